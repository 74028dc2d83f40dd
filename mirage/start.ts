import { createCodeHint } from '#mirage/panel/code-hint.tsx'
import { mountPanel, showFaults } from '#mirage/panel/mount.tsx'
import { registerOffline } from './offline/register.ts'
import { startPersistentMock } from './persistent.ts'
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

/**
 * Starts the mock for the app in a browser, with the button of its panel on the page, and gives what it adds to the
 * screens, its clock, and word of somebody else having been signed in behind the back of the app. `options` are for
 * tests, and so is `stop`.
 */
export async function startMockedScreens(options?: Options) {
  const { mock, controls, stop } = await startReadable(options)
  const listeners = new Set<() => void>()
  const change = async (part: Partial<Situation>) => {
    await controls.change(part)
    if (part.as) for (const listener of listeners) listener()
  }
  registerOffline()
  const unmountPanel = mountPanel({ ...controls, change })
  return {
    aids: { CodeHint: createCodeHint(mock) },
    now: mock.now,
    onSeat: (listener: () => void) => void listeners.add(listener),
    stop: () => {
      unmountPanel()
      stop()
    },
  }
}
