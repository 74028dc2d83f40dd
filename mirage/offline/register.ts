/** Has the browser keep a built demo, so that it works without a connection from the second visit on. */
export function registerOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service-worker.js`).catch((error: unknown) => {
    // A private window or a page without https keeps nothing; the demo works all the same.
    // oxlint-disable-next-line no-console -- it concerns whoever hosts the demo, and nobody who clicks through it
    console.warn('This browser does not keep the demo for the time without a connection.', error)
  })
}
