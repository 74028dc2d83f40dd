import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { someProblem } from '#machines/fakes.ts'
import { listFakes } from '#machines/list/list.fakes.ts'
import { listMachine } from '#machines/list/list.machine.ts'
import { markedOf } from '#machines/list/list.selectors.ts'
import { settled } from '../support.ts'
import { firstPage, type Row, rowOf, started } from './started.ts'

/** Input for a list with the search “Copper”, which excludes the new row “Iron 12”. */
const searched = { query: { ...firstPage, searchTerm: 'Copper' }, newRowId: 'Iron 12' }
const secondPage = { ...firstPage, page: 2 }
const led = { type: 'query.requested', query: secondPage, replace: true }

describe('new row', () => {
  test('is highlighted for a moment without seeking if it is visible', async () => {
    const { actor, clock, calls, emitted } = await started({ newRowId: 'Iron 3' })
    expect(markedOf(actor.getSnapshot())).toBe('Iron 3')
    clock.increment(3999)
    expect(markedOf(actor.getSnapshot())).toBe('Iron 3')
    clock.increment(1)
    expect(markedOf(actor.getSnapshot())).toBeNull()
    expect(calls.map(({ src }) => src)).toEqual(['load'])
    expect(emitted).toEqual([])
  })

  test('is looked up if a search hides it, without a history entry', async () => {
    const { actor, calls, emitted, has, goTo } = await started({ ...searched, place: { page: 2 } })
    expect(calls.map(({ src, input }) => [src, input])).toEqual([
      ['load', { query: searched.query }],
      ['seek', { query: searched.query, id: 'Iron 12' }],
    ])
    expect(emitted).toEqual([led])
    expect(has('refreshing')).toBe(true)
    goTo({ page: 2, searchTerm: '' })
    await settled()
    expect(has('ready')).toBe(true)
    expect(markedOf(actor.getSnapshot())).toBe('Iron 12')
    expect(emitted).toEqual([led])
  })

  test('is looked up again on Retry, above the visible rows', async () => {
    const { actor, emitted, has, names } = await started({
      ...searched,
      place: { page: 2 },
      failures: { seek: [someProblem('network')] },
    })
    expect(has('failed')).toBe(true)
    expect(names()).toEqual(['Copper'])
    expect(emitted).toEqual([])
    actor.send({ type: 'list.retry' })
    await settled()
    expect(emitted).toEqual([led])
  })

  test('is dropped after another request', async () => {
    const { actor, calls, emitted, has, goTo } = await started({ ...searched, hanging: ['seek'] })
    goTo({ searchTerm: '', page: 3 })
    await settled()
    expect(has('ready')).toBe(true)
    expect(calls.find(({ src }) => src === 'seek')?.signal.aborted).toBe(true)
    expect(emitted).toEqual([])
    expect(actor.getSnapshot().matches({ newRow: 'over' })).toBe(true)
  })

  test('is dropped if another query aborts the first load', async () => {
    const { actors, calls } = listFakes<Row>({ rows: [rowOf('Iron 1'), rowOf('Iron 2')] })
    const actor = createActor(listMachine<Row>().provide({ actors }), { input: { query: firstPage, newRowId: 'Zinc' } })
    actor.start()
    actor.send({ type: 'query.change', query: { ...firstPage, searchTerm: 'Iron' } })
    await settled()
    expect(calls.map(({ src }) => src)).toEqual(['load', 'load'])
  })

  test('is highlighted once, not on a return to its page', async () => {
    const { clock, goTo, has, calls } = await started({ newRowId: 'Iron 3' })
    goTo({ page: 2 })
    await settled()
    clock.increment(4000)
    goTo({ page: 1 })
    await settled()
    expect(has('marked')).toBe(false)
    expect(calls.map(({ src }) => src)).toEqual(['load', 'load', 'load'])
  })
})
