import { t } from '#messages/message.ts'
import { dismissToast, toast } from '#ui/feedback/toasts.ts'

const id = 'new-version'

type Page = {
  /** True if a reload would interrupt work. */
  isUnsaved: () => boolean
  reload: () => void
}

/**
 * Makes the waiting version take over, then reloads. Reloads at once if none waits, because another tab made it take
 * over.
 */
function activate({ waiting }: ServiceWorkerRegistration, reload: () => void) {
  if (!waiting) return reload()
  waiting.addEventListener('statechange', () => {
    // Redundant: an even newer version replaced it.
    if (waiting.state === 'activated' || waiting.state === 'redundant') reload()
  })
  waiting.postMessage({ type: 'SKIP_WAITING' }, [])
}

/** Returns a function that is true once another version controls this page, because the user reloaded another tab. */
function watchController(signal: AbortSignal): () => boolean {
  const container = navigator.serviceWorker
  let { controller } = container
  let isReplaced = false
  container.addEventListener(
    'controllerchange',
    () => {
      // A worker with another URL has another language. The first worker of a page replaces none.
      isReplaced ||= controller?.scriptURL === container.controller?.scriptURL
      controller = container.controller
    },
    { signal },
  )
  return () => isReplaced
}

/**
 * Shows a toast while a new version is ready and the page has no unsaved work, until the signal aborts. Polls every
 * second, because forms report no change of their unsaved work.
 */
export async function offerNewVersion({ isUnsaved, reload }: Page, signal: AbortSignal) {
  const isReplaced = watchController(signal)
  const registration = await navigator.serviceWorker.ready
  if (signal.aborted) return
  let isOffered = false
  let isAccepted = false
  const onPress = () => {
    isOffered = false
    if (isUnsaved()) return
    isAccepted = true
    activate(registration, reload)
  }
  const poll = () => {
    const isDue = !isAccepted && (registration.waiting !== null || isReplaced()) && !isUnsaved()
    if (isDue === isOffered) return
    isOffered = isDue
    if (!isDue) return dismissToast(id)
    const action = { label: t('Reload'), onPress }
    const staying = { duration: Number.POSITIVE_INFINITY, position: 'bottom-center' } as const
    toast({ id, kind: 'info', title: t('New version available'), action, ...staying })
  }
  poll()
  const polling = setInterval(poll, 1000)
  signal.addEventListener('abort', () => clearInterval(polling))
}
