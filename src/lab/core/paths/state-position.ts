import type { AnyMachineSnapshot } from 'xstate'
import { childrenOf, isOfMachine } from '#lab/core/run/actors.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { Run } from '#lab/core/run/replay.ts'
import { transitionName } from './parts.ts'

/** Returns all events of an example. */
export const eventsOf = ({ events, otherEvents = [] }: AnyExample) => [...Object.values(events), ...otherEvents]

/** Returns the snapshot of a machine, then the snapshots of its descendant machines. */
export function machinesIn(snapshot: AnyMachineSnapshot): readonly AnyMachineSnapshot[] {
  const below = Object.values(childrenOf(snapshot)).map((child): unknown => child.getSnapshot())
  return [snapshot, ...below.filter(isOfMachine).flatMap(machinesIn)]
}

/**
 * Returns `otherwise` if the code of a machine throws: a guard might need a payload that the example lacks. The
 * run itself reports the error.
 */
export function unlessThrown<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}

/** Returns the names of the transitions that an event enables. */
export const enabledBy = (snapshot: AnyMachineSnapshot, event: { type: string }): readonly string[] =>
  snapshot.status === 'active'
    ? unlessThrown(() => snapshot.machine.getTransitionData(snapshot, event).map(transitionName), [])
    : []

/** Calls each guard with only the context, and returns the results. */
function contextGuardResults(snapshot: AnyMachineSnapshot): readonly boolean[] {
  const { guards } = snapshot.machine.implementations
  const asked = snapshot._nodes
    .flatMap(node => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .flatMap(({ guard }) => (typeof guard === 'string' ? guard : []))
  return [...new Set(asked)].map(name => {
    const guard = guards[name] as ((args: object, params: undefined) => boolean) | undefined
    return unlessThrown(() => guard?.({ context: snapshot.context, event: { type: '' } }, undefined) ?? false, false)
  })
}

/** Converts maps and sets to arrays, because JSON cannot represent them. */
const written = (_key: string, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value)

/**
 * Returns two keys for the current position in a run. `place` covers what determines the next steps: states, tags,
 * child machines and guard results. Contexts with equal guard results share a place, because the number of places would
 * otherwise be infinite. `exact` also distinguishes contexts and inputs.
 */
export function statePosition(
  { actor, moments }: Run,
  example: AnyExample,
  input: string,
): { place: string; exact: string } {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const machines = machinesIn(snapshot)
  const below = machines.slice(1).map(({ machine, value }) => JSON.stringify([machine.id, value]))
  const place = JSON.stringify([
    snapshot.status,
    snapshot.value,
    [...snapshot.tags].toSorted(),
    contextGuardResults(snapshot),
    eventsOf(example).map(event => enabledBy(snapshot, event)),
    [...new Set(below)].toSorted(),
    moments.flatMap(({ step }) => (step?.do === 'assume' ? [[step.guard, step.value]] : [])),
  ])
  const contexts = machines.map(({ value, context }) => [value, context])
  return { place, exact: JSON.stringify([place, input, contexts], written) }
}
