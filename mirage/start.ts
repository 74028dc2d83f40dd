import { createCodeHint } from '#mirage/panel/code-hint.tsx'
import { mountPanel, showFaults } from '#mirage/panel/mount.tsx'
import { whenIdle } from './idle.ts'
import { registerOffline } from './offline/register.ts'
import { startPersistentMock } from './persistent.ts'
import type { Mock } from './server.ts'
import { type Situation, SituationError } from './situation.ts'
import { forgetSituation } from './visit.ts'

type Options = Parameters<typeof startPersistentMock>[0]

/** The mock in the situation that is asked for; where that cannot be read, as usual, once somebody has seen why. */
async function startReadable(options: Options) {
  try {
    return await startPersistentMock(options)
  } catch (error) {
    if (!(error instanceof SituationError)) throw error
    await showFaults(error.faults)
    forgetSituation()
    return startPersistentMock(options)
  }
}

/** Calls back when another tab has signed somebody else in: the session is one for all of them. */
function watchSeat(mock: Pick<Mock, 'whoIsIn' | 'subscribe'>, onOther: () => void): () => void {
  let seated = mock.whoIsIn()?.username
  const unsubscribe = mock.subscribe(() => {
    seated = mock.whoIsIn()?.username ?? seated
  })
  const look = () => {
    const username = mock.whoIsIn()?.username
    // A session that another tab has ended is met at the next call, as with a server.
    if (username === undefined || username === seated) return
    seated = username
    onOther()
  }
  addEventListener('storage', look)
  return () => {
    unsubscribe()
    removeEventListener('storage', look)
  }
}

/**
 * Starts the mock for the app in a browser, with the button of its panel on the page, and gives what it adds to the
 * screens, its clock, and word of somebody else having been signed in behind the back of the app. `options` are for
 * tests, and so is `stop`.
 */
export async function startMockedScreens(options?: Options) {
  const { mock, controls, stop } = await startReadable(options)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const change = async (part: Partial<Situation>) => {
    await controls.change(part)
    if (part.as) tell()
  }
  const stopWatching = watchSeat(mock, tell)
  registerOffline()
  const unmountPanel = mountPanel({ ...controls, change })
  const stopPreparing = whenIdle(mock.preparation())
  return {
    aids: { CodeHint: createCodeHint(mock) },
    now: mock.now,
    onSeat: (listener: () => void) => void listeners.add(listener),
    stop: () => {
      stopPreparing()
      unmountPanel()
      stopWatching()
      stop()
    },
  }
}
