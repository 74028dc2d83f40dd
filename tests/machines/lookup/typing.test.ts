import { describe, expect, test } from 'vitest'
import { isStale } from '#machines/lookup/lookup.selectors.ts'
import { opened, start } from './started.ts'

describe('opening', () => {
  test('searches at once on focus, and not again when idle', async () => {
    const leisure = Promise.withResolvers<void>()
    const { actor, requests, becomes } = start({
      gate: ({ src }) => (src === 'leisure' ? leisure.promise : Promise.resolve()),
    })
    actor.send({ type: 'lookup.open' })
    expect(requests()).toEqual([{ term: '' }])
    await becomes('ready')
    leisure.resolve()
    await leisure.promise
    expect(requests()).toEqual([{ term: '' }])
  })

  test('searches the typed term if the page becomes idle during typing', async () => {
    const leisure = Promise.withResolvers<void>()
    const { requests, clock, type } = start({
      term: 'Iron',
      gate: ({ src }) => (src === 'leisure' ? leisure.promise : Promise.resolve()),
    })
    type('Lead')
    leisure.resolve()
    await leisure.promise
    expect(requests()).toEqual([])
    clock.increment(300)
    expect(requests()).toEqual([{ term: 'Lead' }])
  })
})

describe('typing', () => {
  test('waits for a pause of 300 ms after each key', () => {
    const { clock, emitted, requests, type } = start()
    type('I')
    clock.increment(299)
    type('Ir')
    clock.increment(299)
    expect([requests(), emitted]).toEqual([[], []])
    clock.increment(1)
    expect([requests(), emitted]).toEqual([[{ term: 'Ir' }], [{ type: 'term.changed', term: 'Ir' }]])
  })

  test('keeps the old options, marked as stale, until new ones arrive', async () => {
    const { actor, clock, type, becomes } = await opened({ term: 'Iron' })
    expect(isStale(actor.getSnapshot())).toBe(false)
    type('Copper')
    clock.increment(300)
    expect(actor.getSnapshot().hasTag('loading')).toBe(true)
    expect(actor.getSnapshot().context.options).toEqual(['Iron', 'Iron ore'])
    expect(isStale(actor.getSnapshot())).toBe(true)
    await becomes('ready')
    expect(actor.getSnapshot().context.options).toEqual(['Copper'])
    expect(isStale(actor.getSnapshot())).toBe(false)
  })

  test('aborts the search for an earlier term', () => {
    const { clock, calls, type } = start({ hanging: ['leisure', 'find'] })
    type('Iron')
    clock.increment(300)
    expect(calls()[0]?.signal.aborted).toBe(false)
    type('Lead')
    expect(calls()[0]?.signal.aborted).toBe(true)
    clock.increment(300)
    expect(calls().map(call => [call.input, call.signal.aborted])).toEqual([
      [{ term: 'Iron' }, true],
      [{ term: 'Lead' }, false],
    ])
  })

  test('ignores spaces around a term', async () => {
    const { actor, clock, requests, emitted, type } = await opened({ term: 'Iron' })
    type(' Iron ')
    clock.increment(300)
    expect(isStale(actor.getSnapshot())).toBe(false)
    expect(requests()).toEqual([{ term: 'Iron' }])
    type(' Lead ')
    clock.increment(300)
    expect(requests().at(-1)).toEqual({ term: 'Lead' })
    expect(emitted.at(-1)).toEqual({ type: 'term.changed', term: 'Lead' })
    expect(actor.getSnapshot().context.term).toBe(' Lead ')
  })

  test('ignores an unchanged text in every state', async () => {
    const { actor, clock, emitted, type, calls } = start({ hanging: ['leisure', 'find'] })
    type('Iron')
    clock.increment(299)
    type('Iron')
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('loading')).toBe(true)
    type('Iron')
    expect(calls()[0]?.signal.aborted).toBe(false)
    expect(emitted).toHaveLength(1)
  })
})
