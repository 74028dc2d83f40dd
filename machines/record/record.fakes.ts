import { fakeSlots, type Script } from '#machines/fakes.ts'
import { checkedBy } from './record.check.ts'
import type { FieldErrors } from './record.types.ts'

export type RecordSlot = 'load' | 'find' | 'save'

/** A material, as a record. */
export const pet = { name: 'PET', gwCode: 'GW 51-01' }

/**
 * Filled slots for `recordMachine<Values, Saved>().provide({ actors, actions })`. `load` answers with those in `loaded`, one
 * after the other and then the last, like a server on which other users change the record. `save` answers with `saved`,
 * `find` with `found`, and `check` with the messages of `errorsOf`; none unless given.
 */
export function recordFakes<Values, Saved>({
  loaded,
  found = null,
  saved,
  errorsOf = () => ({}),
  ...script
}: Script<RecordSlot> & {
  loaded: readonly [Values, ...Values[]]
  found?: Saved | null
  saved: Saved
  errorsOf?: (values: Values, id: string | null) => FieldErrors
}) {
  const { slot, calls } = fakeSlots<RecordSlot>(script)
  const [first, ...others] = loaded
  let current = first
  let wasLoaded = false
  const load = () => {
    if (wasLoaded) current = others.shift() ?? current
    wasLoaded = true
    return current
  }
  return {
    calls,
    actions: { check: checkedBy(errorsOf) },
    actors: {
      load: slot<Values, { id: string }>('load', load),
      find: slot<Saved | null, { sent: unknown }>('find', () => found),
      save: slot<Saved, { id: string | null; values: Values; initial: Values }>('save', () => saved),
    },
  }
}
