// Keeps the demo for the time without a connection. The build fills in what it consists of (`files`, relative to where
// this file is) and what tells it from an older one (`version`). An older demo stays whole until its last tab is closed.
const files = self.__FILES__
const cacheName = 'threereco-demo ' + self.registration.scope + ' ' + self.__VERSION__
const isOlder = name => name.startsWith('threereco-demo ' + self.registration.scope + ' ') && name !== cacheName

// Straight from the host: what the browser still keeps of an older version, above all its page, asks for scripts that the
// host no longer has.
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

/** Every address of the app is the one page; the rest are files. */
async function answer(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.mode === 'navigate' ? './' : request)
  return kept ?? fetch(request)
}

self.addEventListener('fetch', event => {
  const { method, url } = event.request
  if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request))
})
