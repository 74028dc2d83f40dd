import type { AnyMachineSnapshot } from 'xstate'
import { actorAt } from '#lab/core/run/child-path.ts'
import { isSameData, isSameStep } from '#lab/core/run/compare-steps.ts'
import type { Run } from '#lab/core/run/replay.ts'
import { settledStates } from '#lab/core/run/settled-states.ts'
import { type RunStep, stepText } from '#lab/core/run/steps.ts'
import type { AnyGestures, Gesture } from './gesture.ts'
import { person } from './person.ts'
import { onFakeClock, settle } from './run-scene.ts'

type SendStep = Extract<RunStep, { do: 'send' }>

/** Returns a predicate that is true for the state `path` and its descendants. */
const isWithinOf = (path: string) => (state: string) => path === state || path.startsWith(`${state}.`)

/**
 * True if `one`, a step sent by the screen, matches the expected `step`. Ignores values that JSON cannot represent.
 */
function isDone(step: SendStep, one: RunStep): boolean {
  if (one.do !== 'send' || !one.lost) return isSameStep(one, step)
  const { lost = [], ...done } = one
  const representable = Object.entries(step.event).filter(([name]) => !lost.includes(name))
  return isSameData(done, { ...step, event: Object.fromEntries(representable) })
}

/**
 * Replays steps on a run's screen and waits for it to settle after each. Steps with a gesture are replayed as user actions. Returns the performed gestures and the errors.
 */
export async function walk(gestures: AnyGestures, run: Run, steps: readonly RunStep[]) {
  const hand = person()
  const walked = { faults: [] as string[], gestures: new Set<string>() }
  const snapshot = (to: readonly string[] = []): AnyMachineSnapshot =>
    (actorAt(run.actor, to) ?? run.actor).getSnapshot()
  const since = (past: number) => run.moments.slice(past).flatMap(({ step }) => step ?? [])

  async function send(step: SendStep, { by, notOffered = {} }: Gesture) {
    const before = snapshot(step.to)
    const past = run.moments.length
    const isAccepted = before.can(step.event)
    if (await onFakeClock(by(hand, step.event as never))) {
      await settle()
      walked.gestures.add(step.event.type)
      if (!isAccepted || since(past).some(one => isDone(step, one))) return
      walked.faults.push(`${stepText(step)} was not sent, but ${since(past).map(stepText).join(', ') || 'nothing'}`)
    } else if (isAccepted) {
      const states = settledStates(before)
      const isKnown = states.some(state => Object.keys(notOffered).some(isWithinOf(state)))
      if (!isKnown) walked.faults.push(`The screen does not offer ${stepText(step)} in ${states.join(' · ')}`)
      await onFakeClock(run.take(step))
    }
  }

  /** Events that the screen sent without a user action after the previous step. They are not sent a second time. */
  let done: readonly RunStep[] = since(0)
  for (const step of steps) {
    if (snapshot().status === 'stopped') break
    const gesture = step.do === 'send' ? gestures[step.event.type] : undefined
    const isByHand = typeof gesture === 'object'
    if (!isByHand && step.do === 'send' && done.some(one => isSameStep(one, step))) continue
    const past = run.moments.length
    if (step.do === 'send' && isByHand) await send(step, gesture)
    else await onFakeClock(run.take(step))
    await settle()
    done = since(past).filter(one => !isSameStep(one, step))
  }
  return walked
}
