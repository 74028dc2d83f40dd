import { createListeners } from '#domain/listeners.ts'
import { mountPanel, showFaults } from '#mirage/panel/mount-panel.tsx'
import type { PanelTab } from '#mirage/panel/panel-tab.ts'
import { scaleTab } from '#mirage/panel/scale-tab.tsx'
import { createAccountOffer } from '#mirage/panel/sections/account-offer.tsx'
import { createCodeHint } from '#mirage/panel/sections/code-hint.tsx'
import { createFileOffer } from '#mirage/panel/sections/file-offer.tsx'
import { createFakeSerial } from '#mirage/scale/fake-serial.ts'
import { createVirtualScale } from '#mirage/scale/virtual-scale.ts'
import { type Situation, SituationError } from '#mirage/situation/situation.ts'
import { forgetSituation } from '#mirage/situation/visit.ts'
import { startPersistentMock } from './browser-mock.ts'
import { runStepsWhenIdle } from './idle-steps.ts'

type MockOptions = Parameters<typeof startPersistentMock>[0]
type Options = NonNullable<MockOptions> & { tabs?: readonly PanelTab[] }

/** Starts the mock in the requested situation. If that is invalid, shows the errors and then starts with defaults. */
async function startReadable(options: MockOptions) {
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
 * Starts the mock in a browser, and adds the button of its panel to the page. Returns components for the sign-in and
 * import screens (`aids`), the mock's clock (`now`), the name of its dataset (`realm`), and the port of its virtual scale
 * (`serial`). `onSignIn` subscribes to sign-ins from the panel. `prepare` prepares the mock for later calls, once. Only
 * tests use `stop` and options other than `tabs`.
 */
export async function startMockedScreens({ tabs = [], ...options }: Options = {}) {
  const { mock, controls, realm, stop } = await startReadable(options)
  const signIns = createListeners()
  const change = async (part: Partial<Situation>) => {
    await controls.change(part)
    if (part.as) signIns.notify()
  }
  const scale = createVirtualScale()
  const unmountPanel = mountPanel({ ...controls, change }, [scaleTab(scale), ...tabs])
  let stopPreparing: (() => void) | undefined
  return {
    aids: {
      AccountOffer: createAccountOffer(mock),
      CodeHint: createCodeHint(mock),
      FileOffer: createFileOffer(mock),
    },
    now: mock.now,
    realm,
    serial: createFakeSerial(scale),
    onSignIn: signIns.subscribe,
    prepare: () => {
      if (stopPreparing) return
      stopPreparing = runStepsWhenIdle(mock.preparation())
    },
    stop: () => {
      stopPreparing?.()
      unmountPanel()
      stop()
    },
  }
}
