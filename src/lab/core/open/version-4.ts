/*
 * Converts definitions of XState 4, and the output of `JSON.stringify(machine)`. XState 5 ignores old keys such as
 * `cond`.
 *
 * - Input: the definition of a pasted machine, or of a machine in a file.
 * - Output: a definition for XState 5, and the old keys with the state that has them.
 * - Reads names and data. Functions are not converted, so they receive XState 5 arguments.
 */

import { and, assign, cancel, log, raise, sendParent, sendTo, stateIn } from 'xstate'
import { stateId } from '#lab/core/chart/chart.ts'
import { inline } from '#lab/core/chart/definition-names.ts'
import { propertiesOf } from '#lab/core/cross-realm.ts'
import { groupBy } from '#lab/core/node-20.ts'
import { definedParts, mapEach, mapValues } from './name-inline-parts.ts'

type Definition = Readonly<Record<string, unknown>>

/** Old key in a definition. `isRead` is false if XState 5 has no equivalent of its value. */
export type OldKey = { key: string; state: string; isRead: boolean }

/** Returns the keys that replace an old key with this value; null if there are none. `siblings`: the other keys. */
type Reader = (value: unknown, siblings: Definition) => Definition | null
type Readers = Readonly<Record<string, Reader>>

const asList = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

const hasCode = (value: unknown): boolean => typeof value === 'function' || Object.values(Object(value)).some(hasCode)

const dataAs =
  (key: string): Reader =>
  value =>
    hasCode(value) ? null : { [key]: value }

function guardOf(cond: unknown): unknown {
  if (typeof cond !== 'object') return cond
  const { type, ...params } = propertiesOf(cond)
  return Object.keys(params).length > 0 ? { type, params } : { type }
}

const transitionReaders: Readers = {
  cond: cond => ({ guard: guardOf(cond) }),
  in(state, { guard }) {
    const isIn = stateIn(state as string)
    return { guard: guard === undefined ? isIn : and([guard as string, isIn]) }
  },
  internal: isInternal => (isInternal === false ? { reenter: true } : {}),
}

const invokeReaders: Readers = { data: dataAs('input'), autoForward: isOn => (isOn === true ? null : {}) }

const stateReaders: Readers = {
  onEntry: entry => ({ entry }),
  onExit: exit => ({ exit }),
  data: dataAs('output'),
  parallel: isParallel => (isParallel === true ? { type: 'parallel' } : {}),
  strict: isStrict => (isStrict === true ? null : {}),
  schema: () => ({}),
  tsTypes: () => ({}),
  predictableActionArguments: () => ({}),
  activities: (activities, { invoke }) => ({
    invoke: [
      ...asList(invoke),
      ...asList(activities).map(activity => ({ src: propertiesOf(activity)['type'] ?? activity })),
    ],
  }),
}

type Sent = { event?: unknown; to?: unknown; delay?: number; id?: string }

/** Returns the action of XState 5 for the `send` of XState 4. */
export function sendOfVersion4({ event, to, delay, id }: Sent) {
  const sent = (typeof event === 'string' ? { type: event } : event) as { type: string }
  const options = { ...(delay === undefined ? {} : { delay }), ...(id === undefined ? {} : { id }) }
  if (to === undefined || to === '#_internal') return raise(sent, options)
  return to === '#_parent' ? sendParent(sent, options) : sendTo(to as string, sent, options)
}

/** Returns the `createModel` of XState 4, which adds a context and event creators to `createMachine`. */
export const modelOfVersion4 =
  <Made>(create: (config: object, options?: object) => Made) =>
  (context: object, { events = {} }: { events?: Readonly<Record<string, (...args: unknown[]) => object>> } = {}) => ({
    initialContext: context,
    assign,
    events: mapValues(events, (made, type) => (...args: unknown[]) => ({
      ...(made as () => object)(...(args as [])),
      type,
    })),
    createMachine: (config: object, options?: object) => create({ context, ...config }, options),
  })

/** Actions that XState 4 writes as data. */
const actionReaders: Readonly<Record<string, (action: Definition) => unknown>> = {
  'xstate.send': sendOfVersion4,
  'xstate.raise': sendOfVersion4,
  'xstate.cancel': ({ sendId }) => cancel(sendId as string),
  'xstate.log': ({ label }) => log(() => label),
  'xstate.assign': ({ assignment }) => (hasCode(assignment) || !assignment ? null : assign(assignment)),
}

/** Prefixes of the event types with which each version reports the end of an actor or a state. */
const ends = [
  ['done.invoke.', 'xstate.done.actor.'],
  ['error.platform.', 'xstate.error.actor.'],
  ['done.state.', 'xstate.done.state.'],
] as const

const idsIn = (state: unknown): unknown[] => {
  const { id, states } = propertiesOf(state)
  return [id, ...Object.values(propertiesOf(states)).flatMap(idsIn)]
}

/** Returns the initial state as a key. `JSON.stringify(machine)` writes ids, even for states without children. */
function initialOf(initial: unknown, states: unknown): unknown {
  const { target } = propertiesOf(initial)
  if (!Array.isArray(target)) return initial
  const [key] =
    Object.entries(propertiesOf(states)).find(([, one]) => target.includes(`#${String(propertiesOf(one)['id'])}`)) ?? []
  return key && { ...propertiesOf(initial), target: key }
}

const escapeDots = (name: string) => name.replaceAll(/[.\\]/g, String.raw`\$&`)

const noInitial = 'a state without an initial one'

