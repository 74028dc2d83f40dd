import { describe, expect, test } from 'vitest'
import { settled } from '../support.ts'
import { firstPage, started } from './started.ts'

const copper = { type: 'query.requested', query: { ...firstPage, searchTerm: 'Copper' }, replace: true }

describe('the search', () => {
  test('asks once typing has paused, from the first page on', async () => {
    const { actor, clock, emitted, calls } = await started({ query: { ...firstPage, page: 3 } })
    actor.send({ type: 'search.type', text: 'Cop' })
    clock.increment(299)
    actor.send({ type: 'search.type', text: 'Copper' })
    clock.increment(299)
    expect(emitted).toEqual([])
    expect(actor.getSnapshot().context.typed).toBe('Copper')
    clock.increment(1)
    expect(emitted).toEqual([copper])
    expect(calls).toHaveLength(1)
    expect(actor.getSnapshot().context.query.searchTerm).toBe('')
  })

  test('asks at once on Enter', async () => {
    const { actor, clock, emitted } = await started()
    actor.send({ type: 'search.type', text: 'Copper' })
    actor.send({ type: 'search.submit' })
    expect(emitted).toEqual([copper])
    clock.increment(300)
    expect(emitted).toHaveLength(1)
  })

  test('asks for everything at once when it is cleared', async () => {
    const { actor, emitted } = await started({ query: { ...firstPage, searchTerm: 'Iron', page: 2 } })
    actor.send({ type: 'search.clear' })
    expect(actor.getSnapshot().context.typed).toBe('')
    expect(emitted).toEqual([{ type: 'query.requested', query: firstPage, replace: true }])
  })

  test.each([
    ['the same is typed again', { type: 'search.type', text: ' Iron ' }],
    ['Enter is pressed on it', { type: 'search.submit' }],
  ] as const)('asks nothing when %s', async (_, event) => {
    const { actor, clock, emitted } = await started({ query: { ...firstPage, searchTerm: 'Iron' } })
    actor.send(event)
    clock.increment(300)
    expect(emitted).toEqual([])
  })

  test('keeps the field as it was typed when the address follows', async () => {
    const { actor, clock, emitted, goTo } = await started()
    actor.send({ type: 'search.type', text: 'Iron ' })
    clock.increment(300)
    expect(emitted[0]).toMatchObject({ query: { searchTerm: 'Iron' } })
    goTo({ searchTerm: 'Iron' })
    expect(actor.getSnapshot().context.typed).toBe('Iron ')
  })

  test('follows the address when it goes back', async () => {
    const { actor, clock, goTo } = await started()
    actor.send({ type: 'search.type', text: 'Iron' })
    clock.increment(300)
    goTo({ searchTerm: 'Iron' })
    await settled()
    goTo({ searchTerm: '' })
    expect(actor.getSnapshot().context.typed).toBeNull()
  })

  test('lets nobody type in vain: an address that changes meanwhile leaves the field alone', async () => {
    const { actor, clock, emitted, goTo } = await started()
    actor.send({ type: 'search.type', text: 'Copper' })
    goTo({ page: 2 })
    clock.increment(300)
    expect(emitted).toEqual([copper])
  })
})

describe('pages and order', () => {
  test('another page is asked for as a step to go back from', async () => {
    const { actor, emitted, calls } = await started({ query: { ...firstPage, searchTerm: 'Iron' } })
    actor.send({ type: 'page.go', page: 2 })
    expect(emitted).toEqual([
      { type: 'query.requested', query: { ...firstPage, searchTerm: 'Iron', page: 2 }, replace: false },
    ])
    expect(calls).toHaveLength(1)
  })

  test.each([
    [{ type: 'pageSize.change', pageSize: 25 }, { pageSize: 25 }],
    [{ type: 'sort.change', sort: '-name' }, { sort: '-name' }],
  ] as const)('%o begins with the first page', async (event, change) => {
    const { actor, emitted } = await started({ query: { ...firstPage, page: 3 } })
    actor.send(event)
    expect(emitted).toEqual([{ type: 'query.requested', query: { ...firstPage, ...change }, replace: false }])
  })

  test.each([
    { type: 'page.go', page: 1 },
    { type: 'pageSize.change', pageSize: 10 },
    { type: 'sort.change', sort: undefined },
  ] as const)('%o asks for nothing when that is so already', async event => {
    const { actor, emitted } = await started()
    actor.send(event)
    expect(emitted).toEqual([])
  })
})
