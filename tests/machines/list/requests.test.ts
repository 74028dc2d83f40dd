import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { isExpecting } from '#machines/list/list.selectors.ts'
import { settled } from '../support.ts'
import { firstPage, started } from './started.ts'

/** Types a text and submits it. The address follows. */
const searchIn =
  ({ actor, goTo }: Awaited<ReturnType<typeof started>>) =>
  (text: string, change = {}) => {
    actor.send({ type: 'search.type', text })
    actor.send({ type: 'search.submit' })
    goTo({ searchTerm: text, ...change })
  }
const stepsOf = ({ emitted }: Awaited<ReturnType<typeof started>>) =>
  emitted.map(event => event.type === 'query.requested' && event.replace)

const copper = { type: 'query.requested', query: { ...firstPage, searchTerm: 'Copper' }, replace: false }

describe('search', () => {
  test('requests the first page after a pause in typing', async () => {
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

  test('requests at once on Enter', async () => {
    const { actor, clock, emitted } = await started()
    actor.send({ type: 'search.type', text: 'Copper' })
    actor.send({ type: 'search.submit' })
    expect(emitted).toEqual([copper])
    clock.increment(300)
    expect(emitted).toHaveLength(1)
  })

  test.each([
    ['the same text is typed again', { type: 'search.type', text: ' Iron ' }],
    ['Enter submits the same text', { type: 'search.submit' }],
  ] as const)('requests nothing when %s', async (_, event) => {
    const { actor, clock, emitted } = await started({ query: { ...firstPage, searchTerm: 'Iron' } })
    actor.send(event)
    clock.increment(300)
    expect(emitted).toEqual([])
  })

  test('keeps the typed text when the address changes', async () => {
    const { actor, clock, emitted, goTo } = await started()
    actor.send({ type: 'search.type', text: 'Iron ' })
    clock.increment(300)
    expect(emitted[0]).toMatchObject({ query: { searchTerm: 'Iron' } })
    goTo({ searchTerm: 'Iron' })
    expect(actor.getSnapshot().context.typed).toBe('Iron ')
  })

  test('replaces its history entry while the user types on', async () => {
    const list = await started({ query: { ...firstPage, page: 2 } })
    const search = searchIn(list)
    search('Cop', { page: 1 })
    search('Copper', { page: 1 })
    list.actor.send({ type: 'search.clear' })
    expect(stepsOf(list)).toEqual([false, true, true])
  })

  test('starts a new history entry after a clear', async () => {
    const list = await started()
    const search = searchIn(list)
    search('Copper')
    list.actor.send({ type: 'search.clear' })
    list.goTo({})
    search('Iron')
    expect(stepsOf(list)).toEqual([false, true, false])
  })

  test.each([
    ['another page', { searchTerm: 'Iron', page: 2 }],
    ['back', { page: 2 }],
  ])('starts a new history entry after %s', async (_, change) => {
    const list = await started()
    searchIn(list)('Iron')
    await settled()
    list.goTo(change)
    await settled()
    searchIn(list)('Copper')
    expect(stepsOf(list)).toEqual([false, false])
  })

  test('follows the address on Back', async () => {
    const { actor, clock, goTo } = await started()
    actor.send({ type: 'search.type', text: 'Iron' })
    clock.increment(300)
    goTo({ searchTerm: 'Iron' })
    await settled()
    goTo({ searchTerm: '' })
    expect(actor.getSnapshot().context.typed).toBeNull()
  })

  test('keeps input when the address changes during typing', async () => {
    const { actor, clock, emitted, goTo } = await started()
    actor.send({ type: 'search.type', text: 'Copper' })
    goTo({ page: 2 })
    clock.increment(300)
    expect(emitted).toEqual([copper])
  })
})

const expects = ({ actor }: Awaited<ReturnType<typeof started>>) => isExpecting(actor.getSnapshot())

describe('pending rows', () => {
  test('are expected from the first letter to the results', async () => {
    const list = await started()
    expect(expects(list)).toBe(false)
    list.actor.send({ type: 'search.type', text: 'Copper' })
    expect(expects(list)).toBe(true)
    list.actor.send({ type: 'search.submit' })
    expect(expects(list)).toBe(true)
    list.goTo({ searchTerm: 'Copper' })
    expect(expects(list)).toBe(true)
    await settled()
    expect(expects(list)).toBe(false)
  })

  test('are expected before the first page and in another order', async () => {
    expect(expects(await started({ hanging: ['load'] }))).toBe(true)
    const list = await started()
    list.goTo({ sort: 'name' })
    expect(expects(list)).toBe(true)
  })

  test('are not expected after a failure without a new search', async () => {
    const list = await started({ failures: { load: [null, someProblem('network')] } })
    list.goTo({ searchTerm: 'Copper' })
    await settled()
    expect(expects(list)).toBe(false)
    list.actor.send({ type: 'search.type', text: 'Iron' })
    expect(expects(list)).toBe(true)
  })
})

describe('pages and order', () => {
  test.each([{ pageSize: 25 }, { sort: '-name' }, { filter: 'family=metal' }])(
    'requests the first page with %o',
    async change => {
      const { actor, emitted } = await started({ query: { ...firstPage, page: 3 } })
      actor.send({ type: 'query.request', change })
      expect(emitted).toEqual([{ type: 'query.requested', query: { ...firstPage, ...change }, replace: false }])
    },
  )

  test.each([{ page: 1 }, { pageSize: 10 }, { sort: undefined }, { filter: undefined }])(
    'requests nothing for an unchanged %o',
    async change => {
      const { actor, emitted } = await started()
      actor.send({ type: 'query.request', change })
      expect(emitted).toEqual([])
    },
  )

  test.each([
    ['during typing', async ({ actor }) => actor.send({ type: 'search.type', text: 'Iron' })],
    ['while another search loads', async ({ goTo }) => goTo({ searchTerm: 'Iron' })],
    ['while another order loads', async ({ goTo }) => goTo({ sort: 'name' })],
    [
      'after a failed search above earlier rows',
      async ({ goTo }) => {
        goTo({ searchTerm: 'Gold' })
        await settled()
      },
    ],
  ] satisfies [string, (list: Awaited<ReturnType<typeof started>>) => Promise<void>][])(
    'ignores another page %s',
    async (_, prepare) => {
      const list = await started({ failures: { load: [null, someProblem('network')] } })
      await prepare(list)
      expect(list.actor.getSnapshot().can({ type: 'query.request', change: { page: 2 } })).toBe(false)
      list.actor.send({ type: 'query.request', change: { page: 2 } })
      expect(list.emitted).toEqual([])
    },
  )

  test('accepts the page after the next during a load', async () => {
    const { actor, emitted, goTo } = await started()
    goTo({ page: 2 })
    actor.send({ type: 'query.request', change: { page: 3 } })
    expect(emitted).toEqual([{ type: 'query.requested', query: { ...firstPage, page: 3 }, replace: false }])
  })
})
