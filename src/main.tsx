import '#theme/theme.ts'
import { createRoot } from 'react-dom/client'
import { browserCamera } from '#actors/camera/camera.ts'
import { type Aids, type Environment, startEnvironment } from '#actors/environment.tsx'
import { localeFor } from '#actors/locale.ts'
import type { Instrument } from '#actors/make-actor.ts'
import { apiAddress } from '#api/api-address.ts'
import { App } from '#app/app.tsx'
import type { Serial } from '#domain/scale/serial.ts'

type Server = {
  /** URL of the API: an origin, with or without a path, or only a path on the page's origin. */
  address: string
  aids?: Aids
  /** Replaces the arguments for each new actor, so that a tool can observe the actor. */
  instrument?: Instrument
  /** Serial ports of this computer, or of the mock's virtual scale. */
  serial: Serial | null
  /** Returns the server's time in epoch milliseconds. Needed if the server's clock differs from this computer's. */
  now?: () => number
  /** Name that separates the sessions of several servers at the same URL. */
  realm?: string
  /** Registers a callback that runs when the mock's panel changes the signed-in user. The app then restarts. */
  onSignIn?: (listener: () => void) => void
  /** Does work that the first screen does not need. Runs when a screen is visible and the page is idle. */
  prepare?: () => void
}

/** Returns an instrument that lets the lab inspect the actors. For the development server only. */
async function inspectByLab(): Promise<Instrument> {
  const { toLab } = await import('#lab/core/inspect/lab-adapter.ts')
  const inspect = toLab({ control: true })
  return (logic, options) => [logic, { ...options, inspect }]
}

/** Returns the configured API server. Builds for the mock return the mock. */
async function reachServer(): Promise<Server> {
  if (import.meta.env.VITE_API !== 'mock') {
    const server = { address: import.meta.env.VITE_API, serial: navigator.serial ?? null }
    return import.meta.env.DEV ? { ...server, instrument: await inspectByLab() } : server
  }
  const [{ startMockedScreens }, { watchMachines }] = await Promise.all([
    import('#mirage/start.ts'),
    import('#lab/product/watch-machines.ts'),
  ])
  const { instrument, tab } = watchMachines()
  const { aids, now, realm, serial, onSignIn, prepare } = await startMockedScreens({ tabs: [tab] })
  return { address: '/', aids, instrument, now, realm, serial, onSignIn, prepare }
}

function rootElement(): Element {
  const element = document.querySelector('#root')
  if (!element) throw new Error('index.html has no #root')
  return element
}

const isLab = () => `${location.pathname}/`.startsWith(`${import.meta.env.BASE_URL}lab/`)

/** Reloads the page after this or another tab changes the language. A hidden tab waits until the user returns. */
function followLanguage({ preferences }: Environment) {
  const before = preferences.get().language
  preferences.subscribe(() => {
    if (preferences.get().language === before) return
    if (document.visibilityState === 'visible') location.reload()
    else addEventListener('visibilitychange', () => location.reload(), { once: true })
  })
}

async function start() {
  if ((import.meta.env.VITE_API === 'mock' || import.meta.env.DEV) && isLab()) {
    const { startLab } = await import('#lab/product/lab.tsx')
    await startLab(rootElement(), `${import.meta.env.BASE_URL}lab`)
    return
  }
  const { address, onSignIn, ...others } = await reachServer()
  const root = createRoot(rootElement())
  let environment: Environment | undefined
  let count = 0
  const show = () => {
    environment?.session.stop()
    environment = startEnvironment({
      address: apiAddress(address, location.origin),
      locale: localeFor(navigator.languages),
      camera: browserCamera(),
      ...others,
    })
    followLanguage(environment)
    count += 1
    root.render(<App key={count} environment={environment} base={import.meta.env.BASE_URL.replace(/\/$/, '')} />)
  }
  show()
  onSignIn?.(show)
  // A page restored from the back/forward cache missed all session changes, so the app restarts.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show()
  })
}

// No top-level await: the mock's module imports this one, so awaiting it here would deadlock.
void start()
