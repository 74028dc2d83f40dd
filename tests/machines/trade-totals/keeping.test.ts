import { describe, expect, test } from 'vitest'
import { someTrade, someTrades, someWrite } from '#machines/trade-totals/trade-totals.fakes.ts'
import { isWithoutFigures } from '#machines/trade-totals/trade-totals.selectors.ts'
import { settled } from '../support.ts'
import { opened } from './started.ts'

const minutes = 60_000

/** Returns one page of a two-page list. Each page has one trade of 100 kg. */
const page = (number: number) => someTrades([someTrade(`trade-${number}`, '2026-11-15')], 2)

describe('visit within five minutes', () => {
  test('shows the loaded figures without new calls', async () => {
    const { actor, requests, weight, wait, progress } = await opened({ page })
    actor.send({ type: 'screen.left' })
    await wait(5 * minutes - 1)
    actor.send({ type: 'screen.opened' })
    await settled()
    expect(requests()).toEqual([1, 2])
    expect(weight()).toBe('200')
    expect(progress().isDone).toBe(true)
  })

  test('resumes an interrupted or stopped reading', async () => {
    let isHeld = true
    const { actor, requests, progress } = await opened({
      page,
      gate: ({ input }) => (isHeld && (input as { page: number }).page > 1 ? new Promise(() => {}) : Promise.resolve()),
    })
    actor.send({ type: 'screen.left' })
    expect(progress()).toMatchObject({ read: 1, isDone: false, isStopped: false })
    actor.send({ type: 'screen.opened' })
    actor.send({ type: 'reading.stop' })
    actor.send({ type: 'screen.left' })
    isHeld = false
    actor.send({ type: 'screen.opened' })
    await settled()
    expect(requests()).toEqual([1, 2, 2, 2])
    expect(progress()).toMatchObject({ read: 2, isDone: true })
  })
})

describe('after five minutes', () => {
  test('reads again on the next visit', async () => {
    const { actor, requests, weight, wait } = await opened({ page })
    actor.send({ type: 'screen.left' })
    await wait(5 * minutes)
    expect(weight()).toBe('0')
    expect(isWithoutFigures(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'screen.opened' })
    await settled()
    expect(requests()).toEqual([1, 2, 1, 2])
    expect(weight()).toBe('200')
  })

  test('keeps visible figures until the screen closes', async () => {
    const { actor, requests, weight, wait } = await opened({ page })
    await wait(5 * minutes)
    expect(requests()).toEqual([1, 2])
    expect(weight()).toBe('200')
    actor.send({ type: 'screen.left' })
    expect(weight()).toBe('0')
  })

  test('reads again when one screen replaces another', async () => {
    const { actor, requests, wait, weight } = await opened({ page })
    await wait(5 * minutes)
    actor.send({ type: 'screen.opened' })
    await settled()
    expect(requests()).toEqual([1, 2, 1, 2])
    expect(weight()).toBe('200')
  })
})

describe('writes of this browser', () => {
  test('adds a new trade as the latest without new calls', async () => {
    const { actor, requests, weight } = await opened({ page })
    actor.send(someWrite(someTrade('new', '2026-11-19', 40)))
    expect(weight()).toBe('240')
    expect(actor.getSnapshot().context.latest[0]?.id).toBe('new')
    expect(requests()).toEqual([1, 2])
  })

  test('counts a changed trade once, also after two changes', async () => {
    const { actor, weight, weightBefore } = await opened({ page })
    actor.send(someWrite(someTrade('trade-2', '2026-11-15', 30)))
    expect(weight()).toBe('130')
    actor.send(someWrite(someTrade('trade-2', '2025-11-15', 50)))
    expect([weight(), weightBefore()]).toEqual(['100', '50'])
  })

  test('removes a deleted trade once', async () => {
    const { actor, weight } = await opened({ page })
    actor.send({ type: 'trade.written', id: 'trade-1', trade: null, at: 1 })
    actor.send({ type: 'trade.written', id: 'trade-1', trade: null, at: 1 })
    expect(weight()).toBe('100')
    expect(actor.getSnapshot().context.latest.map(({ id }) => id)).toEqual(['trade-2'])
  })

  test('prefers its own version over later pages', async () => {
    const gates = new Map<number, () => void>()
    const { actor, weight } = await opened({
      page: number => someTrades([someTrade(`trade-${number}`, '2026-11-15')], 3),
      gate: ({ input }) => {
        const { promise, resolve } = Promise.withResolvers<void>()
        gates.set((input as { page: number }).page, resolve)
        return promise
      },
    })
    gates.get(1)?.()
    await settled()
    actor.send({ type: 'trade.written', id: 'trade-2', trade: null, at: 1 })
    actor.send(someWrite(someTrade('trade-3', '2026-11-15', 5)))
    expect(weight()).toBe('105')
    gates.get(2)?.()
    await settled()
    gates.get(3)?.()
    await settled()
    expect(weight()).toBe('105')
  })

  test('reads again on the next visit after an unknown change', async () => {
    const { actor, requests, weight } = await opened({ page })
    actor.send({ type: 'trades.touched' })
    expect(weight()).toBe('200')
    actor.send({ type: 'screen.left' })
    actor.send({ type: 'screen.opened' })
    await settled()
    expect(requests()).toEqual([1, 2, 1, 2])
  })
})
