import { example } from '#machines/example.ts'
import { listFakes, somePage } from './list.fakes.ts'
import { listMachine } from './list.machine.ts'

type Material = { id: string; name: string }

const rows: readonly Material[] = ['Copper', 'Iron', 'Iron ore', 'Lead'].map(name => ({ id: name, name }))
const fits = ({ name }: Material, term: string) => name.includes(term)
/** Lead is on the second page. */
const place = { page: 2 }
const query = { page: 1, pageSize: 2, searchTerm: '' }

export const listExample = example({
  machine: script => listMachine<Material>().provide({ actors: listFakes({ rows, fits, place, ...script }).actors }),
  slots: ['load', 'seek'],
  inputs: {
    'the first page of materials': { query },
    'a page that was loaded before': { query, cached: somePage(rows, query) },
    'a new material on this page': { query, sought: 'Iron' },
    'a new material on another page': { query, sought: 'Lead' },
    'the only material of the last page': { query: { ...query, page: 2, pageSize: 3 } },
  },
  events: {
    'query.change': { type: 'query.change', query: { ...query, searchTerm: 'Iron' } },
    'row.removed': { type: 'row.removed' },
    'search.type': { type: 'search.type', text: 'Lead' },
    'search.submit': { type: 'search.submit' },
    'search.clear': { type: 'search.clear' },
    'page.go': { type: 'page.go', page: 2 },
    'pageSize.change': { type: 'pageSize.change', pageSize: 20 },
    'sort.change': { type: 'sort.change', sort: '-name' },
    'list.retry': { type: 'list.retry' },
  },
  otherAnswers: { seek: { 'the same page': query } },
})
