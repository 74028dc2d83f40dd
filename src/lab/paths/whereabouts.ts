import type { AnyMachineSnapshot } from 'xstate'
import { childrenOf, isOfMachine } from '#lab/run/actors.ts'
import type { Run } from '#lab/run/replay.ts'
import type { AnyExample } from '#machines/example.ts'
import { transitionName } from './parts.ts'

/** The events that an example has for its machine. */
export const eventsOf = ({ events, otherEvents = [] }: AnyExample) => [...Object.values(events), ...otherEvents]

/** The machines beneath a snapshot, with itself first. */
export function machinesIn(snapshot: AnyMachineSnapshot): readonly AnyMachineSnapshot[] {
  const below = Object.values(childrenOf(snapshot)).map((child): unknown => child.getSnapshot())
  return [snapshot, ...below.filter(isOfMachine).flatMap(machinesIn)]
}

/** The transitions that an event leads to, by their names. */
export const enabledBy = (snapshot: AnyMachineSnapshot, event: { type: string }): readonly string[] =>
  snapshot.status === 'active' ? snapshot.machine.getTransitionData(snapshot, event).map(transitionName) : []

/** What the guards say that look at the context alone. */
function plainOutcomes(snapshot: AnyMachineSnapshot): readonly boolean[] {
  const { guards } = snapshot.machine.implementations
  const asked = snapshot._nodes
    .flatMap(node => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .flatMap(({ guard }) => (typeof guard === 'string' ? guard : []))
  return [...new Set(asked)].map(name => {
    const guard = guards[name] as ((args: object, params: undefined) => boolean) | undefined
    return guard?.({ context: snapshot.context, event: { type: '' } }, undefined) ?? false
  })
}

/** JSON does not know what is in a map or a set. */
const written = (_key: string, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value)

/**
 * Where a run is. `place` is what matters for what can come next: its states and tags, those of its children, what guards
 * say about its context and about each event. Two contexts in which all of that is the same are the same place, or there
 * would be no end of places. `exact` tells these apart, and what they began with.
 */
export function placeOf({ actor }: Run, example: AnyExample, input: string): { place: string; exact: string } {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const machines = machinesIn(snapshot)
  const below = machines.slice(1).map(({ machine, value }) => JSON.stringify([machine.id, value]))
  const place = JSON.stringify([
    snapshot.status,
    snapshot.value,
    [...snapshot.tags].toSorted(),
    plainOutcomes(snapshot),
    eventsOf(example).map(event => enabledBy(snapshot, event)),
    [...new Set(below)].toSorted(),
  ])
  const contexts = machines.map(({ value, context }) => [value, context])
  return { place, exact: JSON.stringify([place, input, contexts], written) }
}
