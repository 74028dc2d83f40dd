import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { readingOf } from '#machines/list/list.selectors.ts'
import { settled } from '../support.ts'
import { started } from './started.ts'

type List = Awaited<ReturnType<typeof started>>

const read = ({ actor }: Pick<List, 'actor'>) => readingOf(actor.getSnapshot())
const gate = () => new Promise<void>(() => {})

/** The list on its first page, and on its way to the second, which does not come. */
async function onTheWay() {
  let asked = 0
  const list = await started({ gate: async () => ((asked += 1) > 1 ? gate() : undefined) })
  list.goTo({ page: 2 })
  return list
}

describe('a load that takes long', () => {
  test('is said after two seconds, and no longer once it has ended', async () => {
    const first = Promise.withResolvers<void>()
    const list = await started({ gate: () => first.promise })
    list.clock.increment(1999)
    expect(read(list).isSlow).toBe(false)
    list.clock.increment(1)
    expect(read(list).isSlow).toBe(true)
    first.resolve()
    await settled()
    expect(read(list).isSlow).toBe(false)
  })

  test('is said over rows, too, from the latest query on', async () => {
    const list = await onTheWay()
    list.clock.increment(1500)
    list.goTo({ page: 3 })
    list.clock.increment(1500)
    expect(list.has('slow')).toBe(false)
    list.clock.increment(500)
    expect(list.has('slow')).toBe(true)
    expect(list.has('refreshing')).toBe(true)
  })
})

describe('calling off the way to other rows', () => {
  test('brings the term of the rows on show back to the search', async () => {
    let asked = 0
    const list = await started({ gate: async () => ((asked += 1) > 1 ? gate() : undefined) })
    list.actor.send({ type: 'search.type', text: 'Copper' })
    list.actor.send({ type: 'search.submit' })
    list.goTo({ searchTerm: 'Copper' })
    list.actor.send({ type: 'list.cancel' })
    list.goTo({})
    expect(list.actor.getSnapshot().context.typed).toBeNull()
    expect(list.has('ready')).toBe(true)
  })

  test('loads what the address asks for in its place, where that is something else', async () => {
    const list = await onTheWay()
    list.actor.send({ type: 'list.cancel' })
    list.goTo({ page: 3 })
    expect(list.has('refreshing')).toBe(true)
    expect(list.calls).toHaveLength(3)
  })

  test('after a failure forgets that one', async () => {
    const list = await started({ failures: { load: [null, someProblem('network')] } })
    list.goTo({ page: 2 })
    await settled()
    list.actor.send({ type: 'list.retry' })
    list.actor.send({ type: 'list.cancel' })
    list.goTo({})
    expect(read(list)).toEqual({ problem: null, isTrying: true, isSlow: false, isCalledOff: false })
  })
})

test('Rows that are loaded again stay when that is called off, and are told to be from before', async () => {
  const list = await started()
  list.actor.send({ type: 'row.removed', ids: ['Iron 1'] })
  list.actor.send({ type: 'list.cancel' })
  list.goTo({})
  expect(read(list).isCalledOff).toBe(true)
  expect(list.names()).toHaveLength(10)
  expect(list.emitted).toEqual([])
})

test('A new row is no longer looked for once that is called off', async () => {
  const list = await started({ sought: 'Gold', hanging: ['seek'] })
  list.clock.increment(2000)
  expect(list.has('slow')).toBe(true)
  list.actor.send({ type: 'list.cancel' })
  expect(list.has('ready')).toBe(true)
  list.actor.send({ type: 'row.removed', ids: ['Iron 1'] })
  await settled()
  expect(list.calls.map(({ slot }) => slot)).toEqual(['load', 'seek', 'load'])
})
