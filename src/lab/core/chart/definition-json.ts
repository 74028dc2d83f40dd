import type { AnyStateMachine } from 'xstate'
import { guardWords } from './definition-names.ts'

/** Returns the definition of a machine as JSON: states, transitions and names, without functions. */
export function definitionJson({ config, id }: AnyStateMachine): string {
  const asData = (key: string, value: unknown) =>
    key === 'guard' && typeof value === 'function' ? guardWords(value, id) : value
  return JSON.stringify(config, asData, 2)
}
