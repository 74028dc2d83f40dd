import { fakeSlots, type Script } from '#machines/fakes.ts'

/** Finds no fault. */
export const noFaults = () => ({})

export type RecordSlot = 'load' | 'find' | 'save'

/** A material, as a record. */
export const pet = { name: 'PET', gwCode: 'GW 51-01' }

/**
 * Filled slots for `recordMachine<Values, Saved>().provide({ actors })`. `load` answers with those in `loaded`, one
 * after the other and then the last, like a server on which other users change the record. `save` answers with `saved`,
 * `find` with `found`.
 */
export function recordFakes<Values, Saved>({
  loaded,
  found = null,
  saved,
  ...script
}: Script<RecordSlot> & {
  loaded: readonly [Values, ...Values[]]
  found?: Saved | null
  saved: Saved
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
    actors: {
      load: slot<Values, { id: string }>('load', load),
      find: slot<Saved | null, { sent: unknown }>('find', () => found),
      save: slot<Saved, { id: string | null; values: Values; initial: Values }>('save', () => saved),
    },
  }
}
