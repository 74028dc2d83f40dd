import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import type { BaseLocationHook } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Camera } from '#actors/camera/camera.ts'
import { startEnvironment } from '#actors/environment.tsx'
import { App } from '#app/app.tsx'
import type { Serial } from '#domain/scale/serial.ts'
import { type Step, startMock } from '#mirage/mock.ts'
import type { ServerName } from '#mirage/situation/situation.ts'

type Options = {
  /** Initial path with its query string. */
  path?: string
  /** Username of the signed-in user. Default: signed out. */
  as?: string
  /** Sign-in step. Default: verified. */
  step?: Step
  /** Server that the mock imitates. Default: the server of the specification. */
  server?: ServerName
  /** Changes the mock's data before the first request. */
  prepare?: (store: ReturnType<typeof startMock>['store']) => void
  locale?: string
  /** Clock of the server. Default for both clocks: the real time. */
  serverClock?: () => number
  computer?: () => number
  /** Serial ports. Default: a browser without Web Serial. */
  serial?: Serial
  /** Camera that reads barcodes. Default: none. */
  camera?: Camera
}

export type RenderedApp = ReturnType<typeof renderApp>

/** In-memory address bar: `history` for Back, and `visited` with all URLs so far, including replaced ones. */
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
 * Renders the app at a path, as a user, with its own mock. Tests use `mock.switches` to inject failures, as the mock panel does. `path()` returns the current URL.
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
  serial,
  camera,
}: Options = {}) {
  const mock = startMock({ latency: 0, storage: null, now: serverClock, server })
  prepare?.(mock.store)
  if (as !== undefined) mock.signInAs(as, step)
  const { hook, history, visited, go } = addressBar(path)
  const environment = startEnvironment({
    address: new URL('/api', location.origin).href,
    locale,
    now: computer,
    // Longer than in the app, because a test might take that long on a slow computer.
    cacheTimes: { firstRetry: 1, freshFor: 80_000 },
    timeout: 80_000,
    ...(serial && { serial }),
    ...(camera && { camera }),
  })
  const { unmount } = render(<App environment={environment} hook={hook} />)
  const close = () => {
    unmount()
    environment.session.stop()
    mock.shutdown()
  }
  onTestFinished(close)
  return {
    /** Unmounts the app and stops the mock before the test ends. */
    close,
    mock,
    environment,
    // jsdom does not apply style sheets, so the `pointer-events` check would give wrong results.
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    path: () => history.at(-1) ?? '',
    history,
    visited,
    go,
    /** Returns the answered requests with this name, oldest first. */
    callsOf: (name: string) => mock.calls.list().filter(call => call.name === name && call.took !== null),
  }
}

/** Replaces the roles and permissions of a user by these permissions. */
export const permitOnly = (store: ReturnType<typeof startMock>['store'], username: string, ...permissions: string[]) =>
  store.users.update(store.userNamed(username)?.id ?? '', { roleIds: [], permissions })

export const naledi = 'naledi@umhlangametals.example'
export const sipho = 'sipho@umhlangametals.example'
export const thandi = 'thandi@umhlangametals.example'
export const lindiwe = 'lindiwe@threereco.example'
export const bongani = 'bongani@collect.example'
export const ayesha = 'ayesha@greenloop.example'
