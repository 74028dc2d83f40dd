import { fakeActors, type Script } from '#machines/fakes.ts'
import type { TriedCreation } from './record.types.ts'

export const noFaults = () => ({})

export type RecordCall = 'load' | 'find' | 'save'

export const pet = { name: 'PET', gwCode: 'GW 51-01' }

/**
 * Fakes for `recordMachine<Values, Saved>().provide({ actors })`. Each `load` returns the next entry of `loaded`, and
 * repeats the last one, as if other users changed the record. `save` returns `saved`, `find` returns `found`.
 */
export function recordFakes<Values, Saved>({
  loaded,
  found = null,
  saved,
  ...script
}: Script<RecordCall> & {
  loaded: readonly [Values, ...Values[]]
  found?: Saved | null
  saved: Saved
}) {
  const { fake, calls } = fakeActors<RecordCall>(script)
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
      load: fake<Values, { id: string }>('load', load),
      find: fake<Saved | null, TriedCreation<Values>>('find', () => found),
      save: fake<Saved, { id: string | null; newId: string; values: Values; initial: Values }>('save', () => saved),
    },
  }
}
