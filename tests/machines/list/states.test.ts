import { someProblem } from '#machines/fakes.ts'
import { listFakes } from '#machines/list/list.fakes.ts'
import { listMachine } from '#machines/list/list.machine.ts'
import type { Page } from '#schemas/envelope.ts'
import { answers, fails, hung, passes, testStates } from '../state-table.ts'
import { firstPage, type Row, rowOf } from './started.ts'

const { actors } = listFakes<Row>({ rows: [], ...hung })

const page: Page<Row> = {
  items: [rowOf('Copper'), rowOf('Iron')],
  pagination: { count: 4, currentPage: 1, nextPage: 2, pageSize: 2, pages: 2, previousPage: 1 },
}
const query = { ...firstPage, pageSize: 2 }
const type = { type: 'search.type', text: 'Le' } as const
const loaded = answers('load', page)
const offline = someProblem('network')

const searching = ['search.type', 'search.submit', 'search.clear'] as const
const asking = ['query.change', 'row.removed', ...searching, 'pageSize.change', 'sort.change'] as const
/** Where the rows on show are those of the address, there are pages to go to. */
const paging = ['query.change', 'row.removed', ...searching, 'page.go', 'pageSize.change', 'sort.change'] as const

testStates(listMachine<Row>().provide({ actors }), {
  input: { query },
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
  states: {
    'rows.asking.loading': { way: [], takes: asking },
    'rows.asking.refreshing': { input: { query, cached: page }, way: [], takes: paging },
    'rows.ready': { way: [loaded], takes: paging },
    'rows.failed': { way: [fails('load', offline)], takes: [...asking, 'list.retry'] },
    'rows.seeking': { input: { query, sought: 'Lead' }, way: [loaded], takes: paging },
    'rows.failed, after seeking': {
      input: { query, sought: 'Lead' },
      way: [loaded, fails('seek', offline)],
      takes: [...paging, 'list.retry'],
    },
    'search.typing': { way: [loaded, type], takes: asking },
    'search.settled, after a pause in the typing': { way: [loaded, type, passes('typingPause')], takes: asking },
    'mark.shown': { input: { query, sought: 'Iron' }, way: [loaded], takes: paging },
    'mark.over': { input: { query, sought: 'Iron' }, way: [loaded, passes('moment')], takes: paging },
  },
})
