import type { AnyStateMachine } from 'xstate'
import { inline, partName } from '#lab/core/chart/definition-names.ts'
import { isStateMachine, propertiesOf } from '#lab/core/cross-realm.ts'

type Config = Readonly<Record<string, unknown>>
type Named = Record<'actors' | 'guards' | 'delays', Record<string, unknown>>

/** Applies `change` to one value or to each value of a list. */
export const mapEach = (value: unknown, change: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : change(value)

export const mapValues = (source: unknown, change: (one: unknown, key: string) => unknown): Config =>
  Object.fromEntries(Object.entries(propertiesOf(source)).map(([key, value]) => [key, change(value, key)]))

/** Leaves out missing properties. */
export const definedParts = (parts: Config): Config =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))

/** Delay for a name without an implementation, for which XState would not wait at all, and might loop. */
const unknownDelay = () => 0

/**
 * Names the inline actors and guards of a machine's definition, because only named ones can be replaced. Returns the
 * changed definition, and all actors, guards and delays by name. Guards in `and`, `or` and `not` stay inline.
 */
export function nameInlineParts({ config, implementations }: AnyStateMachine): { config: Config } & Named {
  const { actors, guards, delays } = implementations
  const named: Named = { actors: { ...actors }, guards: { ...guards }, delays: { ...delays } }
  /** Adds a name without an implementation. */
  function declare(kind: keyof Named, name: string, otherwise: unknown = null) {
    if (!Object.hasOwn(named[kind], name)) named[kind][name] = otherwise
  }
  function nameOf(kind: keyof Named, part: unknown): string {
    const words = partName(part)
    const base = words === inline ? `${kind.slice(0, -1)} 1` : words
    let name = base
    for (let count = 2; Object.hasOwn(named[kind], name) && named[kind][name] !== part; count += 1) {
      name = words === inline ? base.replace('1', String(count)) : `${base} ${count}`
    }
    named[kind][name] = part
    return name
  }
  const refer = (kind: keyof Named, part: unknown): unknown => {
    if (typeof part !== 'string') return nameOf(kind, part)
    declare(kind, part)
    return part
  }
  function guardOf(guard: unknown): unknown {
    const { type } = propertiesOf(guard)
    if (typeof type === 'string') declare('guards', type)
    const isNamed = typeof type === 'string' || (typeof guard === 'function' && 'check' in guard)
    return isNamed ? guard : refer('guards', guard)
  }
  const transition = (one: unknown): unknown => {
    const { guard } = propertiesOf(one)
    return guard === undefined ? one : { ...propertiesOf(one), guard: guardOf(guard) }
  }
  const transitions = (value: unknown) => mapEach(value, transition)
  const invoke = (one: unknown): unknown => {
    const invocation = propertiesOf(typeof one === 'string' || isStateMachine(one) ? { src: one } : one)
    const ends = { onDone: invocation['onDone'], onError: invocation['onError'], onSnapshot: invocation['onSnapshot'] }
    return { ...invocation, ...mapValues(definedParts(ends), transitions), src: refer('actors', invocation['src']) }
  }
  const state = (value: unknown): Config => {
    const { on, after, always, onDone, invoke: invoked, states } = propertiesOf(value)
    for (const delay of Object.keys(propertiesOf(after))) {
      if (Number.isNaN(Number(delay))) declare('delays', delay, unknownDelay)
    }
    return {
      ...propertiesOf(value),
      ...definedParts({
        on: on && mapValues(on, transitions),
        after: after && mapValues(after, transitions),
        always: always && transitions(always),
        onDone: onDone && transitions(onDone),
        invoke: invoked && mapEach(invoked, invoke),
        states: states && mapValues(states, state),
      }),
    }
  }
  return { config: state(config), ...named }
}
