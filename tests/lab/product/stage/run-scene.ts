// Modules that the app preloads when it is idle. Without them, the first scene would wait for their imports.
import '#patterns/deletion/deletion-dialog.tsx'
import '#features/trades/paste/paste-dialog.tsx'
import '#ui/overlays/menu.tsx'
import '#ui/charts/stacked-months.tsx'
import { onTestFinished, vi } from 'vitest'
import type { Run } from '#lab/core/run/replay.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { perform, showOnMock } from '#lab/product/stage/perform.tsx'
import type { MockScreen, Scene } from '#lab/product/stage/scene.ts'

/** Runs a few turns of the event loop, so that React renders and the mock responds. */
async function takeTurns() {
  for (let turn = 0; turn < 4; turn += 1) await new Promise(resolve => setImmediate(resolve))
}

async function advance(ms: number) {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(ms)
  await takeTurns()
}

/** Advances the fake clock until `work` is done. Returns its result. */
export async function onFakeClock<Result>(work: Promise<Result>): Promise<Result> {
  const ending = work.then(
    () => true,
    () => true,
  )
  for (let round = 0; round < 3000; round += 1) {
    await advance(10)
    if (await Promise.race([ending, Promise.resolve(false)])) return work
  }
  throw new Error(`The screen waits for more than 30 s: ${document.body.textContent}`)
}

/**
 * Advances the fake clock until the page has not changed for 500 ms of fake time. @throws if the page never settles.
 */
export async function settle(): Promise<void> {
  let calm = 0
  const observer = new MutationObserver(() => {
    calm = 0
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let round = 0; calm < 5; round += 1) {
    if (round === 100) throw new Error('The screen keeps changing')
    calm += 1
    await advance(100)
  }
  observer.disconnect()
}

/** Prepares the page for a screen on a fake clock. Returns the element for the screen. */
function prepare(): HTMLElement {
  // Disables React's test mode, so that React schedules renders itself, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  vi.stubEnv('TZ', 'UTC')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(draw, 16, performance.now()))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  const element = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => {
    element.remove()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
  return element
}

/** Renders a scene on a fake clock, and takes the steps of the course. */
export async function runScene(scene: Scene, course: { input: string; steps: readonly RunStep[] }): Promise<Run> {
  const { run, stop } = await onFakeClock(perform(scene, course, prepare()))
  onTestFinished(stop)
  await settle()
  return run
}

/** Renders a screen on the mock and on a fake clock. */
export async function renderOnMock(screen: MockScreen): Promise<void> {
  onTestFinished(showOnMock(screen, prepare()))
  await settle()
}
