import fc from 'fast-check'
import { createActor } from 'xstate'
import { listFakes } from '#machines/list/list.fakes.ts'
import { listMachine } from '#machines/list/list.machine.ts'
import { isSameQuery } from '#machines/list/list.query.ts'
import { lookupFakes } from '#machines/lookup/lookup.fakes.ts'
import { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { entry } from './entry.ts'
import { anyText } from './texts.ts'

const rows = Array.from({ length: 42 }, (_, index) => ({ id: `${index}`, name: `Iron ${index}` }))
type Row = (typeof rows)[number]
const reads = { 'one write': 'it writes nothing', 'totals agree': 'it has no sums' }
const query = fc.record({
  page: fc.integer({ min: 1, max: 6 }),
  pageSize: fc.constantFrom(10, 25),
  searchTerm: fc.constantFrom('', 'Iron', 'Iron 4', 'nothing like it'),
})

export const list = entry({
  file: 'list/list.machine.ts',
  own: 'one page is loaded at a time, and the rows on show at the end answer what the address asks for',
  without: reads,
  starts: fc.record({ query, sought: fc.constantFrom(null, '3', 'nowhere') }),
  events: fc.oneof(
    fc.record({ type: fc.constant('query.change'), query }),
    fc.record({ type: fc.constant('search.type'), text: anyText }),
    fc.record({ type: fc.constant('page.go'), page: fc.integer({ min: -1, max: 9 }) }),
    fc.record({ type: fc.constant('pageSize.change'), pageSize: fc.constantFrom(10, 25, 100) }),
    fc.record({ type: fc.constant('sort.change'), sort: fc.constantFrom(undefined, 'name', '-name') }),
    fc.record({
      type: fc.constant('row.removed'),
      ids: fc.constantFrom(
        ['3'],
        rows.map(({ id }) => id),
      ),
    }),
    fc.constantFrom(
      ...['search.submit', 'search.clear', 'rows.changed', 'list.retry', 'list.cancel'].map(type => ({ type })),
    ),
  ),
  start({ gate, clock, inspect, awaited }, { query, sought }) {
    const { actors } = listFakes<Row>({ rows, fits: ({ name }, term) => name.includes(term), gate })
    const actor = createActor(listMachine<Row>().provide({ actors }), {
      input: { query, sought },
      clock,
      inspect,
    })
    // The query lives in the address: a new one goes there first, and comes back.
    let address: ListQuery = query
    const goTo = (next: ListQuery) => {
      address = next
      actor.send({ type: 'query.change', query: next })
    }
    actor.on('query.requested', ({ query: next }) => goTo(next))
    actor.on('page.outOfRange', ({ pages }) => goTo({ ...address, page: pages }))
    actor.start()
    return {
      actor,
      send(event: Parameters<typeof actor.send>[0]) {
        if (event.type === 'query.change') goTo(event.query)
        else actor.send(event)
      },
      isBusy: () => ['loading', 'refreshing'].some(tag => actor.getSnapshot().hasTag(tag as 'loading')),
      always: () => (awaited().length <= 1 ? {} : { 'its own': `${awaited().length} pages are loaded at once` }),
      finally() {
        const { context } = actor.getSnapshot()
        const isAnswered = context.answered !== null && isSameQuery(context.answered, address)
        return isAnswered
          ? {}
          : { 'its own': `${JSON.stringify(context.answered)} is on show, not ${JSON.stringify(address)}` }
      },
      retry: () => actor.send({ type: 'list.retry' }),
      ways: [{ type: 'query.change', query: { page: 1, pageSize: 7, searchTerm: '' } }],
    }
  },
})

export const lookup = entry({
  file: 'lookup/lookup.machine.ts',
  own: 'one term is looked up at a time, and the options on show at the end answer what is typed',
  without: reads,
  starts: anyText,
  events: fc.oneof(
    fc.record({ type: fc.constant('term.type'), term: anyText }),
    fc.constant({ type: 'lookup.open' }),
    fc.constant({ type: 'lookup.retry' }),
    fc.record({ type: fc.constant('option.choose'), option: anyText }),
    fc.constantFrom({ type: 'creation.begin' }, { type: 'creation.cancel' }),
  ),
  start({ gate, clock, inspect, awaited }, term) {
    const slots = lookupFakes<string>({ options: text => [text], gate })
    const actor = createActor(lookupMachine<string>().provide(slots), { input: { term }, clock, inspect }).start()
    return {
      actor,
      isBusy: () => actor.getSnapshot().hasTag('loading'),
      always: () => (awaited().length <= 1 ? {} : { 'its own': `${awaited().length} terms are looked up at once` }),
      finally() {
        const { context } = actor.getSnapshot()
        if (!actor.getSnapshot().hasTag('ready')) return {}
        const isRight = context.options[0] === context.term.trim()
        return isRight ? {} : { 'its own': `“${context.options[0]}” on show for “${context.term}”` }
      },
      retry: () => actor.send({ type: 'lookup.retry' }),
      ways: [{ type: 'lookup.open' }, { type: 'term.type', term: 'another term' }],
    }
  },
})
