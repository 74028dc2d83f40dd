import { fakeSlots, type Script } from '#machines/fakes.ts'

export type RecordSlot = 'load' | 'find' | 'save'

/**
 * Filled slots for `recordMachine<Values, Saved>().provide({ actors })`: `load` gives those in `loaded`, one after the
 * other and stays with the last, as a server does whose records others change. `save` gives `saved`, `find` gives `found`.
 */
export function recordFakes<Values, Saved>({
  loaded,
  found = null,
  saved,
  ...script
}: Script<RecordSlot> & { loaded: readonly [Values, ...Values[]]; found?: Saved | null; saved: Saved }) {
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
