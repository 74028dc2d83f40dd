type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

const address = `${import.meta.env.BASE_URL}service-worker.js`

/** The one address of a script that a page of the demo gives as text; its policy has browsers ask for this type of it. */
function trustedAddress() {
  if (!('trustedTypes' in window)) return address
  const policies = window.trustedTypes as Policies
  return policies.createPolicy('threereco-demo', { createScriptURL: () => address }).createScriptURL(address)
}

/** Has the browser keep a built demo, so that it works without a connection from the second visit on. */
export function registerOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(trustedAddress()).catch((error: unknown) => {
    // A private window or a page without https keeps nothing; the demo works all the same.
    // oxlint-disable-next-line no-console -- it concerns whoever hosts the demo, and nobody who clicks through it
    console.warn('This browser does not keep the demo for the time without a connection.', error)
  })
}
