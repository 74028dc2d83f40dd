import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { readingOf } from '#machines/list/list.selectors.ts'
import { settled } from '../support.ts'
import { started } from './started.ts'

type List = Awaited<ReturnType<typeof started>>

const read = ({ actor }: Pick<List, 'actor'>) => readingOf(actor.getSnapshot())
const gate = () => new Promise<void>(() => {})

/** Starts a list that shows page 1 while page 2 is loading. */
async function loadingSecondPage() {
  let requests = 0
  const list = await started({ gate: async () => ((requests += 1) > 1 ? gate() : undefined) })
  list.goTo({ page: 2 })
  return list
}

describe('slow load', () => {
  test('has the tag slow after two seconds, until it ends', async () => {
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

  test('counts from the latest query, also above visible rows', async () => {
    const list = await loadingSecondPage()
    list.clock.increment(1500)
    list.goTo({ page: 3 })
    list.clock.increment(1500)
    expect(list.has('slow')).toBe(false)
    list.clock.increment(500)
    expect(list.has('slow')).toBe(true)
    expect(list.has('refreshing')).toBe(true)
  })
})

describe('cancelling a load', () => {
  test('restores the search term of the visible rows', async () => {
    let requests = 0
    const list = await started({ gate: async () => ((requests += 1) > 1 ? gate() : undefined) })
    list.actor.send({ type: 'search.type', text: 'Copper' })
    list.actor.send({ type: 'search.submit' })
    list.goTo({ searchTerm: 'Copper' })
    list.actor.send({ type: 'list.cancel' })
    list.goTo({})
    expect(list.actor.getSnapshot().context.typed).toBeNull()
    expect(list.has('ready')).toBe(true)
  })

  test('clears an earlier failure', async () => {
    const list = await started({ failures: { load: [null, someProblem('network')] } })
    list.goTo({ page: 2 })
    await settled()
    list.actor.send({ type: 'list.retry' })
    list.actor.send({ type: 'list.cancel' })
    list.goTo({})
    expect(read(list)).toEqual({ problem: null, isTrying: true, isSlow: false, isCancelled: false })
  })
})

test('keeps the rows of a cancelled reload and marks them as earlier results', async () => {
  const list = await started()
  list.actor.send({ type: 'row.removed', ids: ['Iron 1'] })
  list.actor.send({ type: 'list.cancel' })
  list.goTo({})
  expect(read(list).isCancelled).toBe(true)
  expect(list.names()).toHaveLength(10)
  expect(list.emitted).toEqual([])
})
