/** Returns the prefix of the caches with files of the app, for the scope of a service worker. */
export const cachePrefix = (scope: string) => `threereco ${scope} `

/** Browsers refuse a second policy with the same name. */
let policy: { createScriptURL(url: string): string } | undefined

/** Resolves when the worker has stored the files and is active. Rejects if it could not store them. */
function activated(worker: ServiceWorker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  worker.addEventListener('statechange', () => {
    if (worker.state === 'redundant') reject(new Error('The files of the app could not be stored'))
    else if (worker.state === 'activated') resolve()
  })
  return promise
}

/**
 * Stores the files of the app by registering its service worker, so that the app starts without a connection. Rejects
 * if this fails. Does nothing in development, and in browsers without service workers.
 */
export async function storeAppFiles(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const address = `${import.meta.env.BASE_URL}service-worker.js?language=${document.documentElement.lang}`
  policy ??= globalThis.trustedTypes?.createPolicy('threereco', { createScriptURL: () => address })
  const { active, waiting, installing } = await navigator.serviceWorker.register(
    policy?.createScriptURL(address) ?? address,
  )
  const first = installing ?? waiting
  if (!active && first) await activated(first)
}

/**
 * Returns the registration of the app's service worker; undefined if there is none. Ignores the worker of another app
 * on the same origin with a wider scope.
 */
export async function appFilesRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.scope === new URL(import.meta.env.BASE_URL, location.href).href ? registration : undefined
}

/** Deletes the stored files of the app. Open pages still use the service worker until they reload. */
export async function deleteAppFiles(): Promise<void> {
  const registration = await appFilesRegistration()
  if (!registration) return
  await registration.unregister()
  const names = (await caches.keys()).filter(name => name.startsWith(cachePrefix(registration.scope)))
  await Promise.all(names.map(name => caches.delete(name)))
}
