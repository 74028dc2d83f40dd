/** Minimum time between two checks for a new version, in ms. */
const checkInterval = 3_600_000

/** Checks for a new version when the page gets the focus, and every hour while it is visible. */
function keepChecking() {
  let lastCheck = Date.now()
  const check = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine || Date.now() - lastCheck < checkInterval) return
    lastCheck = Date.now()
    navigator.serviceWorker.ready
      .then(registration => registration.update())
      // A failed check needs no report, because the next one follows.
      .catch(() => undefined)
  }
  addEventListener('focus', check)
  document.addEventListener('visibilitychange', check)
  setInterval(check, checkInterval)
}

/**
 * Registers the service worker, so that the app starts without a connection. Call this once, in a build. Reports a
 * failure to the console: the app then needs a connection.
 */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const address = `${import.meta.env.BASE_URL}service-worker.js?language=${document.documentElement.lang}`
  const policy = globalThis.trustedTypes?.createPolicy('threereco', { createScriptURL: () => address })
  keepChecking()
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address)
  } catch (error) {
    reportError(error)
  }
}
