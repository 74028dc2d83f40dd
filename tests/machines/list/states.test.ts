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
const still = ['query.change', 'row.removed', 'rows.changed', ...searching, 'pageSize.change', 'sort.change'] as const
const asking = [...still, 'list.cancel'] as const
/** Where the rows on show are those of the address, there are pages to go to. */
const paging = [
  'query.change',
  'row.removed',
  'rows.changed',
  ...searching,
  'page.go',
  'pageSize.change',
  'sort.change',
] as const
const refreshing = [...paging, 'list.cancel'] as const
const later = passes('patience')
const cancel = events['list.cancel']

testStates(listExample.machine(hung), {
  input,
  events,
  states: {
    'rows.asking.loading.brief': { way: [], takes: asking },
    'rows.asking.loading.slow': { way: [later], takes: asking },
    'rows.asking.refreshing.brief': { input: again, way: [], takes: refreshing },
    'rows.asking.refreshing.slow': { input: again, way: [later], takes: refreshing },
    'rows.ready': { way: [loaded], takes: paging },
    'rows.failed': { way: [fails('load', offline)], takes: [...still, 'list.retry'] },
    'rows.calledOff': { way: [later, cancel], takes: [...still, 'list.retry'] },
    'rows.calledOff, over rows': { input: again, way: [later, cancel], takes: [...paging, 'list.retry'] },
    'rows.seeking.brief': { input: elsewhere, way: [loaded], takes: refreshing },
    'rows.seeking.slow': { input: elsewhere, way: [loaded, later], takes: refreshing },
    'rows.failed, after seeking': {
      input: elsewhere,
      way: [loaded, fails('seek', offline)],
      takes: [...paging, 'list.retry'],
    },
    'search.typing': { way: [loaded, type], takes: still },
    'search.settled, after a pause in the typing': { way: [loaded, type, passes('typingPause')], takes: still },
    'mark.shown': { input: onPage, way: [loaded], takes: paging },
    'mark.over': { input: onPage, way: [loaded, passes('moment')], takes: paging },
  },
})
