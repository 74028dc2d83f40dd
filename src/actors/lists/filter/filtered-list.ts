import { fromCallback } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { sendPages } from '#actors/lists/send-pages.ts'
import { makeActor } from '#actors/make-actor.ts'
import { createListeners } from '#domain/listeners.ts'
import type { PageEvent, PageRead } from '#domain/pages-read.ts'
import { isSameQuery } from '#machines/list/list.query.ts'
import { type ListReadingInput, listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import { readingExtentOf } from '#machines/list-reading/list-reading.selectors.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { createChangedRows } from './changed-rows.ts'
import { filteredPage, filteredParts, sortedParts } from './filtered-page.ts'
import {
  type FilteredReading,
  type FilterSource,
  filteredPages,
  type MatchedSource,
  type RowMatcher,
  rowMatcher,
} from './filtered-pages.ts'

/** Returns the machine that reads a list and keeps only the rows that fit the filter of its request. */
const filterReadingMachine = <Row extends { id: string }>(source: MatchedSource<Row>) =>
  listReadingMachine<Row, ListQuery>().provide({
    actors: {
      readPages: fromCallback<PageEvent<Row>, ListReadingInput<Row, ListQuery>>(
        ({ input: { request, read }, sendBack }) =>
          sendPages<Row>(sendBack, reading => filteredPages(source, request, { ...reading, read }), {
            onEnd: () => sendBack({ type: 'reading.end' }),
          }),
      ),
    },
  })

const allRows = (query: ListQuery): ListQuery => ({ ...query, page: 1, pageSize: 1 })

/**
 * Creates the client-side filter of one list, for all its screens in a session. It reads the list page by page; see
 * {@link file://../../../../machines/list-reading/list-reading.machine.ts}. Rows that this browser changes are updated
 * in place.
 */
export function createFilteredList<Row extends { id: string }>(environment: Environment, unmatched: FilterSource<Row>) {
  const { kept, resource } = unmatched
  const matchers = new Map<string | undefined, RowMatcher<Row>>()
  const source = {
    ...unmatched,
    async matcher(filter: string | undefined, signal: AbortSignal) {
      const matcher = await rowMatcher(environment, unmatched, filter, signal)
      matchers.set(filter, matcher)
      return matcher
    },
  }
  const actor = makeActor(environment, filterReadingMachine(source)).start()
  const changes = createChangedRows<Row>()
  const { notify, subscribe } = createListeners()
  actor.subscribe(notify)
  let shown: { pages: unknown; version: number; list: ReturnType<typeof sortedParts<Row>> } | null = null
  let version = 0
  let isResting = false
  let isForgotten = false

  function partsInOrder(pages: readonly PageRead<Row>[], query: ListQuery) {
    if (shown?.pages !== pages || shown.version !== version) {
      const parts = changes.applied(filteredParts(pages))
      const isDone = actor.getSnapshot().hasTag('done')
      shown = { pages, version, list: isDone ? sortedParts(parts, query.sort, resource) : { parts } }
    }
    return shown.list
  }

  function pageOf(query: ListQuery): Page<Row> {
    const snapshot = actor.getSnapshot()
    const { pages } = snapshot.context
    const { rows, rowCount } = readingExtentOf(snapshot)
    const isComplete = snapshot.hasTag('done')
    const { parts, ...order } = partsInOrder(pages, query)
    const linesOf = matchers.get(query.filter)?.linesOf
    const filtered = {
      parts: () => parts,
      read: rows,
      of: rowCount,
      isComplete,
      left: changes.left(),
      ...(linesOf && { linesOf }),
    }
    return { ...filteredPage(query, filtered, pages), ...order }
  }

  const changed = () => {
    version += 1
    notify()
  }

  /** Starts the reading that a query needs, or resumes a reading that failed or rested. */
  function begin(query: ListQuery) {
    const snapshot = actor.getSnapshot()
    const { request } = snapshot.context
    if (request === null || isForgotten || !isSameQuery(request, allRows(query)) || kept.isOutdated()) {
      changes.clear()
      version += 1
      isForgotten = false
      actor.send({ type: 'reading.begin', request: allRows(query) })
    } else if (isResting || snapshot.hasTag('failed')) actor.send({ type: 'reading.goOn' })
    isResting = false
  }

  return {
    actor,
    /** Reads all filtered pages of a query, for the export. */
    readPages: (query: ListQuery, reading: FilteredReading) => filteredPages(source, query, reading),
    /** Notifies of new pages and changed rows. */
    subscribe,
    pageOf,
    /**
     * Returns a page of filtered rows when it has its first row, or when the reading ends.
     * @throws Problem if the reading failed before it found a row.
     */
    async load(query: ListQuery, signal: AbortSignal): Promise<Page<Row>> {
      begin(query)
      const { promise, resolve, reject } = Promise.withResolvers<Page<Row>>()
      const check = () => {
        const snapshot = actor.getSnapshot()
        const page = pageOf(query)
        const { problem } = snapshot.context
        if (page.items.length > 0 || !snapshot.hasTag('reading')) {
          if (problem && page.items.length === 0) reject(problem)
          else resolve(page)
        }
      }
      const unsubscribe = subscribe(check)
      const onAbort = () => reject(signal.reason)
      signal.addEventListener('abort', onAbort, { once: true })
      check()
      return promise.finally(() => {
        unsubscribe()
        signal.removeEventListener('abort', onAbort)
      })
    },
    /** Stops reading while no screen shows the list. `resume` or the next `load` continues. */
    rest() {
      if (!actor.getSnapshot().hasTag('reading')) return
      actor.send({ type: 'reading.stop' })
      isResting = true
    },
    /** Continues a reading that rested. */
    resume() {
      if (isResting) actor.send({ type: 'reading.goOn' })
      isResting = false
    },
    /** Replaces a row that this browser created or changed. */
    async take(row: Row, isNew: boolean, signal: AbortSignal) {
      kept.change((rows, page) =>
        isNew && page === 1 ? [row, ...rows] : rows.map(other => (other.id === row.id ? row : other)),
      )
      const { request } = actor.getSnapshot().context
      if (request === null) return
      const { matches } = await source.matcher(request.filter, signal)
      const isFound = filteredParts(actor.getSnapshot().context.pages).some(part =>
        part.some(({ id }) => id === row.id),
      )
      if (isFound) changes.change(row, matches(row))
      else if (matches(row)) changes.add(row)
      changed()
    },
    remove(id: string) {
      kept.change(rows => rows.filter(row => row.id !== id))
      changes.remove(id)
      changed()
    },
    /** Discards all rows, after changes to unknown rows. The next `load` reads the list again. */
    forget() {
      isForgotten = true
      kept.forget()
      actor.send({ type: 'reading.stop' })
      notify()
    },
    isForgotten: () => isForgotten,
  }
}
export type FilteredList<Row extends { id: string }> = ReturnType<typeof createFilteredList<Row>>
