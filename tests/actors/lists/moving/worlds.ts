import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnyActorRef, createActor, fromCallback, waitFor } from 'xstate'
import { exportMachine } from '#actors/lists/list-reading.actor.ts'
import { sendPages } from '#actors/lists/send-pages.ts'
import { readPages } from '#api/read-pages.ts'
import { localDay, rangesOf } from '#domain/figures/periods.ts'
import { type PageEvent, type PagesRead, readingStateOf, rowsIn } from '#domain/pages-read.ts'
import { tradesIn } from '#machines/trade-totals/counting.ts'
import { tradeTotalsMachine } from '#machines/trade-totals/trade-totals.machine.ts'
import type { ReadingInput, ReadTrade } from '#machines/trade-totals/trade-totals.types.ts'
import type { Trade } from '#schemas/trade.ts'
import { filteredOn } from './moving-filters.ts'
import { asText, createMovingList, type Gap, type MovingChange, type MovingPlan } from './moving-list.ts'
import { flowOf, type Report, registerOf, statementOf } from './moving-reports.ts'

const daysAgo = fc.integer({ min: 0, max: 120 })
const kg = fc.integer({ min: 1, max: 999 })

const change: fc.Arbitrary<MovingChange> = fc.record({
  do: fc.constantFrom('add', 'weigh', 'date', 'remove'),
  at: fc.nat(60),
  daysAgo,
  kg,
  isOwn: fc.boolean(),
})

const gap: fc.Arbitrary<Gap> = fc.record({
  delay: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(60)),
  changes: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, fc.array(change, { maxLength: 3 })),
  act: fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, fc.constantFrom('stop' as const, 'period' as const)),
})

const movingPlan: fc.Arbitrary<MovingPlan> = fc.record({
  rows: fc.array(fc.record({ daysAgo, kg }), { maxLength: 40 }),
  pageSize: fc.integer({ min: 1, max: 6 }),
  isSorting: fc.boolean(),
  gaps: fc.array(gap, { maxLength: 60 }),
})

const today = '2026-11-20'
const month = rangesOf({ kind: 'month' }, today)
const year = rangesOf({ kind: 'last12' }, today)
type MovingList = ReturnType<typeof createMovingList>
type Snapshot = { hasTag: (tag: 'done') => boolean }
const hasDone = (snapshot: Snapshot) => snapshot.hasTag('done')

const since = (day: string) => (trade: Pick<Trade, 'createdAt'>) => localDay(trade.createdAt) >= day

type Result = {
  rows: () => ReadonlyArray<ReadTrade & { id: string }>
  fits: (trade: Trade) => boolean
  read: () => PagesRead
}

/**
 * Expects the rows of a reading to be those of the server when they were proved, unless they are uncertain. Returns the
 * server's rows.
 */
function expectTrue(list: MovingList, { rows, fits, read }: Result, isStill: boolean): readonly Trade[] | null {
  const { certainAt, pages } = read()
  if (certainAt === null) return null
  const from = pages.length === 1 ? certainAt : list.checkBefore(certainAt)
  const states = (isStill ? [list.state()] : list.statesSince(from)).map(state => [...state.values()].filter(fits))
  const text = asText(rows())
  expect(states.map(asText)).toContain(text)
  return states.find(state => asText(state) === text) ?? null
}

/** Expects true rows before and after the list stops changing. Returns true if they were certain before. */
async function expectAlwaysTrue(
  list: MovingList,
  actor: AnyActorRef,
  result: Result,
  compare: (rows: readonly Trade[]) => Promise<void> | void = () => {},
  isDone: (snapshot: Snapshot) => boolean = hasDone,
): Promise<boolean> {
  await waitFor(actor, isDone)
  const server = expectTrue(list, result, false)
  if (server) await compare(server)
  list.stand()
  actor.send({ type: 'reading.again' })
  await waitFor(actor, isDone)
  expect(readingStateOf(result.read())).toBe('certain')
  await compare(expectTrue(list, result, true) ?? [])
  actor.stop()
  return server !== null
}

const stopOf = (actor: () => AnyActorRef) => () => {
  actor().send({ type: 'reading.stop' })
  queueMicrotask(() => actor().send({ type: 'reading.goOn' }))
}

/** Plays a world for the totals of an overview, or for a report. */
async function playTotals(plan: MovingPlan, report?: Report): Promise<boolean> {
  const changePeriod = () => {
    const isMonth = context().book.ranges === month
    actor.send({ type: 'period.change', ranges: isMonth ? year : month })
  }
  const list = createMovingList(plan, {
    own: change => actor.send({ type: 'trade.written', ...change }),
    stop: stopOf(() => actor),
    period: changePeriod,
  })
  const machine = tradeTotalsMachine.provide({
    actors: {
      readPages: fromCallback<PageEvent<Trade>, ReadingInput>(({ input: { read }, sendBack }) =>
        sendPages<Trade>(
          sendBack,
          reading =>
            readPages(
              list.list,
              { sort: '-createdAt' },
              { ...reading, read, timeOf: row => row.createdAt, concurrency: 4 },
            ),
          { goesOn: true },
        ),
      ),
    },
  })
  const actor = createActor(machine, { input: { ranges: month, buyerId: null } }).start()
  const context = () => actor.getSnapshot().context
  const fits = (trade: Trade) => since(context().book.ranges.before.from)(trade)
  const result = {
    fits,
    rows: () => Array.from(tradesIn(context()), ([id, trade]) => ({ ...trade, id }) as Trade).filter(fits),
    read: () => context().read,
  }
  actor.send({ type: 'screen.opened' })
  await waitFor(actor, hasDone)
  changePeriod()
  return expectAlwaysTrue(list, actor, result, async server => {
    const { book } = context()
    const now = server.filter(since(book.ranges.now.from))
    expect(Number(book.now.all.weight)).toBe(now.reduce((sum, { materials }) => sum + (materials[0]?.weight ?? 0), 0))
    if (!report) return
    const reported = await report(() => result.rows().map(trade => [trade.id, trade]))
    expect(reported).toEqual(await report(() => server.map(trade => [trade.id, trade])))
  })
}

