import { someProblem } from '#machines/fakes.ts'
import { listExample } from '#machines/list/list.example.ts'
import { answers, fails, hung, passes, testStates } from '../state-table.ts'

const { events, inputs } = listExample
const input = inputs['the first page of materials']
const again = inputs['a page that was loaded before']
const onPage = inputs['a new material on this page']
const elsewhere = inputs['a new material on another page']
const type = events['search.type']
const loaded = answers('load', again.cached)
const offline = someProblem('network')

const searching = ['search.type', 'search.submit', 'search.clear'] as const
const asking = ['query.change', 'row.removed', ...searching, 'pageSize.change', 'sort.change'] as const
/** Where the rows on show are those of the address, there are pages to go to. */
const paging = ['query.change', 'row.removed', ...searching, 'page.go', 'pageSize.change', 'sort.change'] as const

testStates(listExample.machine(hung), {
  input,
  events,
  states: {
    'rows.asking.loading': { way: [], takes: asking },
    'rows.asking.refreshing': { input: again, way: [], takes: paging },
    'rows.ready': { way: [loaded], takes: paging },
    'rows.failed': { way: [fails('load', offline)], takes: [...asking, 'list.retry'] },
    'rows.seeking': { input: elsewhere, way: [loaded], takes: paging },
    'rows.failed, after seeking': {
      input: elsewhere,
      way: [loaded, fails('seek', offline)],
      takes: [...paging, 'list.retry'],
    },
    'search.typing': { way: [loaded, type], takes: asking },
    'search.settled, after a pause in the typing': { way: [loaded, type, passes('typingPause')], takes: asking },
    'mark.shown': { input: onPage, way: [loaded], takes: paging },
    'mark.over': { input: onPage, way: [loaded, passes('moment')], takes: paging },
  },
})
