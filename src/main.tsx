import '#theme/theme.ts'
import { createRoot } from 'react-dom/client'
import { type Aids, startWorld } from '#actors/world.tsx'
import { App } from '#app/app.tsx'

let server = import.meta.env.VITE_API
let aids: Aids = {}
if (import.meta.env.VITE_API === 'mock') {
  const { startMockedScreens } = await import('#mirage/start.ts')
  aids = startMockedScreens()
  server = location.origin
}

const world = startWorld({ address: new URL('/api', server).href, locale: navigator.language, aids })
const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<App world={world} />)
