import type { AnyStateMachine } from 'xstate'
import { guardWords } from './definition-names.ts'

/** The definition of a machine as data: states, transitions and names. What is code is left out. */
export function definitionJsonOf({ config, id }: AnyStateMachine): string {
  const asData = (key: string, value: unknown) =>
    key === 'guard' && typeof value === 'function' ? guardWords(value, id) : value
  return JSON.stringify(config, asData, 2)
}
