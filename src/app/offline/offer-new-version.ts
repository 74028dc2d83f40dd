import { deleteAppFiles, storeAppFiles } from '#actors/device/app-files.ts'
import { whenIdle } from '#actors/when-idle.ts'
import { t } from '#messages/message.ts'
import { dismissToast, toast } from '#ui/feedback/toasts.ts'

const id = 'new-version'

/** Minimum time between two checks for a new version, in ms. */
const checkInterval = 3_600_000

type Page = {
  /** True if this browser stores the files of the app, so that the app starts without a connection. */
  isStored: boolean
  /** True if a reload would interrupt work. */
  isUnsaved: () => boolean
  reload: () => void
}

/** Source of new versions. */
type Versions = {
  /** Looks for a new version. Rejects if the host cannot be reached. */
  check: () => Promise<unknown>
  isReady: () => boolean
  /** Loads the new version. */
  start: () => void
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

/** Stores the files of the app. Their service worker finds new versions, and stores them. */
async function storedVersions(reload: () => void, signal: AbortSignal): Promise<Versions> {
  const isReplaced = watchController(signal)
  await storeAppFiles()
  const registration = await navigator.serviceWorker.ready
  return {
    check: () => registration.update(),
    isReady: () => registration.waiting !== null || isReplaced(),
    start() {
      const { waiting } = registration
      // None waits if another tab made it take over.
      if (!waiting) return reload()
      waiting.addEventListener('statechange', () => {
        // Redundant: an even newer version replaced it.
        if (waiting.state === 'activated' || waiting.state === 'redundant') reload()
      })
      waiting.postMessage({ type: 'SKIP_WAITING' }, [])
    },
  }
}

/** Compares the page with the page on the host, which preloads its entry file first. Each version has another one. */
async function publishedVersions(reload: () => void): Promise<Versions> {
  const entry = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href.split('/').at(-1) ?? ''
  let isNew = false
  const check = async () => {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' })
    const page = await response.text()
    if (response.ok) isNew = !page.includes(entry)
  }
  if (navigator.serviceWorker?.controller) {
    await deleteAppFiles()
    // The worker might have started an older version.
    await check()
  }
  return { check, isReady: () => isNew, start: reload }
}

/** Checks for a new version when the page gets the focus, and every hour while it is visible, until the abort. */
function keepChecking({ check }: Versions, signal: AbortSignal) {
  let lastCheck = Date.now()
  const checkIfDue = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine || Date.now() - lastCheck < checkInterval) return
    lastCheck = Date.now()
    // A failed check needs no report, because the next one follows.
    check().catch(() => undefined)
  }
  addEventListener('focus', checkIfDue, { signal })
  document.addEventListener('visibilitychange', checkIfDue, { signal })
  const checking = setInterval(checkIfDue, checkInterval)
  signal.addEventListener('abort', () => clearInterval(checking))
}

/**
 * Shows a toast while a new version is ready and the page has no unsaved work, until the signal aborts. Polls every
 * second, because forms report no change of their unsaved work.
 */
export async function offerNewVersion({ isStored, isUnsaved, reload }: Page, signal: AbortSignal) {
  await whenIdle(signal)
  const versions = await (isStored ? storedVersions(reload, signal) : publishedVersions(reload))
  if (signal.aborted) return
  keepChecking(versions, signal)
  let isOffered = false
  let isAccepted = false
  const onPress = () => {
    isOffered = false
    if (isUnsaved()) return
    isAccepted = true
    versions.start()
  }
  const poll = () => {
    const isDue = !isAccepted && versions.isReady() && !isUnsaved()
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
