import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import type { BaseLocationHook } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { startEnvironment } from '#actors/environment.tsx'
import { App } from '#app/app.tsx'
import { type Step, startMock } from '#mirage/mock.ts'
import type { ServerName } from '#mirage/situation/situation.ts'

type Options = {
  /** The first address, with its search. */
  path?: string
  /** The username of the signed-in user; signed out by default. */
  as?: string
  /** The step of signing in; verified by default. */
  step?: Step
  /** As which server the mock answers; as specified by default. */
  server?: ServerName
  /** Changes the data before the first call. */
  prepare?: (store: ReturnType<typeof startMock>['store']) => void
  /** The locale of numbers. */
  locale?: string
  /** The clock of the server, and that of the computer, which is the same by default. */
  serverClock?: () => number
  computer?: () => number
}

export type RenderedApp = ReturnType<typeof renderApp>

/** An address bar in memory: the history for Back, and every address so far, including replaced ones. */
function addressBar(path: string) {
  const memory = memoryLocation({ path, record: true })
  const visited = [path]
  const go: typeof memory.navigate = (to, options) => {
    visited.push(to)
    memory.navigate(to, options)
  }
  const useAddress: BaseLocationHook = () => [memory.hook()[0], go]
  return { hook: Object.assign(useAddress, { searchHook: memory.searchHook }), history: memory.history, visited, go }
}

/**
 * The whole app on a mock of its own, at a path, as a user. Failures are set with `mock.switches`, as in the panel;
 * `path()` is the current address.
 */
export function renderApp({
  path = '/',
  as,
  step = 'verified',
  server = 'specified',
  prepare,
  locale = 'en-US',
  serverClock = Date.now,
  computer = serverClock,
}: Options = {}) {
  const mock = startMock({ latency: 0, storage: null, now: serverClock, server })
  prepare?.(mock.store)
  if (as !== undefined) mock.signInAs(as, step)
  const { hook, history, visited, go } = addressBar(path)
  const environment = startEnvironment({
    address: new URL('/api', location.origin).href,
    locale,
    now: computer,
    firstRetry: 1,
    // On a busy computer a test might hold a response back for longer than the usual 10 s.
    timeout: 80_000,
  })
  const { unmount } = render(<App environment={environment} hook={hook} />)
  const close = () => {
    unmount()
    environment.session.stop()
    mock.shutdown()
  }
  onTestFinished(close)
  return {
    /** Closes the tab and the server, before the test ends. */
    close,
    mock,
    environment,
    // Styles of sheets are unknown to jsdom, and so is what they keep from the pointer.
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    path: () => history.at(-1) ?? '',
    history,
    visited,
    go,
    /** The answered calls of one name, oldest first. */
    callsOf: (name: string) => mock.calls.list().filter(call => call.name === name && call.took !== null),
  }
}

export const naledi = 'naledi@umhlangametals.example'
export const sipho = 'sipho@umhlangametals.example'
export const thandi = 'thandi@umhlangametals.example'
export const lindiwe = 'lindiwe@threereco.example'
export const bongani = 'bongani@collect.example'
export const ayesha = 'ayesha@greenloop.example'
