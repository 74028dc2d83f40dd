import '#theme/theme.ts'
import { createRoot } from 'react-dom/client'
import { type Aids, startWorld } from '#actors/world.tsx'
import { App } from '#app/app.tsx'

/** The server's address, and what stands in for it where there is none. */
async function reachServer(): Promise<{ server: string; aids: Aids }> {
  if (import.meta.env.VITE_API !== 'mock') return { server: import.meta.env.VITE_API, aids: {} }
  const { startMockedScreens } = await import('#mirage/start.ts')
  return { server: location.origin, aids: startMockedScreens() }
}

async function start() {
  const { server, aids } = await reachServer()
  const world = startWorld({ address: new URL('/api', server).href, locale: navigator.language, aids })
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(<App world={world} />)
}

// Not awaited at the top level: the mock's file imports this one, and each would wait for the other.
void start()
