// Makes the demo work offline. The build inserts its files, relative to this one, and its version. The cache of an
// older version stays complete until its last tab closes.
// Scripts are in a folder for each language. Only those of the page's language are cached.
const language = new URL(self.location.href).searchParams.get('language')
const ofOtherLanguage = file => (/^assets\/([^/]+)\//.exec(file)?.[1] ?? language) !== language
const files = self.__FILES__.filter(file => !ofOtherLanguage(file))
const cacheName = 'threereco-demo ' + self.registration.scope + ' ' + self.__VERSION__
const isOlder = name => name.startsWith('threereco-demo ' + self.registration.scope + ' ') && name !== cacheName

// Bypasses the HTTP cache: a cached page of an older version would request scripts that the host has deleted.
const fresh = file => new Request(file, { cache: 'reload' })

self.addEventListener('install', event => {
  event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(files.map(fresh))))
})

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(isOlder).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** Responds to every navigation with the app's page, and to other requests with cached files. */
async function answer(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.mode === 'navigate' ? './' : request)
  return kept ?? fetch(request)
}

self.addEventListener('fetch', event => {
  const { method, url } = event.request
  if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request))
})
