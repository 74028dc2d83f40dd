import type { Scene } from '#lab/product/stage/scene.ts'
import { listExample } from '#machines/list/list.example.ts'
import { listFakes, somePage } from '#machines/list/list.fakes.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { replaceValues } from './replace-values.ts'

type Facts<Row> = Pick<Scene, 'id' | 'title' | 'account' | 'inputs'> & {
  path: string
  /**
   * Query parameters that the screen adds to those in its URL. With other parameters, the run would send another
   * request.
   */
  asks: Pick<ListQuery, 'preload' | 'searchColumn'>
  /** Replacements for the rows Copper, Iron, Iron ore and Lead. The second name must be a prefix of the third. */
  rows: readonly [Row, Row, Row, Row]
}

/**
 * Returns the screen of a list other than the material list. Its first column is the id, which is also the search
 * field.
 */
export function createListVariant<Row extends { id: string }>({ path, asks, rows, ...scene }: Facts<Row>): Scene {
  const fits = (row: Row, term: string) => row.id.includes(term)
  const others = { Iron: rows[1].id, Lead: rows[3].id }
  const known = 'a page that was loaded before'
  const query = { ...listExample.inputs[known].query, ...asks }
  const ofRows = Object.entries(replaceValues(listExample.inputs, others)).map(([name, input]) => [
    name,
    { ...input, query: { ...input.query, ...asks }, ...(name === known ? { cached: somePage(rows, query) } : {}) },
  ])
  return {
    ...scene,
    example: {
      ...listExample,
      fakes: script => listFakes({ rows, fits, place: { page: 2 }, ...script }),
      inputs: Object.fromEntries(ofRows),
      events: replaceValues(listExample.events, others),
      otherAnswers: { load: { 'no materials': somePage([], query) }, seek: { 'the same page': query } },
    },
    words: others,
    path: (_, input) =>
      input === 'the only material of the last page' ? `${path}?page=2&pageSize=3` : `${path}?pageSize=2`,
  }
}
