import { createRoot } from 'react-dom/client'
import { memoryLocation } from 'wouter/memory-location'
import type { AnyActor, AnyStateMachine, InspectionEvent } from 'xstate'
import { startEnvironment } from '#actors/environment.tsx'
import type { Instrument } from '#actors/make-actor.ts'
import { readPreferences } from '#actors/preference-store.ts'
import { App } from '#app/app.tsx'
import { actorOf } from '#lab/core/run/actors.ts'
import { type Run, type RunOptions, replay } from '#lab/core/run/replay.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { exampleTime } from '#machines/example.ts'
import type { SessionActor } from '#machines/session/session.selectors.ts'
import { startMock } from '#mirage/mock.ts'
import { PartOfScreen } from './part-of-screen.tsx'
import type { MockScreen, Scene } from './scene.ts'

/** Fixed time, so that screenshots of a state are identical. */
const now = () => exampleTime

/**
 * Replaces the first actor of this machine that a screen creates with an actor of the run's machine and options.
 * `opened` resolves when that actor receives an event of type `event`.
 */
function substituteActor(machine: AnyStateMachine, { inspect, ...run }: RunOptions, event: string) {
  const { promise: opened, resolve } = Promise.withResolvers<AnyActor>()
  let isDone = false
  const watch = (inspected: InspectionEvent) => {
    if (typeof inspect === 'function') inspect(inspected)
    else inspect.next?.(inspected)
    const isIt = inspected.type === '@xstate.event' && inspected.event.type === event
    if (isIt && inspected.actorRef.sessionId === inspected.rootId) resolve(actorOf(inspected.actorRef))
  }
  const instrument: Instrument = (logic, options) => {
    if (isDone || !('id' in logic) || logic.id !== machine.id) return [logic, options]
    isDone = true
    return [machine, { ...run, inspect: watch }]
  }
  return { instrument, opened }
}

const aborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * Starts the mock of a screen, in memory with a fixed clock. `render` shows the screen, and passes its actors through
 * `instrument`. `signal` stops everything at any time.
 */
function openScreen(
  { account, path = () => '/', Part }: MockScreen & Pick<Scene, 'Part'>,
  input: string,
  element: Element,
  signal?: AbortSignal,
) {
  const mock = startMock({ latency: 0, storage: null, now })
  mock.signInAs(account, 'verified')
  const { hook: pathHook, searchHook } = memoryLocation({ path: path(mock, input) })
  const hook = Object.assign(pathHook, { searchHook })
  const root = createRoot(element)
  let session: SessionActor | undefined
  const stop = () => {
    root.unmount()
    session?.stop()
    mock.shutdown()
  }
  signal?.addEventListener('abort', stop, { once: true })
  const render = (instrument?: Instrument) => {
    const environment = startEnvironment({
      address: new URL('/api', location.origin).href,
      // Separates the sessions of different previews.
      realm: crypto.randomUUID(),
      initialPreferences: readPreferences(),
      now,
      ...(instrument && { instrument }),
    })
    session = environment.session
    root.render(
      Part ? (
        <PartOfScreen {...{ environment, hook }}>
          <Part />
        </PartOfScreen>
      ) : (
        <App {...{ environment, hook }} />
      ),
    )
  }
  return { render, stop }
}

/** Shows a screen of the product on the mock, without a run. Returns a function that stops everything. */
export function showOnMock(screen: MockScreen, element: Element, signal?: AbortSignal): () => void {
  const { render, stop } = openScreen(screen, '', element, signal)
  render()
  return stop
}

/**
 * Renders a screen of the product, runs one of its actors on the lab's fakes, and takes the steps. Everything else runs
 * on the mock. `signal` stops everything at any time.
 * @throws StepError
 */
export async function perform(
  { example, opens = 'xstate.init', ...screen }: Scene,
  course: { input: string; steps: readonly RunStep[] },
  element: Element,
  signal?: AbortSignal,
): Promise<{ run: Run; stop: () => void }> {
  const { render, stop } = openScreen(screen, course.input, element, signal)
  try {
    const run = await replay(example, course, {
      isRecorded: true,
      make(machine, options) {
        const { instrument, opened } = substituteActor(machine, options, opens)
        render(instrument)
        return Promise.race([opened, aborted(signal)])
      },
    })
    return { run, stop }
  } catch (error) {
    stop()
    throw error
  }
}
