import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { listMachine } from '#machines/list/list.machine.ts'
import { isEmpty, isWithoutHits, rowsRange } from '#machines/list/list.selectors.ts'
import { refusal, settled } from '../support.ts'
import { firstPage, type Row, started } from './started.ts'

const cached = {
  items: [{ name: 'Iron, as it was' }],
  pagination: { count: 1, currentPage: 1, nextPage: 1, pageSize: 10, pages: 1, previousPage: 1 },
}
const offline = refusal('network')

test('a slot load that nobody filled is a fault of the app, and shown', async () => {
  const actor = createActor(listMachine<Row>(), { input: { query: firstPage } }).start()
  await settled()
  expect(actor.getSnapshot().context.problem).toMatchObject({
    kind: 'contract',
    message: 'slot load of machine list is not filled',
  })
})

describe('loading', () => {
  test('asks for what the address asks for, with nothing on show yet', async () => {
    const { has, calls, names } = await started({ hanging: ['load'] })
    expect(has('loading')).toBe(true)
    expect(calls.map(call => call.input)).toEqual([{ query: firstPage }])
    expect(names()).toBeUndefined()
  })

  test('shows the page, and which rows of how many it has', async () => {
    const { actor, has, names } = await started()
    expect(has('ready')).toBe(true)
    expect(names()).toHaveLength(10)
    expect(rowsRange(actor.getSnapshot())).toEqual({ from: 1, to: 10, count: 42 })
  })

  test('counts the rows of the last page to their end', async () => {
    const { actor } = await started({ query: { ...firstPage, page: 5 } })
    expect(rowsRange(actor.getSnapshot())).toEqual({ from: 41, to: 42, count: 42 })
  })

  test('shows what was loaded before at once, while it is loaded anew', async () => {
    const { has, names } = await started({ cached, hanging: ['load'] })
    expect(has('refreshing')).toBe(true)
    expect(names()).toEqual(['Iron, as it was'])
  })

  test('a failure is shown, and can be tried again', async () => {
    const { actor, has } = await started({ failures: { load: [offline] } })
    expect(has('failed')).toBe(true)
    expect(actor.getSnapshot().context.problem).toBe(offline)
    actor.send({ type: 'list.retry' })
    expect(has('loading')).toBe(true)
    expect(actor.getSnapshot().context.problem).toBeNull()
    await settled()
    expect(has('ready')).toBe(true)
  })

  test('a failure keeps the rows that were on show', async () => {
    const { actor, has, names, goTo } = await started({ failures: { load: [null, offline] } })
    goTo({ page: 2 })
    await settled()
    expect(has('failed')).toBe(true)
    expect(names()?.[0]).toBe('Iron 1')
    expect(actor.getSnapshot().context.query.page).toBe(2)
    actor.send({ type: 'list.retry' })
    expect(has('refreshing')).toBe(true)
    await settled()
    expect(names()?.[0]).toBe('Iron 11')
  })

  test.each(['ready', 'failed'] as const)('can be done anew when %s', async tag => {
    const { actor, calls, has } = await started(tag === 'failed' ? { failures: { load: [offline] } } : {})
    expect(has(tag)).toBe(true)
    actor.send({ type: 'list.reload' })
    await settled()
    expect(calls).toHaveLength(2)
    expect(has('ready')).toBe(true)
  })

  test('list.retry means nothing unless it failed', async () => {
    const { actor, calls } = await started()
    actor.send({ type: 'list.retry' })
    expect(calls).toHaveLength(1)
  })

  test('is called off when the list is left', async () => {
    const { actor, calls } = await started({ hanging: ['load'] })
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})

describe('another query in the address', () => {
  test('is loaded, with the old rows on show meanwhile', async () => {
    const { has, names, goTo, calls } = await started()
    goTo({ page: 2 })
    expect(has('refreshing')).toBe(true)
    expect(names()?.[0]).toBe('Iron 1')
    await settled()
    expect(names()?.[0]).toBe('Iron 11')
    expect(calls[1]?.input).toEqual({ query: { ...firstPage, page: 2 } })
  })

  test('calls off the load of the older one', async () => {
    const { calls, goTo } = await started({ hanging: ['load'] })
    goTo({ page: 2 })
    expect(calls.map(call => call.signal.aborted)).toEqual([true, false])
  })

  test('is not loaded when it asks for the same', async () => {
    const { calls, goTo, has } = await started({ query: { ...firstPage, preload: ['buyer'] } })
    goTo({ preload: ['buyer'] })
    expect(calls).toHaveLength(1)
    expect(has('ready')).toBe(true)
  })

  test.each([
    { page: 2 },
    { pageSize: 25 },
    { searchTerm: 'Copper' },
    { sort: '-name' },
    { preload: ['seller'] },
    { searchColumn: ['name'] },
  ])('differs by %o', async change => {
    const { calls, goTo } = await started()
    goTo(change)
    expect(calls).toHaveLength(2)
  })

  test('beyond the last page says how many there are', async () => {
    const { actor, emitted } = await started({ query: { ...firstPage, page: 9 } })
    expect(emitted).toEqual([{ type: 'page.outOfRange', pages: 5 }])
    expect(isEmpty(actor.getSnapshot())).toBe(false)
    expect(rowsRange(actor.getSnapshot())).toBeNull()
  })
})

describe('a list without rows', () => {
  test('is empty when nothing is searched', async () => {
    const { actor } = await started({ rows: [] })
    expect(isEmpty(actor.getSnapshot())).toBe(true)
    expect(isWithoutHits(actor.getSnapshot())).toBe(false)
  })

  test('is without hits when something is', async () => {
    const { actor } = await started({ query: { ...firstPage, searchTerm: 'Gold' } })
    expect(isEmpty(actor.getSnapshot())).toBe(false)
    expect(isWithoutHits(actor.getSnapshot())).toBe(true)
  })

  test('is neither while another search is loaded', async () => {
    const { actor, goTo } = await started({ query: { ...firstPage, searchTerm: 'Gold' } })
    goTo({ searchTerm: '' })
    expect(isEmpty(actor.getSnapshot())).toBe(false)
    expect(isWithoutHits(actor.getSnapshot())).toBe(false)
  })
})
