import { fakeSlots, type Script } from '#machines/fakes.ts'

/** Filled slots for `recordMachine<Values, Saved>().provide({ actors })`: `load` gives `loaded`, `save` gives `saved`. */
export function recordFakes<Values, Saved>({
  loaded,
  saved,
  ...script
}: Script<'load' | 'save'> & { loaded: Values; saved: Saved }) {
  const { slot, calls } = fakeSlots<'load' | 'save'>(script)
  return {
    calls,
    actors: {
      load: slot<Values, { id: string }>('load', () => loaded),
      save: slot<Saved, { id: string | null; values: Values; initial: Values }>('save', () => saved),
    },
  }
}
