import type { AnyStateMachine } from 'xstate'
import { guardWords, partName } from './definition-names.ts'

function asData(key: string, value: unknown) {
  if (key === 'guard' && typeof value === 'function') return guardWords(value)
  return typeof value === 'function' || key === 'src' ? partName(value) : value
}

/** Returns the definition of a machine as JSON: states, transitions and names, without functions. */
export const definitionJson = ({ config }: Pick<AnyStateMachine, 'config'>, indent = 2): string =>
  JSON.stringify(config, asData, indent)