/** Returns a definition for XState 5, and the keys of XState 4 in `definition`. */
export function readVersion4(definition: Definition): { config: Definition; oldKeys: readonly OldKey[] } {
  const oldKeys: OldKey[] = []
  const { delimiter = '.' } = definition
  const ids = new Set(idsIn(definition))
  const machineId = [definition['id'], definition['key']].find(id => typeof id === 'string') ?? '(machine)'

  function replaceKeys(source: Definition, readers: Readers, state: string): Definition {
    let result = source
    for (const [key, read] of Object.entries(readers)) {
      if (!(key in source)) continue
      const { [key]: value, ...others } = result
      const replacement = read(value, others)
      oldKeys.push({ key, state, isRead: replacement !== null })
      if (replacement) result = { ...others, ...replacement }
    }
    return result
  }
  function note(key: string, state: string, isRead = true) {
    oldKeys.push({ key, state, isRead })
  }
  /** In XState 4, the delimiter of a target can differ from a dot, and an id can contain a dot. */
  function targetOf(target: unknown, state: string): unknown {
    if (typeof target !== 'string') return target
    const isId = ids.has(target.slice(1)) && !ids.has(target.slice(1).split('.')[0])
    // Targets of the machine itself are its states.
    if (state === '' && /^\w/.test(target) && delimiter === '.') {
      note('a target of the machine without a dot', state)
      return `.${target}`
    }
    if (!isId && delimiter === '.') return target
    if (isId && target.includes('.')) note('a dot in an id', state)
    const [first = '', ...keys] = (isId ? [target] : target.split(String(delimiter))).map(escapeDots)
    // XState 5 cannot resolve a target such as `.child` in a state with a dot in its name.
    const start = first === '' ? [`#${escapeDots(machineId)}`, state].filter(Boolean) : [first]
    return [...start, ...keys].join('.')
  }
  const actionsOf = (value: unknown, state: string) =>
    mapEach(value, action => {
      if (action === null) {
        note('an action that JSON lost', state, false)
        return inline
      }
      const facts = propertiesOf(action)
      const { type } = facts
      if (typeof action !== 'object' || typeof type !== 'string' || !type.startsWith('xstate.')) return action
      const made = actionReaders[type]?.(facts) ?? null
      note(type, state, made !== null)
      return made ?? action
    })
  const transition = (value: unknown, state: string): unknown => {
    if (typeof value !== 'object' || value === null) return targetOf(value, state)
    const { actions, target, ...rest } = replaceKeys(propertiesOf(value), transitionReaders, state)
    return {
      ...rest,
      ...(target !== undefined && { target: mapEach(target, one => targetOf(one, state)) }),
      ...(actions !== undefined && { actions: actionsOf(actions, state) }),
    }
  }
  const transitions = (value: unknown, state: string) => mapEach(value, one => transition(one, state))

  /** Returns transitions by event or delay. XState 4 also accepts a list. */
  function byCause(value: unknown, cause: 'event' | 'delay', state: string): Definition {
    if (!Array.isArray(value)) return propertiesOf(value)
    note(`a list of each ${cause}`, state)
    const lists = groupBy(value, one => String(propertiesOf(one)[cause]))
    return Object.fromEntries(lists)
  }
  function renameEvents(on: Definition, state: string): Definition {
    const renamed = Object.entries(on).map(([type, one]) => {
      const [old, now] = ends.find(([start]) => type.startsWith(start)) ?? ['', '']
      if (old !== '') note(type, state)
      return [now + type.slice(old.length), transitions(one, state)]
    })
    return Object.fromEntries(renamed)
  }
  function invoked(value: unknown, state: string): unknown {
    if (typeof value !== 'object' || value === null) return value
    const { src, ...rest } = replaceKeys(propertiesOf(value), invokeReaders, state)
    const { type } = propertiesOf(src)
    const { onDone, onError } = rest
    return {
      ...rest,
      ...mapValues(definedParts({ onDone, onError }), one => transitions(one, state)),
      src: typeof src === 'object' && typeof type === 'string' ? type : src,
    }
  }
  function stateOf(value: unknown, path: readonly string[]): Definition {
    const id = stateId(path)
    const state = replaceKeys(propertiesOf(value), stateReaders, id)
    const { initial, on, after, always, onDone, invoke, entry, exit, states } = state
    if (Array.isArray(propertiesOf(initial)['target'])) note('initial', id)
    const [first] = Object.keys(propertiesOf(states))
    // XState 4 enters a state without an initial one. XState 5 refuses it.
    const isUnclear = first !== undefined && initial === undefined && state['type'] !== 'parallel'
    if (isUnclear) note(noInitial, id)
    const { '': eventless, ...events } = byCause(on, 'event', id)
    if (eventless !== undefined) note('on: ""', id)
    const eventless5 = eventless === undefined ? always : [...asList(always), ...asList(eventless)]
    return {
      ...state,
      ...(initial !== undefined && { initial: initialOf(initial, states) }),
      ...(isUnclear && { initial: first }),
      ...definedParts({
        on: on && renameEvents(events, id),
        after: after && mapValues(byCause(after, 'delay', id), one => transitions(one, id)),
        always: eventless5 && transitions(eventless5, id),
        onDone: onDone && transitions(onDone, id),
        invoke: invoke && mapEach(invoke, one => invoked(one, id)),
        entry: entry && actionsOf(entry, id),
        exit: exit && actionsOf(exit, id),
        states: states && mapValues(states, (one, key) => stateOf(one, [...path, key])),
      }),
    }
  }
  if (delimiter !== '.') note('delimiter', '')
  const config = stateOf(definition, [])
  return oldKeys.every(({ key }) => key === noInitial)
    ? { config: definition, oldKeys: [] }
    : { config: { id: config['key'], ...config }, oldKeys }
}
