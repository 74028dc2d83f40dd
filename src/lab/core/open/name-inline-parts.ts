import type { AnyStateMachine } from 'xstate'
import { inline, partName } from '#lab/core/chart/definition-names.ts'
import { isStateMachine, propertiesOf } from '#lab/core/cross-realm.ts'

type Config = Readonly<Record<string, unknown>>
type Named = Record<'actors' | 'guards', Record<string, unknown>>

/** Applies `change` to one value or to each value of a list. */
const each = (given: unknown, change: (one: unknown) => unknown): unknown =>
  Array.isArray(given) ? given.map(change) : change(given)

const mapValues = (given: unknown, change: (one: unknown) => unknown) =>
  Object.fromEntries(Object.entries(propertiesOf(given)).map(([key, value]) => [key, change(value)]))

/**
 * Names the actors and guards that a machine's definition contains inline, because only named ones can be replaced.
 * Returns the changed definition, and all actors and guards by name. Guards in `and`, `or` and `not` stay inline.
 */
export function nameInlineParts({ config, implementations }: AnyStateMachine): { config: Config } & Named {
  const named: Named = { actors: { ...implementations.actors }, guards: { ...implementations.guards } }
  function nameOf(kind: keyof Named, part: unknown): string {
    const words = partName(part)
    const base = words === inline ? `${kind.slice(0, -1)} 1` : words
    let name = base
    for (let count = 2; name in named[kind] && named[kind][name] !== part; count += 1) {
      name = words === inline ? base.replace('1', String(count)) : `${base} ${count}`
    }
    named[kind][name] = part
    return name
  }
  const refer = (kind: keyof Named, part: unknown): unknown => {
    if (typeof part === 'string') named[kind][part] ??= null
    return typeof part === 'string' ? part : nameOf(kind, part)
  }
  function guardOf(guard: unknown): unknown {
    const { type } = propertiesOf(guard)
    if (typeof type === 'string') named.guards[type] ??= null
    const isNamed = typeof type === 'string' || (typeof guard === 'function' && 'check' in guard)
    return isNamed ? guard : refer('guards', guard)
  }
  const transition = (one: unknown): unknown => {
    const { guard } = propertiesOf(one)
    return guard === undefined ? one : { ...propertiesOf(one), guard: guardOf(guard) }
  }
  const transitions = (given: unknown) => each(given, transition)
  const present = (given: Config) =>
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const invoke = (one: unknown): unknown => {
    const given = propertiesOf(typeof one === 'string' || isStateMachine(one) ? { src: one } : one)
    const ends = { onDone: given['onDone'], onError: given['onError'], onSnapshot: given['onSnapshot'] }
    return { ...given, ...mapValues(present(ends), transitions), src: refer('actors', given['src']) }
  }
  const state = (given: unknown): Config => {
    const { on, after, always, onDone, invoke: invoked, states } = propertiesOf(given)
    return {
      ...propertiesOf(given),
      ...present({
        on: on && mapValues(on, transitions),
        after: after && mapValues(after, transitions),
        always: always && transitions(always),
        onDone: onDone && transitions(onDone),
        invoke: invoked && each(invoked, invoke),
        states: states && mapValues(states, state),
      }),
    }
  }
  return { config: state(config), ...named }
}
