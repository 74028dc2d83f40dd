import { useEffect, useMemo, useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import type { FilteredList } from '#actors/lists/filter/filtered-list.ts'
import { readAt } from '#domain/pages-read.ts'
import type { Problem } from '#domain/problem.ts'
import { isSameQuery } from '#machines/list/list.query.ts'
import { readingExtentOf } from '#machines/list-reading/list-reading.selectors.ts'
import type { ListDefinition, ListFilters } from '#patterns/list/list-definition.ts'
import type { ListActor } from '#patterns/list/use-list.ts'
import { useIsLeft } from '#ui/layout/use-is-left.ts'
import { openFilteredList } from './open-filtered-list.ts'

/** Minimum time in ms between two updates of the rows. */
const pause = 200

/** Progress of a reading. `rowCount` is null before the first response. */
export type FilterProgress = {
  status: 'reading' | 'stopped' | 'failed' | 'changing' | 'done'
  rows: number
  rowCount: number | null
  problem: Problem | null
  /** Time of the rows in epoch ms, or null. */
  at: number | null
}

function progressOf<Row extends { id: string }>({ actor }: FilteredList<Row>): FilterProgress | null {
  const snapshot = actor.getSnapshot()
  const status = (['reading', 'stopped', 'failed', 'changing', 'done'] as const).find(tag => snapshot.hasTag(tag))
  if (!status) return null
  const { rows, rowCount } = readingExtentOf(snapshot)
  const { read, problem } = snapshot.context
  return { status, rows, rowCount, problem, at: readAt(read) }
}

/** Sends the rows that were found to the list machine. After changes to unknown rows, makes it load again. */
function update<Row extends { id: string }>(filtered: FilteredList<Row>, list: ListActor<Row>) {
  const { query, answered } = list.getSnapshot().context
  if (query.filter === undefined || answered === null || !isSameQuery(query, answered)) return
  if (filtered.isForgotten()) list.send({ type: 'rows.changed' })
  else list.send({ type: 'rows.found', page: filtered.pageOf(query) })
}

/** Subscribes a list to its filtered rows, at most every 200 ms. Returns a function that unsubscribes and stops reading. */
function follow<Row extends { id: string }>(filtered: FilteredList<Row>, list: ListActor<Row>, onUpdate: () => void) {
  let timer: ReturnType<typeof setTimeout> | null = null
  const updateSoon = () => {
    timer ??= setTimeout(() => {
      timer = null
      update(filtered, list)
      onUpdate()
    }, pause)
  }
  const unsubscribe = filtered.subscribe(updateSoon)
  filtered.resume()
  // The reading might have ended before the subscription.
  updateSoon()
  return () => {
    if (timer !== null) clearTimeout(timer)
    unsubscribe()
    filtered.rest()
  }
}

/**
 * Connects a list to the reading of its filtered rows. The reading rests while no screen shows it. `progress` is null
 * until the first update.
 */
export function useFilterReading<Row extends { id: string }>(
  definition: ListDefinition<Row>,
  filters: ListFilters<Row>,
  list: ListActor<Row>,
) {
  const environment = useEnvironment()
  const [progress, setProgress] = useState<FilterProgress | null>(null)
  const filtered = useMemo(
    () => openFilteredList(environment, { ...definition, filters }),
    [environment, definition, filters],
  )
  const isLeft = useIsLeft()
  useEffect(() => {
    if (isLeft) return
    return follow(filtered, list, () => setProgress(progressOf(filtered)))
  }, [filtered, list, isLeft])
  return { progress, actor: filtered.actor }
}
