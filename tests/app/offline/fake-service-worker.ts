import { onTestFinished, vi } from 'vitest'

/** Service worker with a state that the test changes. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installed'
  readonly postMessage = vi.fn<(message: unknown, transfer: readonly unknown[]) => void>()
  readonly scriptURL: string

  constructor(language = 'en') {
    super()
    this.scriptURL = `http://localhost:3000/service-worker.js?language=${language}`
  }

  /** True once something waits for the worker's next state. */
  isObserved = false

  override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>) {
    super.addEventListener(...parameters)
    this.isObserved = true
  }

  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** Gives the browser service workers, with one registration, until the test ends. */
export function stubServiceWorkers() {
  const registration = {
    scope: 'http://localhost:3000/',
    active: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    update: vi.fn<() => Promise<void>>(async () => undefined),
    unregister: vi.fn<() => Promise<boolean>>(async () => {
      container.isRegistered = false
      return true
    }),
  }
  const container = Object.assign(new EventTarget(), {
    controller: null as FakeWorker | null,
    ready: Promise.resolve(registration),
    getRegistration: async () => (container.isRegistered ? registration : undefined),
    isRegistered: true,
    register: vi.fn<(address: string) => Promise<typeof registration>>(async () => registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return {
    registration,
    register: container.register,
    setRegistered: (isRegistered: boolean) => {
      container.isRegistered = isRegistered
    },
    control: (worker: FakeWorker) => {
      container.controller = worker
      container.dispatchEvent(new Event('controllerchange'))
    },
  }
}
