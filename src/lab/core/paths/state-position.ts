import type { AnyMachineSnapshot } from 'xstate'
import { childrenOf, isOfMachine } from '#lab/core/run/actors.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { Run } from '#lab/core/run/replay.ts'
import { unlessThrown } from '#lab/core/unless-thrown.ts'
import { transitionName } from './parts.ts'

/** Returns all events of an example. */
export const eventsOf = ({ events, otherEvents = [] }: AnyExample) => [...Object.values(events), ...otherEvents]

/** Returns the snapshot of a machine, then the snapshots of its descendant machines. */
export function machinesIn(snapshot: AnyMachineSnapshot): readonly AnyMachineSnapshot[] {
  const below = Object.values(childrenOf(snapshot)).map((child): unknown => child.getSnapshot())
  return [snapshot, ...below.filter(isOfMachine).flatMap(machinesIn)]
}

/** Returns the names of the transitions that an event enables. */
export const enabledBy = (snapshot: AnyMachineSnapshot, event: { type: string }): readonly string[] =>
  snapshot.status === 'active'
    ? unlessThrown(() => snapshot.machine.getTransitionData(snapshot, event).map(transitionName), [])
    : []

/** Calls each guard with only the context, and returns the results. */
function contextGuardResults(snapshot: AnyMachineSnapshot): readonly boolean[] {
  const { guards } = snapshot.machine.implementations
  const nodes = snapshot._nodes
    .flatMap(node => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .flatMap(({ guard }) => (typeof guard === 'string' ? guard : []))
  return [...new Set(nodes)].map(name => {
    const guard = guards[name] as ((args: object, params: undefined) => boolean) | undefined
    return unlessThrown(() => guard?.({ context: snapshot.context, event: { type: '' } }, undefined) ?? false, false)
  })
}

/** Converts maps and sets to arrays, because JSON cannot represent them. */
const written = (_key: string, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value)

/** Returns the values of guards that a run assumes. */
const assumptionsOf = ({ moments }: Run) =>
  moments.flatMap(({ step }) => (step?.do === 'assume' ? [[step.guard, step.value]] : []))

/** Returns a key that distinguishes states, contexts and inputs, including those of child machines. */
export function exactPosition(run: Run, snapshot: AnyMachineSnapshot = run.actor.getSnapshot()): string {
  const machines = machinesIn(snapshot).map(({ status, value, context }) => [status, value, context])
  return JSON.stringify([run.input, assumptionsOf(run), machines], written)
}

/**
 * Returns a key of the facts that determine the next steps: states, tags, child machines and guard results. Contexts
 * with equal guard results share a place, because the number of places would otherwise be infinite.
 */
export function placeOf(run: Run, example: AnyExample): string {
  const snapshot: AnyMachineSnapshot = run.actor.getSnapshot()
  const below = machinesIn(snapshot)
    .slice(1)
    .map(({ machine, value }) => JSON.stringify([machine.id, value]))
  return JSON.stringify([
    snapshot.status,
    snapshot.value,
    [...snapshot.tags].toSorted(),
    contextGuardResults(snapshot),
    eventsOf(example).map(event => enabledBy(snapshot, event)),
    [...new Set(below)].toSorted(),
    assumptionsOf(run),
  ])
}
