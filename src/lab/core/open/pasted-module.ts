import { transform } from 'sucrase'
import type { AnyStateMachine } from 'xstate'
import * as xstate from 'xstate'
import { isError, isStateMachine, propertiesOf } from '#lab/core/cross-realm.ts'
import { summarize } from '#lab/core/summarize.ts'
import { anything, isAnything } from './anything.ts'
import { mapValues } from './name-inline-parts.ts'
import { type OldKey, readVersion4, sendOfVersion4 } from './version-4.ts'

/**
 * Runs a module of CommonJS. `require` returns a module by name; `scope` contains the names that a pasted text can use
 * without an import.
 */
type RunModule = (require: (name: string) => unknown, module: { exports: object }, scope: object) => Promise<void>

/** Machines of a module by name, with the keys of XState 4 in each. */
export type OpenedModule = {
  /** Exported machines have the name of the export, others their id. A machine that a function creates ends with `()`. */
  machines: Readonly<Record<string, AnyStateMachine>>
  oldKeys: Readonly<Record<string, readonly OldKey[]>>
  /** Functions with parameters that created a machine with replaced arguments, by the name of the machine. */
  factories: Readonly<Record<string, (...args: readonly unknown[]) => AnyStateMachine>>
  /** Error that ended the module after it created its machines, or null. */
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
 * export is a {@link RunModule}. @throws if the text has a syntax error.
 */
export function pastedModule(text: string): string {
  const source = /^\s*\{/.test(text) ? `createMachine(${text.trim().replace(/;$/, '')})` : text
  const { code } = transform(source, { transforms: ['typescript', 'jsx', 'imports'], filePath: 'pasted.tsx' })
  // The inner block lets the text declare names that are also in scope.
  return `export default async (require, module, { ${scope} }) => { const { exports } = module; {\n${code}\n}}\n`
}

/** Returns a module that {@link machinesOfModule} can run, for a module in JavaScript. Names of Node.js are replaced. */
export function bundledModule(bundle: string): string {
  const { code } = transform(bundle, { transforms: ['imports'] })
  const node = "process = require('process'), Buffer = require('buffer').Buffer, global = globalThis"
  return `export default async (require, module) => { const { exports } = module, ${node}; {\n${code}\n}}\n`
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

/** Time in ms that a module has to end after it created machines. Some wait for a server, for example. */
const patience = 300

/** Functions that might create a machine, by the name of their export. */
const isFactory = (name: string, value: unknown): value is (...args: readonly unknown[]) => unknown =>
  typeof value === 'function' && (/machine$/i.test(name) || String(value).includes('createMachine'))

/** Returns the exports of a module, with those of an object in `module.exports`. */
function exportsIn(exports: object): [string, unknown][] {
  const { default: all } = propertiesOf(exports)
  const inside = isStateMachine(all) || typeof all === 'function' ? {} : propertiesOf(all)
  return Object.entries({ ...inside, ...exports }).filter(([, value]) => !isAnything(value))
}

/** Returns the machine that a function creates with replaced arguments; null if it throws or creates something else. */
function createdBy(create: (...args: readonly unknown[]) => unknown): AnyStateMachine | null {
  try {
    const made = create(...Array.from({ length: create.length }, anything))
    return isStateMachine(made) ? made : null
  } catch {
    return null
  }
}

/**
 * Runs a module, and returns all machines that it exports or creates with `xstate`. Other imports are replaced: see
 * {@link anything}.
 *
 * @throws if the module throws before it creates a machine.
 */
export async function machinesOfModule(run: RunModule): Promise<OpenedModule> {
  const made: AnyStateMachine[] = []
  const keysOf = new Map<unknown, readonly OldKey[]>()
  function recordMachine<Made extends AnyStateMachine>(config: Config, create: (config: Config) => Made): Made {
    const { config: readable, oldKeys } = readVersion4({ ...config })
    const machine = create(readable)
    made.push(machine)
    keysOf.set(machine.config, oldKeys)
    return machine
  }
  const recordSetup = <Made extends Setup>(from: Made): Made => ({
    ...from,
    createMachine: (config: Config) => recordMachine(config, from.createMachine as () => AnyStateMachine),
    extend: (more: object) => recordSetup(from.extend(more)),
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
  const unknown = anything()
  const xstateModule = withoutGaps(recording)
  const module = { exports: {} }
  let thrown: unknown = null
  const end = run(name => (/^xstate(?:$|\/)/.test(name) ? xstateModule : unknown), module, recording).catch(
    (error: unknown) => {
      thrown = error
    },
  )
  await Promise.race([end, new Promise(resolve => void setTimeout(resolve, patience))])
  if (made.length === 0) await end

  const machines: Record<string, AnyStateMachine> = {}
  const factories: Record<string, OpenedModule['factories'][string]> = {}
  const others = [...made]
  for (const [name, value] of exportsIn(module.exports)) {
    if (isStateMachine(value)) machines[name] = value
    if (!isFactory(name, value)) continue
    const machine = createdBy(value)
    if (!machine) continue
    machines[`${name}()`] = machine
    if (value.length > 0) factories[`${name}()`] = value as OpenedModule['factories'][string]
  }
  const exported = new Set(Object.values(machines).map(({ config }) => config))
  for (const machine of others) {
    if (exported.has(machine.config)) continue
    let name = machine.id
    for (let count = 2; Object.hasOwn(machines, name); count += 1) name = `${machine.id} ${count}`
    machines[name] = machine
  }
  if (thrown !== null && Object.keys(machines).length === 0) throw thrown
  const failure = isError(thrown) ? `${thrown.name}: ${thrown.message}` : summarize(thrown)
  return {
    machines,
    oldKeys: mapValues(
      machines,
      machine => keysOf.get((machine as AnyStateMachine).config) ?? [],
    ) as OpenedModule['oldKeys'],
    factories,
    failure: thrown === null ? null : failure,
  }
}
