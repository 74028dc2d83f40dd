import { transform } from 'sucrase'
import type { AnyStateMachine } from 'xstate'
import * as xstate from 'xstate'
import type { NamedMachines } from './exported-machines.ts'

/** Runs a pasted text. `require` returns a module by name; `scope` has names that the text can use without an import. */
type PastedModule = (require: (name: string) => unknown, exports: object, scope: object) => void

const scope = ['createMachine', 'setup'].join(', ')

/**
 * Returns an ES module for a text: JSON, an expression such as `createMachine(…)`, or a module in TypeScript. Its default
 * export is a {@link PastedModule}. @throws if the text has a syntax error.
 */
export function pastedModule(text: string): string {
  const source = /^\s*\{/.test(text) ? `createMachine(${text.trim().replace(/;$/, '')})` : text
  const { code } = transform(source, { transforms: ['typescript', 'jsx', 'imports'], filePath: 'pasted.tsx' })
  // The inner block lets the text declare names that are also in scope.
  return `export default (require, exports, { ${scope} }) => {{\n${code}\n}}\n`
}

/**
 * Runs a pasted module, and returns all machines that it creates with `xstate`, by id. Other imports have only functions
 * that do nothing, because their modules are unknown.
 */
export function machinesOfPasted(run: PastedModule): NamedMachines {
  const machines: AnyStateMachine[] = []
  const record = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
    machines.push(machine)
    return machine
  }
  const recording = {
    ...xstate,
    createMachine: (...given: Parameters<typeof xstate.createMachine>) => record(xstate.createMachine(...given)),
    setup(...given: Parameters<typeof xstate.setup>) {
      const made = xstate.setup(...given)
      return {
        ...made,
        createMachine: (config: Parameters<typeof made.createMachine>[0]) => record(made.createMachine(config)),
      }
    },
  }
  const unknown: object = new Proxy({}, { get: () => () => undefined })
  run(name => (name === 'xstate' ? recording : unknown), {}, recording)
  const nameOf = ({ id }: AnyStateMachine, at: number) =>
    machines.findIndex(other => other.id === id) === at ? id : `${id} ${at + 1}`
  return Object.fromEntries(machines.map((machine, at) => [nameOf(machine, at), machine]))
}