const fitsOf = (filter: string) =>
  filter === '' ? () => true : since(rangesOf({ kind: 'month' }, localDay(Date.now())).now.from)

/** Plays a world for a filtered list. */
async function playFilter(plan: MovingPlan, filter: string): Promise<boolean> {
  const list = createMovingList(plan, {
    own: ({ id, trade, at }) => (trade ? filtered.take(trade, at) : filtered.remove(id)),
    stop: stopOf(() => filtered.actor),
    period: () =>
      void filtered
        .load({ ...query, filter: filter === '' ? 'period=month' : '' }, over)
        .then(() => filtered.load(query, over)),
  })
  const over = new AbortController().signal
  const filtered = filteredOn(list)
  const query = { page: 1, pageSize: 10, searchTerm: '', sort: '-createdAt', filter }
  const shown = () => {
    const { filtered: found } = filtered.pageOf(query)
    return (found?.parts() ?? []).flat().filter(({ id }) => !found?.left.has(id))
  }
  void filtered.load(query, over)
  // A list that is shown keeps its reading going.
  filtered.follow(query, () => {}, over)
  const result = { fits: fitsOf(filter), rows: shown, read: () => filtered.actor.getSnapshot().context.read }
  const isComplete = () => filtered.pageOf(query).filtered?.isComplete ?? false
  return expectAlwaysTrue(list, filtered.actor, result, () => {}, isComplete)
}

/** Plays a world for a CSV export, which is not informed of changes by this browser. */
async function playExport(plan: MovingPlan, filter?: string): Promise<boolean> {
  const list = createMovingList(plan, { own: () => {}, stop: stopOf(() => actor), period: () => {} })
  const filtered = filteredOn(list)
  const machine = exportMachine<Trade>(list.list, filtered.readPages, () => row => asText([row]))
  const actor = createActor(machine).start()
  const query = { page: 1, pageSize: 10, searchTerm: '', sort: '-createdAt', ...(filter && { filter }) }
  actor.send({ type: 'reading.begin', request: { query, columns: [], layout: 'rows', format: 'standard' } })
  const texts: string[] = []
  actor.on('list.read', ({ read }) =>
    texts.push(
      rowsIn(read)
        .items.map(({ text }) => text)
        .toSorted()
        .join('\n'),
    ),
  )
  await waitFor(actor, hasDone)
  const { certainAt, pages } = actor.getSnapshot().context.read
  expect(texts).toHaveLength(1)
  const isCertain = certainAt !== null
  if (isCertain) {
    const states = list.statesSince(pages.length === 1 ? certainAt : list.checkBefore(certainAt), false)
    expect(states.map(state => asText([...state.values()].filter(fitsOf(filter ?? ''))))).toContain(texts[0])
  }
  actor.stop()
  return isCertain
}

/** The readings that must be true or uncertain in every world. */
export const readings = [
  ['totals', (plan: MovingPlan) => playTotals(plan)],
  ['a statement', (plan: MovingPlan) => playTotals(plan, statementOf)],
  ['a material flow', (plan: MovingPlan) => playTotals(plan, flowOf)],
  ['a register', (plan: MovingPlan) => playTotals(plan, registerOf)],
  ['a filtered list', (plan: MovingPlan) => playFilter(plan, '')],
  ['a filtered list of a period', (plan: MovingPlan) => playFilter(plan, 'period=month')],
  ['an export', (plan: MovingPlan) => playExport(plan)],
  ['an export of a period', (plan: MovingPlan) => playExport(plan, 'period=month')],
] as const

/** Starts and ends the clock of the worlds, which moves with each request. Tasks follow each other without a pause. */
function mockWorldClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) })
    vi.stubGlobal('scheduler', { postTask: () => Promise.resolve() })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Plays random worlds for each reading, and `ofReports` for reports and exports. In most of them, the rows are certain before the list stops changing. */
export function playWorlds(most: number, ofReports = most): void {
  mockWorldClock()
  test.each(readings)('%s of records that move are true or uncertain', async (name, play) => {
    const numRuns = /totals|list/.test(name) ? most : ofReports
    let certain = 0
    await fc.assert(
      fc.asyncProperty(movingPlan, async plan => {
        if (await play(plan)) certain += 1
      }),
      { numRuns },
    )
    expect(certain).toBeGreaterThan(numRuns / 2)
  })
}
