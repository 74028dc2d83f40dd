import type { AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#lab/core/chart/chart-transitions.ts'
import { type AnyExample, failuresOf } from '#lab/core/run/any-example.ts'
import { replay } from '#lab/core/run/replay.ts'
import { type RunStep, StepError } from '#lab/core/run/steps.ts'
import type { InspectedActor } from './inspected-actors.ts'

/** Returns the recorded steps of an actor, without those that a run on the example's fakes takes automatically. */
export function stepsOf({ steps, depth }: InspectedActor, example: AnyExample): readonly RunStep[] {
  const failures = Object.keys(failuresOf(example))
  const kindOf = (kind = '') => failures.find(known => known === kind) ?? failures[0] ?? kind
  return (steps ?? [])
    .filter(step => !('src' in step) || example.actors.includes(step.src))
    .map(step => {
      if ('src' in step) {
        const use = step.of ? { ...step, of: step.of.slice(depth) } : step
        return use.do === 'fail' ? { ...use, kind: kindOf(use.kind) } : use
      }
      if (step.do !== 'send') return step
      const { to = [], ...sent } = step
      return to.length > depth ? { ...sent, to: to.slice(depth) } : sent
    })
}

/** Result of replaying recorded steps of the app on an example's fakes. */
export type FakesReplay = {
  /** Name of the example's input that matches the recording best. */
  input: string
  /** Steps that the replay took. */
  steps: readonly RunStep[]
  /** Step that the fakes refuse, and the reason; null if the replay took all steps. */
  refused: { step: RunStep; reason: string } | null
  /** True if the replay ends in the same states as the app's actor. */
  isSame: boolean
}

/** Takes the steps in order until the fakes refuse one. `states` are the app's active states. */
async function replayFrom(
  input: string,
  example: AnyExample,
  steps: readonly RunStep[],
  states: readonly string[],
): Promise<FakesReplay> {
  const run = await replay(example, { input, steps: [] })
  const replayed: RunStep[] = []
  let refused: FakesReplay['refused'] = null
  for (const step of steps) {
    try {
      await run.take(step)
    } catch (error) {
      if (!(error instanceof StepError)) throw error
      refused = { step, reason: error.message }
      break
    }
    replayed.push(step)
  }
  const { _nodes }: AnyMachineSnapshot = run.actor.getSnapshot()
  run.actor.stop()
  const isSame = _nodes.length === states.length && _nodes.every(node => states.includes(pathOf(node)))
  return { input, steps: replayed, refused, isSame }
}

const rank = ({ steps, isSame }: FakesReplay) => steps.length + (isSame ? 0.5 : 0)

/**
 * Replays recorded steps on the fakes of an example. Tries all inputs and picks the input that allows the most steps.
 * Prefers a replay that ends in `states`, the app's active states.
 */
export async function replayOnFakes(
  example: AnyExample,
  steps: readonly RunStep[],
  states: readonly string[],
): Promise<FakesReplay> {
  const tried: FakesReplay[] = []
  for (const input of Object.keys(example.inputs)) tried.push(await replayFrom(input, example, steps, states))
  const [best] = tried.toSorted((a, b) => rank(b) - rank(a))
  if (!best) throw new StepError('There is no input')
  return best
}
