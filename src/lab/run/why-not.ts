import type { AnyMachineSnapshot } from 'xstate'
import { guardWords } from '#lab/chart/definition-names.ts'

/** Why a machine does nothing at an event now: the guards that refuse it, or that no active state takes it. */
export function whyNot(snapshot: AnyMachineSnapshot, type: string): string {
  const candidates = snapshot._nodes.flatMap(node => node.transitions.get(type) ?? [])
  const guards = candidates.flatMap(({ guard, source }) => (guard === undefined ? [] : [guardWords(guard, source.id)]))
  return guards.length > 0 ? [...new Set(guards)].map(words => `[${words}]`).join(' ') : 'not taken here'
}
