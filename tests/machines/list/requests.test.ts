import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { isExpecting } from '#machines/list/list.selectors.ts'
import { settled } from '../support.ts'
import { firstPage, started } from './started.ts'

const copper = { type: 'query.requested', query: { ...firstPage, searchTerm: 'Copper' }, replace: false }

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

  test('is one step to go back from: what is typed on takes the place of what was typed before', async () => {
    const { actor, emitted, goTo } = await started({ query: { ...firstPage, page: 2 } })
    const steps = () => emitted.map(event => event.type === 'query.requested' && event.replace)
    const search = (text: string) => {
      actor.send({ type: 'search.type', text })
      actor.send({ type: 'search.submit' })
      goTo({ searchTerm: text, page: 1 })
    }
    search('Cop')
    search('Copper')
    actor.send({ type: 'search.clear' })
    expect(steps()).toEqual([false, true, true])
  })

  test('begins a step of its own after it was cleared', async () => {
    const { actor, emitted, goTo } = await started()
    const search = (text: string) => {
      actor.send({ type: 'search.type', text })
      actor.send({ type: 'search.submit' })
      goTo({ searchTerm: text })
    }
    search('Copper')
    actor.send({ type: 'search.clear' })
    goTo({})
    search('Iron')
    expect(emitted.map(event => event.type === 'query.requested' && event.replace)).toEqual([false, true, false])
  })

  test.each([
    ['another page', { searchTerm: 'Iron', page: 2 }],
    ['back', { page: 2 }],
  ])('begins a step of its own after a step to %s', async (_, change) => {
    const { actor, emitted, goTo } = await started()
    actor.send({ type: 'search.type', text: 'Iron' })
    actor.send({ type: 'search.submit' })
    goTo({ searchTerm: 'Iron' })
    await settled()
    goTo(change)
    await settled()
    actor.send({ type: 'search.type', text: 'Copper' })
    actor.send({ type: 'search.submit' })
    expect(emitted.map(event => event.type === 'query.requested' && event.replace)).toEqual([false, false])
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

const expects = ({ actor }: Awaited<ReturnType<typeof started>>) => isExpecting(actor.getSnapshot())

describe('other rows', () => {
  test('are expected from the first letter of a search until its hits are there', async () => {
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

  test('are expected before there are any, and in another order', async () => {
    expect(expects(await started({ hanging: ['load'] }))).toBe(true)
    const list = await started()
    list.goTo({ sort: 'name' })
    expect(expects(list)).toBe(true)
  })

  test('are not expected once they failed to come, unless another search is typed', async () => {
    const list = await started({ failures: { load: [null, someProblem('network')] } })
    list.goTo({ searchTerm: 'Copper' })
    await settled()
    expect(expects(list)).toBe(false)
    list.actor.send({ type: 'search.type', text: 'Iron' })
    expect(expects(list)).toBe(true)
  })
})

describe('pages and order', () => {
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

  test.each([
    ['while another search is typed', async ({ actor }) => actor.send({ type: 'search.type', text: 'Iron' })],
    ['while another search is loaded', async ({ goTo }) => goTo({ searchTerm: 'Iron' })],
    ['while another order is loaded', async ({ goTo }) => goTo({ sort: 'name' })],
    [
      'after another search failed, over the rows of the one before',
      async ({ goTo }) => {
        goTo({ searchTerm: 'Gold' })
        await settled()
      },
    ],
  ] satisfies [string, (list: Awaited<ReturnType<typeof started>>) => Promise<void>][])(
    'another page is not asked for %s',
    async (_, prepare) => {
      const list = await started({ failures: { load: [null, someProblem('network')] } })
      await prepare(list)
      expect(list.actor.getSnapshot().can({ type: 'page.go', page: 2 })).toBe(false)
      list.actor.send({ type: 'page.go', page: 2 })
      expect(list.emitted).toEqual([])
    },
  )

  test('the page after the next can be asked for while the next is loaded', async () => {
    const { actor, emitted, goTo } = await started()
    goTo({ page: 2 })
    actor.send({ type: 'page.go', page: 3 })
    expect(emitted).toEqual([{ type: 'query.requested', query: { ...firstPage, page: 3 }, replace: false }])
  })
})
