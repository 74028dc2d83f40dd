import { createRunningSums, type RunningSums, type Sums } from '#domain/carbon/sums.ts'
import type { Grouped } from '#domain/carbon/trade-sums.ts'
import type { Slot } from './running-flow.ts'

/** Merges sums with equal keys and keeps the slots separate. The order of the keys is undefined. */
export function figuresBySlot<Of extends Slot, Group extends Grouped<{ slot: Of }>, Key>(
  groups: readonly Group[],
  keyOf: (group: Group) => Key,
): Array<{ key: Key; parts: ReadonlyMap<Of, Sums> }> {
  const merged = new Map<string, { key: Key; running: Map<Of, RunningSums> }>()
  for (const group of groups) {
    const key = keyOf(group)
    const id = JSON.stringify(key)
    const entry = merged.get(id) ?? { key, running: new Map<Of, RunningSums>() }
    merged.set(id, entry)
    const running = entry.running.get(group.slot) ?? createRunningSums()
    entry.running.set(group.slot, running)
    running.addSums(group.sums, 1)
  }
  return [...merged.values()].map(({ key, running }) => ({
    key,
    parts: new Map([...running].map(([slot, sums]) => [slot, sums.sums()])),
  }))
}
