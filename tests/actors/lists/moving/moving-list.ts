import { vi } from 'vitest'
import { someTrade } from '#machines/trade-totals/trade-totals.fakes.ts'
import type { ReadTrade } from '#machines/trade-totals/trade-totals.types.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { Trade } from '#schemas/trade.ts'

/** Change of a trade between two requests. `at` picks the trade. `isOwn`: this browser made the change. */
export type MovingChange = {
  do: 'add' | 'weigh' | 'date' | 'remove'
  at: number
  daysAgo: number
  kg: number
  isOwn: boolean
}

/** Changes before a request is processed, after `delay` turns. `act`: after them, the user stops the reading and continues, or chooses another period. */
export type Gap = { changes: readonly MovingChange[]; delay?: number; act: 'stop' | 'period' | null }

export type MovingPlan = {
  rows: ReadonlyArray<{ daysAgo: number; kg: number }>
  pageSize: number
  /** True if the server sorts; false if it ignores `sort`, and a changed row moves to the end. */
  isSorting: boolean
  gaps: readonly Gap[]
}

/** Change by this browser at a time in epoch ms: the new version of a trade, or null after its removal. */
export type OwnChange = { id: string; trade: Trade | null; at: number }

type State = ReadonlyMap<string, Trade>

const day = 86_400_000
const dayOf = (daysAgo: number) => new Date(Date.UTC(2026, 10, 20) - daysAgo * day).toISOString().slice(0, 10)

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

/** Returns rows as text that two sets of trades can be compared by. */
export const asText = (trades: ReadonlyArray<ReadTrade & { id: string }>) =>
  trades
    .map(({ id, createdAt, materials }) => `${id} ${createdAt} ${materials.map(({ weight }) => weight).join(' ')}`)
    .toSorted()
    .join('\n')

/** Plays a server with a list that changes between any two requests. */
export function createMovingList(
  { rows, pageSize, isSorting, gaps }: MovingPlan,
  on: { own: (change: OwnChange) => void; stop: () => void; period: () => void },
) {
  let added = 0
  const stamp = () => {
    vi.setSystemTime(Date.now() + 1)
    return new Date().toISOString()
  }
  const make = (daysAgo: number, kg: number): Trade => {
    added += 1
    return { ...someTrade(`trade-${added}`, dayOf(daysAgo), kg), updatedAt: stamp() }
  }
  let state: State = new Map(rows.map(({ daysAgo, kg }) => make(daysAgo, kg)).map(trade => [trade.id, trade]))
  let requests = 0
  let isStill = false
  const checks: number[] = []
  const history: { state: State; at: number }[] = [{ state, at: Date.now() }]
  const owned: OwnChange[] = []

  function changed(id: string, trade: Trade | null, isOwn: boolean) {
    const next = new Map(state)
    next.delete(id)
    if (trade && isSorting && state.has(id))
      state = new Map([...state].map(([key, old]) => [key, key === id ? trade : old]))
    else state = trade ? next.set(id, trade) : next
    history.push({ state, at: Date.now() })
    if (!isOwn) return
    const own = { id, trade, at: Date.now() }
    owned.push(own)
    // The next request begins later than the write.
    stamp()
    on.own(own)
    stamp()
  }
  function apply({ do: what, at, daysAgo, kg, isOwn }: MovingChange) {
    if (what === 'add') {
      const trade = make(daysAgo, kg)
      return changed(trade.id, trade, isOwn)
    }
    const trade = [...state.values()][at % Math.max(1, state.size)]
    if (!trade) return
    const { createdAt, materials } = someTrade(trade.id, dayOf(daysAgo), kg)
    const edited = { ...trade, ...(what === 'date' ? { createdAt } : { materials }), updatedAt: stamp() }
    changed(trade.id, what === 'remove' ? null : edited, isOwn)
  }
  function inOrder(sort = '-createdAt'): Trade[] {
    const all = [...state.values()]
    if (!isSorting) return all
    const column = sort.replace('-', '') as 'createdAt' | 'updatedAt'
    const direction = sort.startsWith('-') ? -1 : 1
    return all.toSorted((one, other) => direction * (compare(one[column], other[column]) || compare(one.id, other.id)))
  }

  return {
    /** Stops all changes. */
    stand: () => void (isStill = true),
    state: () => state,
    requests: () => requests,
    /** Returns the time of the last request for the version of the list, up to a time. */
    checkBefore: (time: number) => checks.findLast(at => at <= time) ?? 0,
    /**
     * Returns the states that the list had since a time. With `hasOwn`, each has the later changes by this browser.
     */
    statesSince(time: number, hasOwn = true): State[] {
      const last = history.findLastIndex(({ at }) => at <= time)
      return history.slice(Math.max(0, last)).map(({ state: rowsThen, at: then }) => {
        const known = new Map(rowsThen)
        for (const { id, trade, at } of owned) {
          if (!hasOwn || at <= then) continue
          known.delete(id)
          if (trade) known.set(id, trade)
        }
        return known
      })
    },
    list: async ({ page, pageSize: requested, sort }: ListQuery, signal: AbortSignal): Promise<Page<Trade>> => {
      const planned = gaps[requests]
      requests += 1
      for (let turn = planned?.delay ?? 0; turn > 0; turn -= 1) await Promise.resolve()
      signal.throwIfAborted()
      const gap = isStill ? undefined : planned
      for (const change of gap?.changes ?? []) apply(change)
      stamp()
      if (sort === '-updatedAt') checks.push(Date.now())
      if (gap?.act) on[gap.act]()
      const all = inOrder(sort)
      const size = Math.min(requested, pageSize)
      const pages = Math.max(1, Math.ceil(all.length / size))
      const items = all.slice((page - 1) * size, page * size)
      await Promise.resolve()
      signal.throwIfAborted()
      const pagination = { count: all.length, pages, pageSize: size, currentPage: page, nextPage: 1, previousPage: 1 }
      return { items, pagination }
    },
  }
}
