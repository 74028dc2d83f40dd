import { fromCallback } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { sendPages } from '#actors/lists/send-pages.ts'
import { makeActor } from '#actors/make-actor.ts'
import { nextTask } from '#actors/next-task.ts'
import { type Reading, readPages } from '#api/read-pages.ts'
import type { FilterTests } from '#domain/filters/matching.ts'
import { createListeners } from '#domain/listeners.ts'
import { type PageEvent, type PageRead, type PagesRead, readFrom, readingStateOf } from '#domain/pages-read.ts'
import { toProblem } from '#domain/problem.ts'
import { isSameQuery } from '#machines/list/list.query.ts'
import { type ListReadingInput, listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import { readingExtentOf } from '#machines/list-reading/list-reading.selectors.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { createChangedRows } from './changed-rows.ts'
import { filteredPage, sortedParts } from './filtered-page.ts'
import { createRowMatcher, type RowMatcher } from './row-matcher.ts'

export type FilterSource<Row extends { id: string }> = {
  resource: string
  list: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
  tests: FilterTests<Row>
  /** Returns the time of a row by which the list might be sorted. */
  timeOf: ((row: Row) => string) | undefined
}

type FilteredReading = Required<Pick<Reading<unknown>, 'onFailure' | 'goesOn'>> & {
  /** Result of an earlier reading to resume. */
  read: PagesRead
  signal: AbortSignal
}

/** Maximum age of a reading in ms. After that, a load reads the list again. */
const longest = 5 * 60_000

/** Maximum duration in ms of a task that blocks input. */
const longestTask = 16

/** Minimum time in ms between two updates while the list is read. */
const updateInterval = 200

/** Returns the query without its filter, which all filters of a search share. */
const unfiltered = (query: ListQuery): ListQuery => {
  const { filter: _, ...all } = query
  return { ...all, page: 1, pageSize: 1 }
}

/**
 * Creates the client-side filter of one list, for all its screens in a session. The filter reads the list page by page;
 * see {@link file://../../../../machines/list-reading/list-reading.machine.ts}. The filters of a search share the
 * pages. Rows that this browser changes are updated in place.
 */
export function createFilteredList<Row extends { id: string }>(environment: Environment, source: FilterSource<Row>) {
  const { list, resource, timeOf } = source
  const { now } = environment
  const shared = { timeOf, now, concurrency: 4 }
  const machine = listReadingMachine<Row, ListQuery>().provide({
    actors: {
      readPages: fromCallback<PageEvent<Row>, ListReadingInput<Row, ListQuery>>(
        ({ input: { request, read }, sendBack }) =>
          sendPages<Row>(sendBack, reading => readPages(list, request, { ...reading, ...shared, read })),
      ),
    },
  })
  const actor = makeActor(environment, machine).start()
  const matchers = new Map<string | undefined, RowMatcher<Row>>()
  const changes = createChangedRows<Row>()
  const { notify, subscribe } = createListeners()
  let matcher: RowMatcher<Row> | null = null
  let isMatching = false
  let begun = 0
  /** Number of active loads and followers. At 0, the reading pauses. */
  let users = 0
  let isResting = false
  let isForgotten = false

  const unmatchedPage = () => {
    const { pages, next } = actor.getSnapshot().context.read
    return [...pages, ...next].find(page => matcher?.isMatched(page) === false)
  }

  /** Filters the pages that the current filter has not processed yet, in short tasks. */
  async function matchPages() {
    if (isMatching) return
    isMatching = true
    let taskBegun = performance.now()
    for (let page = unmatchedPage(); page; page = unmatchedPage()) {
      matcher?.rowsOf(page)
      if (performance.now() - taskBegun <= longestTask) continue
      notify()
      await nextTask()
      taskBegun = performance.now()
    }
    isMatching = false
    notify()
  }
  actor.subscribe(() => void matchPages())

  const changed = (id: string, row: Row | null, at = now()) => {
    changes.put(id, row, at)
    if (actor.getSnapshot().hasTag('reading')) actor.send({ type: 'reading.again' })
    notify()
  }

  /** True if the pages of the query are known or being read. */
  function isRead(query: ListQuery) {
    const { request } = actor.getSnapshot().context
    return !isForgotten && request !== null && isSameQuery(request, unfiltered(query)) && now() - begun < longest
  }

  function pageOf(query: ListQuery): Page<Row> {
    const snapshot = actor.getSnapshot()
    const { read } = snapshot.context
    const known = matchers.get(query.filter)
    const matched = read.pages.filter(page => known?.isMatched(page)).toSorted((one, other) => one.page - other.page)
    // Until `load` begins, the pages might belong to another period.
    const isComplete =
      snapshot.hasTag('done') && read.since === (known?.since ?? null) && matched.length === read.pages.length
    const pages = known ? matched.map(known.rowsOf) : []
    const { left, ...found } = changes.applied(pages, readFrom(read), known?.matches ?? (() => false))
    const linesOf = known?.linesOf
    const { parts, ...order } = isComplete ? sortedParts(found.parts, query.sort, resource, linesOf) : found
    const { rows, rowCount } = readingExtentOf(snapshot)
    const filtered = { parts: () => parts, read: rows, of: rowCount, isComplete, left, ...(linesOf && { linesOf }) }
    const unreadable = matched.flatMap(page => page.unreadable)
    return { ...filteredPage(query, filtered, unreadable), ...order }
  }

  /** Starts the reading that a query needs, or resumes a reading that failed or paused. */
  async function begin(query: ListQuery, signal: AbortSignal) {
    const isNew = !isRead(query)
    if (isNew) matchers.clear()
    const next = matchers.get(query.filter) ?? (await createRowMatcher(environment, source, query, signal))
    signal.throwIfAborted()
    matchers.set(query.filter, next)
    matcher = next
    const { since } = next
    if (isNew) {
      changes.clear()
      isForgotten = false
      begun = now()
      actor.send({ type: 'reading.begin', request: unfiltered(query), since })
    } else if (actor.getSnapshot().context.read.since !== since) actor.send({ type: 'since.change', since })
    else if (isResting || actor.getSnapshot().hasTag('failed')) actor.send({ type: 'reading.goOn' })
    isResting = false
    void matchPages()
  }

  /** Yields all filtered pages of a query, for the export. */
  async function* readFiltered(query: ListQuery, { read, ...reading }: FilteredReading) {
    let exported: RowMatcher<Row>
    try {
      exported = await createRowMatcher(environment, source, query, reading.signal)
    } catch (error) {
      reading.signal.throwIfAborted()
      return reading.onFailure(1, toProblem(error))
    }
    const { since, rowsOf } = exported
    const filtered = (page: PageRead<Row>): PageRead<Row> => ({ ...page, since, items: rowsOf(page) })
    const known = actor.getSnapshot().context.read
    const { certainAt, pages } = known
    const isKnown = isRead(query) && known.since === since && readingStateOf(known) === 'certain'
    if (read.pages.length === 0 && isKnown && !changes.hasLaterThan(certainAt ?? 0)) {
      // Page 1 comes last, because the pages are incomplete until then.
      for (const page of pages.toSorted((one, other) => other.page - one.page)) {
        yield filtered({ ...page, certainAt: page.page === 1 ? certainAt : null })
      }
      return
    }
    const options = { ...reading, ...shared, read, since }
    for await (const page of readPages(list, unfiltered(query), options)) yield filtered(page)
  }

  /** Keeps the reading active until `over` aborts. A new load in the same task keeps it active without a pause. */
  function keepReading(over: AbortSignal) {
    users += 1
    const release = async () => {
      users -= 1
      await nextTask()
      const snapshot = actor.getSnapshot()
      if (users > 0 || snapshot.status !== 'active' || !snapshot.hasTag('reading')) return
      actor.send({ type: 'reading.stop' })
      isResting = true
    }
    over.addEventListener('abort', () => void release(), { once: true })
  }

  return {
    actor,
    readPages: readFiltered,
    pageOf,
    /**
     * Returns a page of filtered rows when it has its first row, or when the reading ends.
     * @throws Problem if the reading failed before it found a row.
     */
    async load(query: ListQuery, signal: AbortSignal): Promise<Page<Row>> {
      signal.throwIfAborted()
      const loaded = new AbortController()
      const over = AbortSignal.any([signal, loaded.signal])
      keepReading(over)
      try {
        await begin(query, signal)
        const { promise, resolve, reject } = Promise.withResolvers<Page<Row>>()
        const check = () => {
          const snapshot = actor.getSnapshot()
          const page = pageOf(query)
          const { problem } = snapshot.context
          if (page.items.length > 0 || !(snapshot.hasTag('reading') || isMatching)) {
            if (problem && page.items.length === 0) reject(problem)
            else resolve(page)
          }
        }
        over.addEventListener('abort', subscribe(check))
        signal.addEventListener('abort', () => reject(signal.reason))
        check()
        return await promise
      } finally {
        loaded.abort()
      }
    },
    /**
     * Calls `onUpdate` with the page of a loaded query when the reading finds rows or this browser changes rows, until
     * `over` aborts. The page is null if the list must be loaded again. Updates are at least 200 ms apart.
     */
    follow(query: ListQuery, onUpdate: (page: Page<Row> | null) => void, over: AbortSignal) {
      keepReading(over)
      let timer: ReturnType<typeof setTimeout> | undefined
      const updateSoon = () => {
        timer ??= setTimeout(() => {
          timer = undefined
          onUpdate(isForgotten ? null : pageOf(query))
        }, updateInterval)
      }
      over.addEventListener('abort', subscribe(updateSoon))
      over.addEventListener('abort', () => clearTimeout(timer))
      // The reading might have found rows since the load.
      updateSoon()
    },
    /** Replaces a row that this browser created or changed. `at` is a time before the row was read, in epoch ms. */
    take: (row: Row, at = now()) => changed(row.id, row, at),
    remove: (id: string) => changed(id, null),
    /** Discards all rows, after changes to unknown rows. The next `load` reads the list again. */
    forget() {
      isForgotten = true
      actor.send({ type: 'reading.stop' })
      notify()
    },
  }
}
export type FilteredList<Row extends { id: string }> = ReturnType<typeof createFilteredList<Row>>
