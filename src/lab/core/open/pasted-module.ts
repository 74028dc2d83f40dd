import { transform } from 'sucrase'
import type { AnyStateMachine } from 'xstate'
import * as xstate from 'xstate'
import { isError } from '#lab/core/cross-realm.ts'
import { summarize } from '#lab/core/summarize.ts'
import type { NamedMachines } from './exported-machines.ts'
import { type OldKey, readVersion4, sendOfVersion4 } from './version-4.ts'

/**
 * Runs a pasted text. `require` returns a module by name; `scope` contains the names that the text can use without an
 * import.
 */
type PastedModule = (require: (name: string) => unknown, module: { exports: object }, scope: object) => Promise<void>

/** Machines of a text by id, their keys of XState 4, and the error that ended the text after it created them. */
export type PastedMachines = {
  machines: NamedMachines
  oldKeys: Readonly<Record<string, readonly OldKey[]>>
  failure: string | null
}

type Config = Parameters<typeof xstate.createMachine>[0]
type Setup = Pick<ReturnType<typeof xstate.setup>, 'createMachine' | 'extend'>

const { assign, cancel, log, raise, sendParent } = xstate
const send = (event: unknown, options: object = {}) => sendOfVersion4({ ...options, event })

/** XState 4 names that a text can also use. */
const version4 = { send, actions: { assign, cancel, log, raise, send, sendParent } }

const scope = [...Object.keys(xstate), ...Object.keys(version4), 'Machine'].join(', ')

/**
 * Returns an ES module for a text: JSON, an expression such as `createMachine(…)`, or a module in TypeScript. Its default
 * export is a {@link PastedModule}. @throws if the text has a syntax error.
 */
export function pastedModule(text: string): string {
  const source = /^\s*\{/.test(text) ? `createMachine(${text.trim().replace(/;$/, '')})` : text
  const { code } = transform(source, { transforms: ['typescript', 'jsx', 'imports'], filePath: 'pasted.tsx' })
  // The inner block lets the text declare names that are also in scope.
  return `export default async (require, module, { ${scope} }) => { const { exports } = module; {\n${code}\n}}\n`
}

/** Returns `known` as a proxy that throws on missing properties, which a text for XState 4 might use. */
const withoutGaps = (known: object): object =>
  new Proxy(known, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target) && !['__esModule', 'then'].includes(name)) {
        throw new TypeError(`XState 5 has no ${name}`)
      }
      return Reflect.get(target, name)
    },
  })

/**
 * Runs a pasted module, and returns all machines that it creates with `xstate`. Other imports have only functions that
 * do nothing, because their modules are unknown. Does not wait for code that runs after the first machines are created,
 * such as an actor.
 *
 * @throws if the module throws before it creates a machine.
 */
export async function machinesOfPasted(run: PastedModule): Promise<PastedMachines> {
  const machines: Record<string, AnyStateMachine> = {}
  const found: Record<string, readonly OldKey[]> = {}
  function recordMachine<Made extends AnyStateMachine>(config: Config, create: (config: Config) => Made): Made {
    const { config: readable, oldKeys } = readVersion4({ ...config })
    const machine = create(readable)
    let name = machine.id
    for (let count = 2; Object.hasOwn(machines, name); count += 1) name = `${machine.id} ${count}`
    machines[name] = machine
    found[name] = oldKeys
    return machine
  }
  const recordSetup = <Made extends Setup>(made: Made): Made => ({
    ...made,
    createMachine: (config: Config) => recordMachine(config, made.createMachine as () => AnyStateMachine),
    extend: (more: object) => recordSetup(made.extend(more)),
  })
  const createMachine = (config: Config, implementations?: Parameters<typeof xstate.createMachine>[1]) =>
    recordMachine(config, readable => xstate.createMachine(readable, implementations))
  const recording = {
    ...xstate,
    ...version4,
    createMachine,
    Machine: createMachine,
    setup: (...args: Parameters<typeof xstate.setup>) => recordSetup(xstate.setup(...args)),
  }
  const unknown: object = new Proxy({}, { get: () => () => undefined })
  const xstateModule = withoutGaps(recording)
  let thrown: unknown = null
  const end = run(name => (/^xstate(?:$|\/)/.test(name) ? xstateModule : unknown), { exports: {} }, recording).catch(
    (error: unknown) => {
      thrown = error
    },
  )
  await Promise.race([end, new Promise(resolve => void setTimeout(resolve))])
  const hasMachines = () => Object.keys(machines).length > 0
  if (!hasMachines()) await end
  if (thrown !== null && !hasMachines()) throw thrown
  const failure = isError(thrown) ? `${thrown.name}: ${thrown.message}` : summarize(thrown)
  return { machines, oldKeys: found, failure: thrown === null ? null : failure }
}
