import type { AnyStateMachine } from 'xstate'
import { isStateMachine } from '#lab/core/cross-realm.ts'

/** Machines of a module, by the name of their export. The name of a created machine ends with `()`. */
export type NamedMachines = Readonly<Record<string, AnyStateMachine>>

/** Returns the machines that a module exports. Calls exported factory functions, such as `listMachine()`. */
export function exportedMachines(exports: object): NamedMachines {
  const created = Object.entries(exports).map(([name, value]: [string, unknown]): [string, unknown] => {
    const isFactory = typeof value === 'function' && value.length === 0 && /machine$/i.test(name)
    return isFactory ? [`${name}()`, value()] : [name, value]
  })
  return Object.fromEntries(created.filter((entry): entry is [string, AnyStateMachine] => isStateMachine(entry[1])))
}
