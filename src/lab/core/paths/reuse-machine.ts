import type { AnyExample, Provide } from '#lab/core/run/any-example.ts'

const kinds = ['actors', 'actions', 'guards', 'delays'] as const

/**
 * Returns a function that provides fakes to one machine, for runs that do not overlap. Calls XState's `provide` only
 * once, because it takes longer than most runs.
 */
export function reuseMachine({ machine }: AnyExample): Provide {
  const reused = machine.provide({})
  return (example, script, start) => {
    const fakes = example.fakes(script, start)
    for (const kind of kinds) {
      Object.assign(reused.implementations, { [kind]: { ...machine.implementations[kind], ...fakes[kind] } })
    }
    return reused
  }
}
