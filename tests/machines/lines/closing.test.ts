import { describe, expect, test } from 'vitest'
import { copper } from '#machines/lines/lines.fakes.ts'
import { hasStuckLines } from '#machines/lines/lines.selectors.ts'
import { settled } from '#tests/machines/support.ts'
import { offline, saved } from './started.ts'

describe('saved lines after the form closes', () => {
  test('save at once and end', async () => {
    const { actor, change, calls } = saved()
    change('line-1', { weight: 3 })
    change('line-2', { value: 6 })
    actor.send({ type: 'lines.close' })
    expect(calls.map(call => call.input)).toEqual([
      { recordId: 'record-1', id: 'a', weight: 3, value: 30 },
      { recordId: 'record-1', id: 'b', weight: 10, value: 6 },
    ])
    expect(actor.getSnapshot().status).toBe('active')
    await settled()
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('save changes typed during a save without a pause', async () => {
    const { actor, change, calls } = saved()
    change('line-1', { weight: 111 })
    change('line-1', { weight: 222 })
    actor.send({ type: 'lines.close' })
    await settled()
    expect(calls.map(call => call.input)).toEqual([
      { recordId: 'record-1', id: 'a', weight: 111, value: 30 },
      { recordId: 'record-1', id: 'a', weight: 222, value: 30 },
    ])
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('end without waiting for incomplete lines', async () => {
    const { actor, change, requests } = saved()
    actor.send({ type: 'line.add', material: copper })
    change('line-1', { weight: null })
    change('line-2', { weight: 12 })
    actor.send({ type: 'lines.close' })
    await settled()
    expect(requests()).toEqual(['updateLine'])
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('are stuck without a number, but not during removal', () => {
    const { actor, change } = saved({ hanging: ['removeLine'] })
    const isStuck = () => hasStuckLines(actor.getSnapshot())
    change('line-1', { weight: 3 })
    expect(isStuck()).toBe(false)
    change('line-1', { weight: null })
    expect(isStuck()).toBe(true)
    actor.send({ type: 'line.remove', key: 'line-1' })
    expect(isStuck()).toBe(false)
  })

  test('report failures and end without a retry', async () => {
    const { actor, change, requests, emitted } = saved({ failures: { updateLine: offline } })
    change('line-2', { weight: 12 })
    actor.send({ type: 'lines.close' })
    await settled()
    expect(emitted).toEqual([
      { type: 'line.failed', key: 'line-2', name: 'Cardboard', attempt: 'save', problem: offline },
    ])
    expect(requests()).toHaveLength(1)
    expect(actor.getSnapshot().status).toBe('done')
  })
})
