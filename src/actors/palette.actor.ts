import { fromCallback } from 'xstate'
import { paletteMachine } from '#machines/palette/palette.machine.ts'
import type { PaletteEvent, PaletteRow } from '#machines/palette/palette.types.ts'

/** Source of records for the search. `name` appears in the message if its search fails: "users". */
export type PaletteSource<Row> = {
  name: string
  find: (term: string, signal: AbortSignal) => Promise<readonly Row[]>
}

/**
 * Returns the palette machine with a search of several sources in parallel. `sources` is called for each search,
 * because the sources can depend on the current user.
 */
export const calledPaletteMachine = <Row extends PaletteRow>(sources: () => ReadonlyArray<PaletteSource<Row>>) =>
  paletteMachine<Row>().provide({
    actors: {
      search: fromCallback<PaletteEvent<Row>, { term: string }>(({ input, sendBack }) => {
        const calling = new AbortController()
        const notify = (event: PaletteEvent<Row>) => {
          if (!calling.signal.aborted) sendBack(event)
        }
        const searches = sources().map(async ({ name, find }) => {
          try {
            notify({ type: 'records.found', records: await find(input.term, calling.signal) })
          } catch {
            // Reports only the source's name: an error message would not help among search results.
            notify({ type: 'records.refused', source: name })
          }
        })
        void Promise.all(searches).then(() => notify({ type: 'search.ended' }))
        return () => calling.abort()
      }),
    },
  })
