import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { isEmpty, isWithoutHits, positionOf } from '#machines/list/list.selectors.ts'
import { settled } from '../support.ts'
import { firstPage, rowOf, started } from './started.ts'

const offline = someProblem('network')

describe('loading', () => {
  test('keeps the visible rows after a failure', async () => {
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
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  test('clears the failure on a new query', async () => {
    const { actor, goTo } = await started({ failures: { load: [offline] } })
    goTo({ page: 2 })
    expect(actor.getSnapshot().context.problem).toBeNull()
  })
})

describe('new query in the address', () => {
  test('loads nothing for an equal query', async () => {
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
})

describe('list without rows', () => {
  test('is neither empty nor without results during another search', async () => {
    const { actor, goTo } = await started({ query: { ...firstPage, searchTerm: 'Gold' } })
    goTo({ searchTerm: '' })
    expect(isEmpty(actor.getSnapshot())).toBe(false)
    expect(isWithoutHits(actor.getSnapshot())).toBe(false)
  })
})

describe('position', () => {
  test('shows the requested page at once above the old rows', async () => {
    const { actor, goTo } = await started()
    goTo({ page: 2 })
    expect(positionOf(actor.getSnapshot())).toMatchObject({ page: 2, range: { from: 1, to: 10 }, isWaiting: false })
    await settled()
    expect(positionOf(actor.getSnapshot())).toMatchObject({ page: 2, range: { from: 11, to: 20 } })
  })

  test.each([{ searchTerm: 'Iron' }, { pageSize: 25 }, { sort: '-name' }])(
    'is unknown while %o loads',
    async change => {
      const { actor, goTo } = await started({ query: { ...firstPage, page: 3 } })
      goTo({ ...change, page: 1 })
      expect(positionOf(actor.getSnapshot())).toMatchObject({ page: 3, range: { from: 21, to: 30 }, isWaiting: true })
      await settled()
      expect(positionOf(actor.getSnapshot())).toMatchObject({ page: 1, isWaiting: false })
    },
  )

  test('is unknown during typing', async () => {
    const { actor } = await started()
    actor.send({ type: 'search.type', text: 'Iron' })
    expect(positionOf(actor.getSnapshot())?.isWaiting).toBe(true)
    actor.send({ type: 'search.type', text: ' ' })
    expect(positionOf(actor.getSnapshot())?.isWaiting).toBe(false)
  })

  test('matches the totals for any page of any list', async () => {
    const sizes = fc.record({
      count: fc.integer({ min: 1, max: 60 }),
      pageSize: fc.integer({ min: 1, max: 25 }),
      page: fc.integer({ min: 1, max: 60 }),
    })
    await fc.assert(
      fc.asyncProperty(sizes, async ({ count, pageSize, page }) => {
        const rows = Array.from({ length: count }, (_, index) => rowOf(`Iron ${index + 1}`))
        const { actor, names, emitted } = await started({ rows, query: { ...firstPage, page, pageSize } })
        const position = positionOf(actor.getSnapshot())
        actor.stop()
        expect(isEmpty(actor.getSnapshot())).toBe(false)
        const pages = Math.ceil(count / pageSize)
        const isThere = page <= pages
        expect(emitted).toEqual(isThere ? [] : [{ type: 'page.outOfRange', pages }])
        expect(position && { page: position.page, pages: position.pages, count: position.count }).toEqual(
          isThere ? { page, pages, count } : null,
        )
        expect([names()?.at(0), names()?.at(-1)]).toEqual(
          position ? [`Iron ${position.range.from}`, `Iron ${position.range.to}`] : [undefined, undefined],
        )
      }),
      { numRuns: 50 },
    )
  })
})

describe('deleted row', () => {
  test.each(['ready', 'failed'] as const)('loads the page again when %s', async tag => {
    const { actor, calls, has, emitted } = await started(tag === 'failed' ? { failures: { load: [offline] } } : {})
    expect(has(tag)).toBe(true)
    actor.send({ type: 'row.removed', ids: ['Iron 1'] })
    expect(actor.getSnapshot().context.problem).toBeNull()
    await settled()
    expect(calls).toHaveLength(2)
    expect(has('ready')).toBe(true)
    expect(emitted).toEqual([])
  })

  test('leaves a single row of another page in place', async () => {
    const rows = Array.from({ length: 11 }, (_, index) => rowOf(`Iron ${index + 1}`))
    const { actor, calls, emitted } = await started({ rows, query: { ...firstPage, page: 2 } })
    actor.send({ type: 'row.removed', ids: ['Iron 1'] })
    await settled()
    expect(emitted).toEqual([])
    expect(calls).toHaveLength(2)
  })

  test('requests the previous page if the page is empty', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => rowOf(`Iron ${index + 1}`))
    const { actor, emitted } = await started({ rows, query: { ...firstPage, page: 2 } })
    actor.send({ type: 'row.removed', ids: ['Iron 3', 'Iron 11', 'Iron 12'] })
    expect(emitted).toEqual([{ type: 'query.requested', query: { ...firstPage, page: 1 }, replace: true }])
  })

  test('leaves an empty list if it was the only row', async () => {
    const { actor, emitted, calls } = await started({ rows: [rowOf('Iron')] })
    actor.send({ type: 'row.removed', ids: ['Iron'] })
    await settled()
    expect(emitted).toEqual([])
    expect(calls).toHaveLength(2)
  })

  test('emits the page count if other deletions left its page beyond the last', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => rowOf(`Iron ${index + 1}`))
    const { actor, emitted } = await started({ rows, query: { ...firstPage, page: 3 } })
    rows.length = 12
    actor.send({ type: 'row.removed', ids: ['Iron 21'] })
    await settled()
    expect(emitted).toEqual([{ type: 'page.outOfRange', pages: 2 }])
  })
})
