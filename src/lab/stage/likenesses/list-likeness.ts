import type { Scene } from '#lab/stage/scene.ts'
import { listExample } from '#machines/list/list.example.ts'
import { listFakes, somePage } from '#machines/list/list.fakes.ts'
import { listMachine } from '#machines/list/list.machine.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { inOtherWords } from './in-other-words.ts'

type Facts<Row> = Pick<Scene, 'id' | 'title' | 'account' | 'inputs'> & {
  path: string
  /** What its screen asks for beside what is in the address, as a query that differs is asked anew. */
  asks: Pick<ListQuery, 'preload' | 'searchColumn'>
  /** They take the places of Copper, Iron, Iron ore and Lead: the name of the third one begins with that of the second. */
  rows: readonly [Row, Row, Row, Row]
}

/** A screen of another list than that of materials. The id of a row is what stands first in it, and what it is searched by. */
export function listLikeness<Row extends { id: string }>({ path, asks, rows, ...scene }: Facts<Row>): Scene {
  const fits = (row: Row, term: string) => row.id.includes(term)
  const others = { Iron: rows[1].id, Lead: rows[3].id }
  const known = 'a page that was loaded before'
  const query = { ...listExample.inputs[known].query, ...asks }
  const ofRows = Object.entries(inOtherWords(listExample.inputs, others)).map(([name, input]) => [
    name,
    { ...input, query: { ...input.query, ...asks }, ...(name === known ? { cached: somePage(rows, query) } : {}) },
  ])
  return {
    ...scene,
    example: {
      ...listExample,
      machine: script =>
        listMachine<Row>().provide({ actors: listFakes({ rows, fits, place: { page: 2 }, ...script }).actors }),
      inputs: Object.fromEntries(ofRows),
      events: inOtherWords(listExample.events, others),
      otherAnswers: { load: { 'no materials': somePage([], query) }, seek: { 'the same page': query } },
    },
    words: others,
    path: (_, input) =>
      input === 'the only material of the last page' ? `${path}?page=2&pageSize=3` : `${path}?pageSize=2`,
  }
}
