import { appFilesRegistration, deleteAppFiles, storeAppFiles } from '#actors/device/app-files.ts'
import { whenIdle } from '#actors/when-idle.ts'
import { t } from '#messages/message.ts'
import { dismissToast, toast } from '#ui/feedback/toasts.ts'
import { preloadParts } from '#ui/lazy-part.ts'

const id = 'new-version'

/** Minimum time between two checks for a new version, in ms. */
const checkInterval = 3_600_000

type Page = {
  /** True if this browser should store the files of the app, so that the app starts without a connection. */
  isStored: () => boolean
  /** True if a reload would interrupt work. */
  isUnsaved: () => boolean
  reload: () => void
}

/** Returns a function that is true once another version controls this page, because the user reloaded another tab. */
function watchController(signal: AbortSignal): () => boolean {
  const container = navigator.serviceWorker
  let { controller } = container
  let isReplaced = false
  container.addEventListener(
    'controllerchange',
    () => {
      // A worker with another URL has another language. The first worker of a page replaces no other worker.
      isReplaced ||= controller?.scriptURL === container.controller?.scriptURL
      controller = container.controller
    },
    { signal },
  )
  return () => isReplaced
}

/**
 * Finds new versions through the service worker if the browser stores the files of the app. Otherwise, checks whether
 * the page on the host still contains the first preloaded file of this page: the entry file, which differs between
 * versions.
 */
async function followVersions({ isStored, reload }: Page, signal: AbortSignal) {
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  const entry = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href.split('/').at(-1) ?? ''
  const isReplaced = container ? watchController(signal) : () => false
  let registration: ServiceWorkerRegistration | undefined
  let isNew = false
  /** Checks for a new version. Ignores a failure, because the next check follows. */
  async function check() {
    try {
      // The user might have chosen to work offline since the last check.
      registration = await appFilesRegistration()
      if (registration) return void (await registration.update())
      // A page can be controlled by a deleted worker, which returns its stored page for the plain URL.
      const response = await fetch(`${import.meta.env.BASE_URL}?check`, { cache: 'no-cache' })
      if (response.ok) isNew = !(await response.text()).includes(entry)
    } catch {}
  }
  if (isStored()) {
    await storeAppFiles()
    registration = await appFilesRegistration()
  } else if (container?.controller && navigator.onLine) {
    await deleteAppFiles()
    // The deleted worker might have loaded an older version.
    await check()
  }
  return {
    check,
    isReady: () => isNew || isReplaced() || Boolean(registration?.waiting),
    /** Loads the new version. */
    start() {
      const waiting = registration?.waiting
      // No worker waits if another tab has already activated it.
      if (!waiting) return reload()
      waiting.addEventListener('statechange', () => {
        // Redundant means that an even newer version has replaced the worker.
        if (waiting.state === 'activated' || waiting.state === 'redundant') reload()
      })
      waiting.postMessage({ type: 'SKIP_WAITING' }, [])
    },
  }
}

/** Checks for a new version when the page gets the focus, and every hour while it is visible, until the abort. */
function keepChecking(check: () => Promise<void>, signal: AbortSignal) {
  let lastCheck = Date.now()
  const checkIfDue = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine || Date.now() - lastCheck < checkInterval) return
    lastCheck = Date.now()
    void check()
  }
  addEventListener('focus', checkIfDue, { signal })
  document.addEventListener('visibilitychange', checkIfDue, { signal })
  const checking = setInterval(checkIfDue, checkInterval)
  signal.addEventListener('abort', () => clearInterval(checking))
}

// Polls every second, because forms report no change of their unsaved work.
/** Shows a toast while a new version is ready and the page has no unsaved work, until the signal aborts. */
export async function offerNewVersion(page: Page, signal: AbortSignal) {
  await whenIdle(signal)
  // Afterwards, the worker finds most files in the HTTP cache.
  await preloadParts()
  await whenIdle(signal)
  const versions = await followVersions(page, signal)
  if (signal.aborted) return
  keepChecking(versions.check, signal)
  const { isUnsaved } = page
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
