import { expect } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { createFilteredList } from '#actors/lists/filter/filtered-list.ts'
import { exportMachine } from '#actors/lists/list-reading.actor.ts'
import { tradeTests } from '#domain/filters/trade-tests.ts'
import { rowsIn } from '#domain/pages-read.ts'
import type { Trade } from '#schemas/trade.ts'
import { createMovingList, type MovingPlan } from './moving-list.ts'

type MovingList = ReturnType<typeof createMovingList>

const hasDone = (snapshot: { hasTag: (tag: 'done') => boolean }) => snapshot.hasTag('done')

const environment = {
  now: () => Date.now(),
  session: { getSnapshot: () => ({ context: { suspended: null, user: null } }) },
} as unknown as Environment

/** Returns the client-side filter of a list. */
export const filteredOn = (list: MovingList) =>
  createFilteredList<Trade>(environment, {
    resource: 'transactions',
    tests: tradeTests,
    list: list.list,
    timeOf: row => row.createdAt,
  })

/** Filters a list without a period, then by a period. Returns the rows of the export that follows. */
export async function exportAfterFilters(plan: MovingPlan): Promise<readonly string[]> {
  const list = createMovingList(plan, { own: () => {}, stop: () => {}, period: () => {} })
  const filtered = filteredOn(list)
  const { signal } = new AbortController()
  const query = { page: 1, pageSize: 10, searchTerm: '', sort: '-createdAt', filter: '' }
  filtered.follow(query, () => {}, signal)
  for (const filter of ['', 'period=month']) {
    await filtered.load({ ...query, filter }, signal)
    await waitFor(filtered.actor, hasDone)
  }
  const before = list.requests()
  const rows: string[] = []
  const machine = exportMachine<Trade>(
    list.list,
    filtered.readPages,
    () =>
      ({ id }) =>
        id,
  )
  const actor = createActor(machine).start()
  actor.on('list.read', ({ read }) => rows.push(...rowsIn(read).items.map(({ id }) => id)))
  const request = {
    query: { ...query, filter: 'period=month' },
    columns: [],
    layout: 'rows',
    format: 'standard',
  } as const
  actor.send({ type: 'reading.begin', request })
  await waitFor(actor, hasDone)
  expect(list.requests()).toBe(before)
  return rows
}
