// Lists, and machines that read and write their rows.
import fc from 'fast-check'
import { rangesOf } from '#domain/figures/periods.ts'
import { rowsIn } from '#domain/pages-read.ts'
import { listExample } from '#machines/list/list.example.ts'
import { isSameQuery } from '#machines/list/list.query.ts'
import { type FoundRow, listReadingExample, someRow } from '#machines/list-reading/list-reading.example.ts'
import { pagesOf, readingFakes, somePageRead } from '#machines/list-reading/list-reading.fakes.ts'
import { type ListReadingInput, listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import { readingExtentOf } from '#machines/list-reading/list-reading.selectors.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { findMetals } from '#machines/lookup/lookup.fakes.ts'
import { tradeTotalsExample } from '#machines/trade-totals/trade-totals.example.ts'
import { someTrade, someTrades, tradeTotalsFakes } from '#machines/trade-totals/trade-totals.fakes.ts'
import { tradeTotalsMachine } from '#machines/trade-totals/trade-totals.machine.ts'
import { readingProgressOf, tradesRead } from '#machines/trade-totals/trade-totals.selectors.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { type Breaks, entry, noSums, noWrites } from './entry.ts'
import { anyText } from './texts.ts'

const oneAtATime = ({ length }: readonly unknown[]): Breaks =>
  length <= 1 ? {} : { 'its own': `${length} calls are under way` }

export const list = entry(listExample, {
  own: 'one page is loaded at a time, and the final rows match the query of the address',
  without: { ...noWrites, ...noSums },
  values: {
    query: fc.record({
      page: fc.integer({ min: 1, max: 6 }),
      pageSize: fc.constantFrom(1, 2),
      searchTerm: fc.constantFrom('', 'Iron', 'Lead', 'nothing like it'),
    }),
    text: anyText,
    page: fc.integer({ min: -1, max: 9 }),
    pageSize: fc.constantFrom(1, 2),
    sort: fc.constantFrom(undefined, '-name'),
    ids: fc.constantFrom(['Copper'], ['Copper', 'Iron', 'Iron ore', 'Lead']),
  },
  // The reading of a filtered list sends its rows.
  except: ['rows.found'],
  exits: ['query.change'],
  retry: 'list.retry',
  watch(run) {
    const actor = run.make()
    // The URL stores the query: the list first changes the URL, then receives the new query from it.
    let address: ListQuery = actor.getSnapshot().context.query
    const goTo = (query: ListQuery) => {
      address = query
      actor.send({ type: 'query.change', query })
    }
    actor.on('query.requested', ({ query }) => goTo(query))
    actor.on('page.outOfRange', ({ pages }) => goTo({ ...address, page: pages }))
    return {
      actor,
      send(event: Parameters<typeof actor.send>[0]) {
        if (event.type === 'query.change') goTo(event.query)
        else actor.send(event)
      },
      always: () => oneAtATime(run.awaited()),
      finally() {
        const { answered } = actor.getSnapshot().context
        const isAnswered = answered !== null && isSameQuery(answered, address)
        return isAnswered ? {} : { 'its own': `${JSON.stringify(answered)} is on show, not ${JSON.stringify(address)}` }
      },
    }
  },
})

export const lookup = entry(lookupExample, {
  own: 'one term is looked up at a time, and the final options match the typed text',
  without: { ...noWrites, ...noSums },
  values: { term: fc.oneof(fc.constantFrom('Iron ', 'C'), anyText) },
  exits: ['lookup.open', 'term.type'],
  retry: 'lookup.retry',
  watch(run) {
    const actor = run.make()
    return {
      actor,
      always: () => oneAtATime(run.awaited()),
      finally() {
        const { options, term } = actor.getSnapshot().context
        const names = options.map(({ name }) => name).join()
        const isRight = !actor.getSnapshot().hasTag('ready') || names === findMetals(term.trim()).join()
        return isRight ? {} : { 'its own': `“${names}” on show for “${term}”` }
      },
    }
  },
})

const answers = ['page.read', 'page.failed'] as const

export const listReading = entry(listReadingExample, {
  own: 'one page is requested at a time, and finally each row is read once',
  without: noWrites,
  except: answers,
  exits: ['reading.begin', 'reading.goOn', 'reading.discard'],
  retry: 'reading.goOn',
  busy: 'reading',
  watch(run) {
    const pages = pagesOf(
      ...Array.from({ length: 1 + (run.luck % 6) }, (_, page) => [someRow(`${page}`), someRow(`${page}b`)]),
    )
    const { actors } = readingFakes<FoundRow, ListReadingInput<FoundRow, unknown>>({
      gate: run.gate,
      page: page => pages[page - 1] ?? somePageRead([]),
    })
    const actor = run.make(listReadingMachine<FoundRow, unknown>().provide({ actors }))
    const wrong: string[] = []
    actor.on('list.read', ({ read }) => {
      const { length } = rowsIn(read).items
      if (length !== pages.length * 2) wrong.push(`${length} of ${pages.length * 2} rows were read`)
    })
    return {
      actor,
      always() {
        const { rows, rowCount } = readingExtentOf(actor.getSnapshot())
        return {
          ...oneAtATime(run.awaited()),
          ...(rows <= (rowCount ?? 0) ? {} : { 'totals agree': `${rows} rows of ${rowCount}` }),
          ...(wrong.length === 0 ? {} : { 'its own': wrong.join(', ') }),
        }
      },
    }
  },
})

/** Eight pages of three trades, one month per page. */
const page = (number: number) =>
  someTrades(
    [1, 2, 3].map(row => someTrade(`trade-${number * 3 + row}`, `2026-${String(12 - number).padStart(2, '0')}-15`)),
    8,
  )
const id = fc.integer({ min: 1, max: 30 }).map(number => `trade-${number}`)

export const tradeTotals = entry(tradeTotalsExample, {
  own: 'one page is requested at a time, until all pages are read',
  without: noWrites,
  except: answers,
  values: {
    ranges: fc.constantFrom('month', 'quarter', 'last12').map(kind => rangesOf({ kind } as const, '2026-11-20')),
    trade: fc
      .tuple(id, fc.constantFrom('10', '11'), fc.nat(900))
      .map(([of, month, weight]) => someTrade(of, `2026-${month}-15`, weight)),
    id,
  },
  exits: ['screen.opened', 'reading.goOn', 'screen.left'],
  retry: 'reading.retry',
  busy: 'reading',
  watch(run) {
    const actor = run.make(tradeTotalsMachine.provide(tradeTotalsFakes({ gate: run.gate, page })))
    return {
      actor,
      always() {
        const snapshot = actor.getSnapshot()
        const { book } = snapshot.context
        const weights = [...tradesRead(snapshot)].flatMap(([, { materials }]) => materials.map(({ weight }) => weight))
        const sum = weights.reduce((total, weight) => total + weight, 0)
        const inBook = [...book.months.values()].reduce((total, month) => total + Number(month.all.weight), 0)
        return {
          ...oneAtATime(run.awaited()),
          ...(inBook === sum ? {} : { 'totals agree': `${inBook} kg in the book, ${sum} kg in the trades` }),
        }
      },
      finally() {
        const { read, failed, pages } = readingProgressOf(actor.getSnapshot())
        const isComplete = !actor.getSnapshot().hasTag('done') || read + failed >= pages
        return isComplete ? {} : { 'its own': `done with ${read} and ${failed} of ${pages} pages` }
      },
    }
  },
})
