import type { AnyMachineSnapshot } from 'xstate'
import type { Run } from '#lab/run/replay.ts'
import { restingIn } from '#lab/run/resting-in.ts'
import { isSameData, isSameStep } from '#lab/run/same-steps.ts'
import { type RunStep, stepInWords } from '#lab/run/steps.ts'
import type { Scene } from '#lab/stage/scene.ts'
import { sightsIn, thingInWords } from '#lab/stage/sights/sight.ts'
import { isInSight } from './eyes.ts'
import { becomes, faultsOf } from './faults-of.ts'
import type { AnyGestures, Gesture } from './gesture.ts'
import { person } from './person.ts'

type SendStep = Extract<RunStep, { do: 'send' }>

/** A row of a table, by its name. */
export const rowName = (state: string, when = '') => [state, when].filter(Boolean).join(', ')

/** Whether a state is this one, or within it. */
const isWithinOf = (path: string) => (state: string) => path === state || path.startsWith(`${state}.`)

/** Whether a step was done by hand. What JSON cannot hold of it is not compared. */
function isDone(step: SendStep, one: RunStep, hasOwnValues: boolean): boolean {
  if (hasOwnValues) return one.do === 'send' && one.event.type === step.event.type
  if (one.do !== 'send' || !one.lost) return isSameStep(one, step)
  const { lost = [], ...done } = one
  const kept = Object.entries(step.event).filter(([name]) => !lost.includes(name))
  return isSameData(done, { ...step, event: Object.fromEntries(kept) })
}

/** Takes steps on the screen of a scene, those by hand that a person can do, and looks at it after each of them. */
export async function walk(scene: Scene, gestures: AnyGestures, run: Run, steps: readonly RunStep[]) {
  const hand = person()
  const walked = { faults: [] as string[], rows: new Set<string>(), gestures: new Set<string>() }
  const snapshot = (): AnyMachineSnapshot => run.actor.getSnapshot()
  const since = (past: number) => run.moments.slice(past).flatMap(({ step }) => step ?? [])

  /** Looks at the screen, and for what is told on it since the step with this number. */
  async function look(past: number) {
    const emitted = run.moments.slice(past).flatMap(moment => moment.emitted)
    const news = emitted.flatMap(event => {
      const told = scene.told?.[event.type]
      if (told) walked.rows.add(event.type)
      return (told?.(event) ?? []).map(thing => ({ event, thing }))
    })
    const faults = () => [
      ...faultsOf(scene, snapshot()),
      ...news.flatMap(({ event, thing }) => (isInSight(thing) ? [] : `${event.type}: sees no ${thingInWords(thing)}`)),
    ]
    if (!(await becomes(() => faults().length === 0))) walked.faults.push(...faults())
    for (const { state, sight } of sightsIn(scene.sights, snapshot())) walked.rows.add(rowName(state, sight.when))
  }
  async function send(step: SendStep, { by, notOffered = {}, hasOwnValues = false }: Gesture) {
    const before = snapshot()
    const past = run.moments.length
    const isTaken = before.can(step.event)
    if (await by(hand, step.event as never)) {
      walked.gestures.add(step.event.type)
      if (!isTaken || (await becomes(() => since(past).some(one => isDone(step, one, hasOwnValues))))) return
      walked.faults.push(
        `${stepInWords(step)} was not sent, but ${since(past).map(stepInWords).join(', ') || 'nothing'}`,
      )
    } else if (isTaken) {
      const states = restingIn(before)
      const isKnown = states.some(state => Object.keys(notOffered).some(isWithinOf(state)))
      if (!isKnown) walked.faults.push(`The screen does not offer ${stepInWords(step)} in ${states.join(' · ')}`)
      await run.take(step)
    }
  }

  await look(0)
  /** What the screen sent of itself after the step before, which is not sent again. */
  let done: readonly RunStep[] = []
  for (const step of steps) {
    // What follows is on another screen, or of another run.
    if (snapshot().status === 'stopped' || !restingIn(snapshot()).every(state => state in scene.sights)) break
    const gesture = step.do === 'send' ? gestures[step.event.type] : undefined
    if (typeof gesture === 'string' && done.some(one => isSameStep(one, step))) continue
    const past = run.moments.length
    if (step.do === 'send' && typeof gesture === 'object') await send(step, gesture)
    else await run.take(step)
    await look(past)
    done = since(past).filter(one => !isSameStep(one, step))
  }
  return walked
}
