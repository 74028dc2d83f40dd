import { type AnyActorLogic, type AnyStateMachine, createMachine, fromPromise } from 'xstate'
import { isStateMachine, propertiesOf } from '#lab/core/cross-realm.ts'
import { type AnyExample, type FakeScript, type Fakes, fakeMachine, type Gate } from '#lab/core/run/any-example.ts'
import { isAnything } from './anything.ts'
import { nameInlineParts } from './name-inline-parts.ts'
import { schemaExample } from './schema-example.ts'

type Check = (args: object, params: unknown) => boolean

const unending: Gate = () => new Promise(() => undefined)

/** True unless an actor only reacts, such as a machine or a reducer. Also true for missing actors. */
const isWorker = (logic: unknown) =>
  !isStateMachine(logic) && (typeof logic !== 'object' || logic === null || 'start' in logic)

/** Returns an actor that waits for the gate in each call. */
const waiting = (src: string, gate: Gate): AnyActorLogic =>
  fromPromise(async ({ input, signal, self }) => (await gate({ src, input, signal }, self))?.output)

type Parts = ReturnType<typeof nameInlineParts>

/**
 * Returns fakes for a machine and its child machines: actors that wait for the gate, and guards that can be overridden.
 */
function fakesOf({ actors, guards }: Omit<Parts, 'config'>, script: FakeScript): Fakes {
  const { gate = unending, guard: assumed = () => undefined } = script
  const fakes = Object.entries(actors).map(([src, logic]) => {
    if (isStateMachine(logic)) return [src, fakeMachine(openMachine(logic), script)]
    return [src, isWorker(logic) ? waiting(src, gate) : logic]
  })
  const checks = Object.entries(guards).map(([name, check]) => {
    // Guards that XState combines have no callable function, so they stay unchanged.
    if (check !== null && (typeof check !== 'function' || 'check' in check)) return [name, check]
    const byCode = (check && !isAnything(check) ? check : () => false) as Check
    return [name, (args: object, params: unknown) => assumed(name) ?? byCode(args, params)]
  })
  return { actors: Object.fromEntries(fakes), guards: Object.fromEntries(checks) }
}

/** Limit of microsteps for one event. Without it, a loop of eventless transitions would never end. */
const mostMicrosteps = 1000

const isExternal = (type: string) => !type.startsWith('xstate.') && type !== '*'

/** Returns the events that a machine handles, without payloads, by type. */
export const eventsIn = ({ events }: AnyStateMachine): AnyExample['events'] => {
  const types = events.filter(isExternal).map(type => type.replace(/\.\*$/, '.any'))
  return Object.fromEntries(types.map(type => [type, { type }]))
}

/** Name of the input from the schemas. */
export const inputOfSchema = 'input of the schema'

/** Schemas (zod or JSON Schema) of a machine's input, its events by type, and the outputs of its actors by name. */
export type MachineSchemas = { input?: unknown; events?: unknown; outputs?: unknown }

/** Adds the inputs, payloads and outputs of a machine's `schemas` to its example, or else those of `typed`. */
export function withSchemas(example: AnyExample, typed: MachineSchemas = {}): AnyExample {
  const schemas: MachineSchemas = { ...typed, ...propertiesOf(example.machine.schemas) }
  const input = schemaExample(schemas.input)
  const outputs = Object.entries(propertiesOf(schemas.outputs))
  return {
    ...example,
    inputs: { ...example.inputs, ...(input === undefined ? {} : { [inputOfSchema]: input }) },
    events: Object.fromEntries(
      Object.keys(example.events).map(type => [
        type,
        { ...propertiesOf(schemaExample(propertiesOf(schemas.events)[type])), type },
      ]),
    ),
    outputs: Object.fromEntries(outputs.map(([src, schema]) => [src, schemaExample(schema)])),
  }
}

/**
 * Returns an example of any machine, with inputs, payloads and outputs from the machine's `schemas`. Its actors wait
 * for an output. Guards run their code until a value is assumed; guards without an implementation return false.
 */
export function openMachine(machine: AnyStateMachine): AnyExample {
  const { config, ...parts } = nameInlineParts(machine)
  const { actors, guards } = parts
  const options = { maxIterations: mostMicrosteps, ...propertiesOf(config['options']) }
  const children = Object.values(actors)
    .filter(isStateMachine)
    .map(child => openMachine(child))
  const workers = Object.keys(actors).filter(src => isWorker(actors[src]))
  return withSchemas({
    machine: createMachine(
      { ...config, id: machine.id, options } as object,
      { ...machine.implementations, ...parts } as object,
    ),
    fakes: script => fakesOf(parts, script),
    actors: [...new Set([...workers, ...children.flatMap(child => child.actors)])],
    guards: [...new Set([...Object.keys(guards), ...children.flatMap(child => child.guards ?? [])])],
    inputs: { 'no input': undefined },
    events: eventsIn(machine),
    childEvents: Object.assign(
      {},
      ...children.map(child => ({ [child.machine.id]: Object.values(child.events), ...child.childEvents })),
    ),
  })
}
