const address = `${import.meta.env.BASE_URL}service-worker.js?language=${document.documentElement.lang}`

/** Returns the URL of the service worker as a TrustedScriptURL, which the demo's content security policy requires. */
const trustedAddress = () =>
  globalThis.trustedTypes
    ?.createPolicy('threereco-demo', { createScriptURL: () => address })
    .createScriptURL(address) ?? address

/** Registers the service worker in a production build. The demo then works offline from the second visit. */
export function registerOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(trustedAddress()).catch((error: unknown) => {
    // In private windows and without HTTPS, browsers refuse. The demo then works only online.
    // oxlint-disable-next-line no-console -- informs the host of the demo, not its users
    console.warn('This browser can’t store the demo for offline use.', error)
  })
}
