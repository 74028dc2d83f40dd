import { transform } from 'sucrase'
import type { AnyStateMachine } from 'xstate'
import * as xstate from 'xstate'
import { isError, isStateMachine } from '#lab/core/cross-realm.ts'
import { summarize } from '#lab/core/summarize.ts'
import { adaptFunctions } from './adapt-functions.ts'
import { anything, isAnything } from './anything.ts'
import { exportsIn, factoriesIn, replacedArguments } from './factories.ts'
import { mapValues } from './name-inline-parts.ts'
import { modelOfVersion4, type OldKey, readVersion4, sendOfVersion4 } from './version-4.ts'

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
  /** Functions that create a machine from arguments, by the name of the machine. With replaced ones, they might fail. */
  factories: Readonly<Record<string, (...args: readonly unknown[]) => unknown>>
  /** Error that ended the module after it created its machines, or null. */
  failure: string | null
  /** True if the error ended the module before its last line, so that machines might be missing. */
  isCut: boolean
  /** Names of machines that another module can import. */
  exported: readonly string[]
  /** Names that XState 5 does not have. They are replaced: see {@link anything}. */
  missing: readonly string[]
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

/** Returns `known` with replacements for other names, which a text for another version might use. */
const withoutGaps = (known: object, missing: Set<string>): object =>
  new Proxy(known, {
    get(target, name) {
      if (typeof name !== 'string' || name in target || ['__esModule', 'then'].includes(name))
        return Reflect.get(target, name)
      missing.add(name)
      return anything()
    },
  })

/** Time in ms that a module has to end after it created machines. Some wait for a server, for example. */
const patience = 300

/**
 * Runs a module, and returns all machines that it exports or creates with `xstate`. Other imports are replaced: see
 * {@link anything}.
 *
 * @throws if the module throws before it creates a machine.
 */
export async function machinesOfModule(run: RunModule): Promise<OpenedModule> {
  const made: AnyStateMachine[] = []
  const keysOf = new Map<unknown, readonly OldKey[]>()
  const oldParts = new Set<string>()
  const missing = new Set<string>()
  const adapt = <Part>(part: Part) => adaptFunctions(part, () => oldParts.add('functions of (context, event)'))
  function recordMachine<Made extends AnyStateMachine>(config: Config, create: (config: Config) => Made): Made {
    // A replaced argument can be the id, and a part of targets.
    const { config: readable, oldKeys } = readVersion4({
      ...config,
      ...(isAnything(config.id) && { id: String(config.id) }),
    })
    const machine = create(readable)
    made.push(machine)
    keysOf.set(machine.config, [...oldKeys, ...Array.from(oldParts, key => ({ key, state: '', isRead: true }))])
    return machine
  }
  const recordSetup = <Made extends Setup>(from: Made): Made => ({
    ...from,
    createMachine: (config: Config) => recordMachine(config, from.createMachine as () => AnyStateMachine),
    extend: (more: object) => recordSetup(from.extend(more)),
  })
  function createMachine(config: Config, { services, ...options }: { services?: object; actors?: object } = {}) {
    if (services) oldParts.add('services')
    const implementations = adapt({ ...options, ...(services && { actors: { ...services, ...options.actors } }) })
    return recordMachine(adapt(config), readable => xstate.createMachine(readable, implementations as object))
  }
  const assign = ((assignment: Parameters<typeof xstate.assign>[0]) =>
    xstate.assign(adapt(assignment))) as typeof xstate.assign
  const recording = {
    ...xstate,
    ...version4,
    actions: withoutGaps({ ...version4.actions, assign, stop: xstate.stopChild }, missing),
    assign,
    createMachine,
    Machine: createMachine,
    setup: (...args: Parameters<typeof xstate.setup>) => recordSetup(xstate.setup(...args)),
    createModel: modelOfVersion4(createMachine as (config: object, options?: object) => AnyStateMachine),
  }
  const unknown = anything()
  const xstateModule = withoutGaps(recording, missing)
  const module = { exports: {} }
  let thrown: unknown = null
  let isCut = false
  const end = run(name => (/^xstate(?:$|\/)/.test(name) ? xstateModule : unknown), module, recording).catch(
    (error: unknown) => {
      thrown = error
      isCut = true
    },
  )
  await Promise.race([end, new Promise(resolve => void setTimeout(resolve, patience))])
  if (made.length === 0) await end
  const machines: Record<string, AnyStateMachine> = {}
  const factories: Record<string, OpenedModule['factories'][string]> = {}
  const others = [...made]
  let failed: unknown = null
  /** Functions with a result that contains the machine. */
  const inside = new Set<string>()
  const exportedValues = exportsIn(module.exports)
  for (const [name, value] of exportedValues) if (isStateMachine(value)) machines[name] = value
  for (const [name, factory] of factoriesIn(exportedValues)) {
    const call = `${name}()`
    const create: typeof factory = (...args) => {
      const count = made.length
      const result = factory(...args)
      if (isStateMachine(result)) return result
      // The machine is a part of the result, such as `{ machine }` or an actor.
      inside.add(call)
      return made[count]
    }
    try {
      const machine = create(...replacedArguments(factory))
      if (!isStateMachine(machine)) continue
      machines[call] = machine
    } catch (error) {
      failed ??= error
    }
    if (factory.length > 0) factories[call] = create
  }
  // Methods have a dot in their name.
  const exported = Object.keys(machines).filter(name => !name.includes('.') && !inside.has(name))
  const known = new Set(Object.values(machines).map(({ config }) => config))
  for (const machine of others) {
    if (known.has(machine.config)) continue
    let name = machine.id
    for (let count = 2; Object.hasOwn(machines, name); count += 1) name = `${machine.id} ${count}`
    machines[name] = machine
  }
  if (Object.keys(machines).length === 0) {
    if (missing.size > 0) thrown ??= new TypeError(`XState 5 has no ${[...missing].join(', ')}`)
    // With machines, a function that fails with replaced arguments is no failure of the code.
    thrown ??= failed
  }
  if (thrown !== null && Object.keys({ ...machines, ...factories }).length === 0) throw thrown
  const failure = isError(thrown) ? `${thrown.name}: ${thrown.message}` : summarize(thrown)
  return {
    machines,
    oldKeys: mapValues(
      machines,
      machine => keysOf.get((machine as AnyStateMachine).config) ?? [],
    ) as OpenedModule['oldKeys'],
    factories,
    failure: thrown === null ? null : failure,
    isCut,
    exported,
    missing: [...missing],
  }
}
