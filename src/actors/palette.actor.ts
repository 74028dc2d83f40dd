import { fromCallback } from 'xstate'
import { paletteMachine } from '#machines/palette/palette.machine.ts'
import type { PaletteEvent, PaletteRow } from '#machines/palette/palette.types.ts'

/** Something that can be searched for records. `name` says what could not be searched: "users". */
export type PaletteSource<Row> = {
  name: string
  find: (term: string, signal: AbortSignal) => Promise<readonly Row[]>
}

/** The palette machine with what it searches, all at once; what is searched may depend on the user of the moment. */
export const calledPaletteMachine = <Row extends PaletteRow>(sources: () => ReadonlyArray<PaletteSource<Row>>) =>
  paletteMachine<Row>().provide({
    actors: {
      search: fromCallback<PaletteEvent<Row>, { term: string }>(({ input, sendBack }) => {
        const calling = new AbortController()
        const tell = (event: PaletteEvent<Row>) => {
          if (!calling.signal.aborted) sendBack(event)
        }
        const asked = sources().map(async ({ name, find }) => {
          try {
            tell({ type: 'records.found', records: await find(input.term, calling.signal) })
          } catch {
            // Said by its name: which failure it was would say no more in a list of hits.
            tell({ type: 'records.refused', source: name })
          }
        })
        void Promise.all(asked).then(() => tell({ type: 'search.ended' }))
        return () => calling.abort()
      }),
    },
  })
