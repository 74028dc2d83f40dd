import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { inProject } from './root.ts'

/** Returns all machines. Calls the factory functions of generic machines. */
export async function allMachines(): Promise<readonly AnyStateMachine[]> {
  const files = globSync('**/*.machine.ts', { cwd: inProject('machines') }).toSorted()
  const machines = await Promise.all(
    files.map(async file => {
      const exported: object = await import(pathToFileURL(inProject('machines', file)).href)
      const made = Object.entries(exported)
        .filter(([name]) => name.endsWith('Machine'))
        .map(([, machine]: [string, unknown]) => (typeof machine === 'function' ? machine() : machine))
        .filter(machine => machine instanceof StateMachine)
      if (made.length === 0) throw new Error(`machines/${file} exports no machine`)
      return made
    }),
  )
  return machines.flat()
}
