import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'

type Guard =
  AnyStateNode['transitions'] extends Map<string, ReadonlyArray<infer Transition>>
    ? Transition extends { guard?: infer Found }
      ? Found
      : never
    : never

const nameOf = (guard: Guard): string =>
  typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : String(guard)

/** Why a machine does nothing at an event now: the guards that refuse it, or that no active state takes it. */
export function whyNot(snapshot: AnyMachineSnapshot, type: string): string {
  const candidates = snapshot._nodes.flatMap(node => node.transitions.get(type) ?? [])
  const guards = candidates.flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)]))
  return guards.length > 0 ? [...new Set(guards)].map(name => `[${name}]`).join(' ') : 'not taken here'
}
