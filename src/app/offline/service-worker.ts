/*
 * Service worker: starts the app without a connection. Registered only in browsers that need it: see new-version.tsx.
 *
 * - Input: the files of the build, which the build inserts, and the page's language, from the worker's own URL.
 * - Stores index.html, scripts of that language, styles and fonts. Stores no response of the API.
 * - Responds to navigations with the stored index.html, and to requests for stored files. All other requests pass to
 *   the network untouched.
 * - A new version waits until a page sends SKIP_WAITING, or until no page is open.
 */
import { type PrecacheEntry, Route, Serwist } from 'serwist'
import { cachePrefix } from '#actors/device/app-files.ts'
import { apiAddress } from '#api/api-address.ts'

interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

declare const self: {
  readonly __SW_MANIFEST: readonly PrecacheEntry[]
  readonly clients: { matchAll(options: object): Promise<readonly unknown[]> }
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
  skipWaiting(): Promise<void>
}

const files = self.__SW_MANIFEST
const { scope, active, waiting } = self.registration
const language = new URL(self.location.href).searchParams.get('language') ?? 'en'

/** Path of a script below the scope. Each language has a folder with the same file names. */
const scriptPath = /^assets\/([^/]+)\/(.+)$/
const isNeeded = ({ url }: PrecacheEntry) => (scriptPath.exec(url)?.[1] ?? language) === language

/** Prefix of the caches of all versions. */
const prefix = cachePrefix(scope)
/**
 * Identifies a version: the page contains the name of the entry file. That name changes with each change of a script.
 */
const version = files.find(({ url }) => url === './')?.revision
const cacheName = `${prefix}${version}`

const serwist = new Serwist({
  precacheEntries: files.filter(isNeeded),
  precacheOptions: { cacheName, matchOptions: { ignoreVary: true } },
  clientsClaim: true,
})

const api = apiAddress(import.meta.env.VITE_API, self.location.origin)
/** True for URLs of screens. URLs of files have an extension. */
const isScreen = ({ href, pathname }: URL) => !/\.\w+$/.test(pathname) && !`${href}/`.startsWith(`${api}/`)

serwist.registerRoute(
  new Route(({ request, url }) => request.mode === 'navigate' && isScreen(url), serwist.createHandlerBoundToUrl('./')),
)

/**
 * Responds to requests for assets of an older version, from its cache, and for scripts of another language, from the
 * network. If the host lacks the script, returns the script of the stored language: without it, the app could not start
 * after a change of the language.
 */
async function otherAsset({ request }: { request: Request }): Promise<Response> {
  const stored = await caches.match(request, { ignoreVary: true })
  if (stored) return stored
  const response = await fetch(request).catch(() => Response.error())
  if (response.ok) return response
  const [, , file = ''] = scriptPath.exec(request.url.slice(scope.length)) ?? []
  return (await serwist.matchPrecache(`assets/${language}/${file}`)) ?? response
}

serwist.registerRoute(new Route(({ url }) => url.href.startsWith(`${scope}assets/`), otherAsset))

/**
 * Takes over without SKIP_WAITING if the active worker has the same version in another language. A waiting worker is
 * newer than the active one, and so is this worker.
 */
async function replaceOtherLanguage(isStored: Promise<boolean>) {
  const isOther = active && active.scriptURL !== self.location.href
  if (isOther && !waiting && (await isStored)) await self.skipWaiting()
}

/** Deletes the caches of other versions. Other tabs might still load files of these versions. */
async function deleteOtherVersions() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length > 1) return
  const others = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(others.map(name => caches.delete(name)))
}

// Added before the listeners of Serwist, which create the cache.
self.addEventListener('install', event => event.waitUntil(replaceOtherLanguage(caches.has(cacheName))))
self.addEventListener('activate', event => event.waitUntil(deleteOtherVersions()))
serwist.addEventListeners()
