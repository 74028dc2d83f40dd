import type { AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#lab/core/chart/chart-transitions.ts'
import { innermost } from '#lab/core/paths/parts.ts'
import { reuseMachine } from '#lab/core/paths/reuse-machine.ts'
import { eventsOf } from '#lab/core/paths/state-position.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { replay } from '#lab/core/run/replay.ts'
import type { Course, RunStep } from '#lab/core/run/steps.ts'
import type { Snapshot } from '#lab/product/gallery/snapshot.ts'
import { fieldsIn } from '#rules/fields.ts'

/** Exports of a machine's module, including its selectors. */
export type Selectors = Readonly<Record<string, unknown>>

/**
 * Returns the names of the boolean selectors that are true, such as `isEmpty`, plus `problem` if the snapshot has a
 * problem.
 */
function factsOf(snapshot: AnyMachineSnapshot, selectors: Selectors): readonly string[] {
  const names = Object.entries(selectors).flatMap(([name, select]) =>
    /^is[A-Z]/.test(name) && typeof select === 'function' && select(snapshot) === true ? name : [],
  )
  const { problem } = fieldsIn(snapshot.context)
  return [...(problem ? ['problem'] : []), ...names.toSorted()]
}

/** Returns the types of the example's events that are enabled in a snapshot. */
export const enabledEvents = (snapshot: AnyMachineSnapshot, example: AnyExample): readonly string[] => [
  ...new Set(
    eventsOf(example)
      .filter(event => snapshot.can(event))
      .map(({ type }) => type),
  ),
]

/** Returns the innermost active states, in definition order. */
const restingNodes = (snapshot: AnyMachineSnapshot) =>
  innermost(snapshot).toSorted((one, other) => one.order - other.order)

/** Returns the number of calls that end with an output other than the fake's. */
const otherAnswersIn = ({ steps }: Snapshot) =>
  steps.filter(step => step.do === 'answer' && step.as !== undefined).length

const keyOf = (...parts: readonly unknown[]) => JSON.stringify(parts)

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, place) => number !== other[place])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/** Returns all distinct beginnings of courses, shortest first. */
function beginningsOf(courses: readonly Course[]) {
  const all = courses.flatMap(({ input, steps }) =>
    [...steps, null].map((_, count) => ({ input, steps: steps.slice(0, count) })),
  )
  const once = new Map(all.map(course => [keyOf(course), course]))
  return [...once.values()].toSorted((one, other) => one.steps.length - other.steps.length)
}

/** Removes each fact that is the same in all snapshots with the same states. */
function withTellingFacts(snapshots: readonly Snapshot[]): readonly Snapshot[] {
  const all = [...new Set(snapshots.flatMap(({ facts }) => facts))]
  const byStates = [...Map.groupBy(snapshots, ({ states }) => keyOf(states)).values()]
  const isTelling = (fact: string) =>
    byStates.some(same => new Set(same.map(({ facts }) => facts.includes(fact))).size > 1)
  const telling = new Set(all.filter(isTelling))
  return snapshots.map(snapshot => ({ ...snapshot, facts: snapshot.facts.filter(fact => telling.has(fact)) }))
}

/**
 * Finds the snapshots of a machine: the shortest course to each combination of input, settled state and selectors.
 * Tries all prefixes of `paths`. Also tries each prefix with another output or a failure of a pending call.
 */
export async function findSnapshots(
  example: AnyExample,
  paths: readonly Course[],
  selectors: Selectors,
): Promise<readonly Snapshot[]> {
  const snapshots = new Map<string, Snapshot>()
  const order = new Map<string, number>()
  const provide = reuseMachine(example)
  async function note(input: string, steps: readonly RunStep[]): Promise<readonly string[]> {
    const { actor, uses } = await replay(example, { input, steps }, { provide })
    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    const actors = uses().map(({ src }) => src)
    const takes = enabledEvents(snapshot, example)
    actor.stop()
    if (snapshot.status === 'active') {
      const nodes = restingNodes(snapshot)
      for (const node of nodes) order.set(pathOf(node), node.order)
      const [states, facts] = [nodes.map(pathOf), factsOf(snapshot, selectors)]
      const key = keyOf(input, states, facts)
      const known = snapshots.get(key)
      if (!known || known.steps.length > steps.length) snapshots.set(key, { input, steps, states, facts, takes })
    }
    return [...new Set(actors)]
  }
  for (const { input, steps } of beginningsOf(paths)) {
    for (const src of await note(input, steps)) {
      for (const as of Object.keys(example.otherAnswers?.[src] ?? {})) {
        await note(input, [...steps, { do: 'answer', src, as }])
      }
      await note(input, [...steps, { do: 'fail', src, kind: 'server' }])
    }
  }
  const inputs = Object.keys(example.inputs)
  const rank = (snapshot: Snapshot) => [
    ...snapshot.states.map(state => order.get(state) ?? 0),
    snapshot.steps.length,
    otherAnswersIn(snapshot),
    inputs.indexOf(snapshot.input),
  ]
  return withTellingFacts([...snapshots.values()].toSorted((one, other) => compare(rank(one), rank(other))))
}

/** Serializes snapshots as one JSON object per line. */
export const writeSnapshots = (snapshots: readonly Snapshot[]): string =>
  snapshots.map(snapshot => `${JSON.stringify(snapshot)}\n`).join('')
