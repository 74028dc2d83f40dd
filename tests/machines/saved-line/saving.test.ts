import { describe, expect, test } from 'vitest'
import { settled } from '#tests/machines/support.ts'
import { offline, start } from './started.ts'

describe('loaded line', () => {
  test('saves each change at once with both numbers, and reports the end', async () => {
    const { requests, change, is, isUnsaved, reported } = start()
    change({ weight: 3 })
    expect(requests()).toEqual([['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 3, value: 30 }]])
    expect([is('saving'), isUnsaved(), reported()]).toEqual([true, true, []])
    await settled()
    expect(reported()).toEqual([{ type: 'savedLine.settled' }])
    expect([is('saving'), is('saved'), isUnsaved()]).toEqual([false, true, false])
  })

  test('sends nothing for an equal value', () => {
    const { requests, change, is } = start()
    change({ weight: 2 })
    expect(requests()).toEqual([])
    expect(is('saved')).toBe(true)
  })

  test('merges changes during a save into one save', async () => {
    const { requests, change, isUnsaved, is } = start()
    for (const weight of [3, 4, 5]) change({ weight })
    expect(requests()).toHaveLength(1)
    expect([is('saved'), isUnsaved()]).toEqual([false, true])
    await settled()
    expect(requests().slice(1)).toEqual([['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 5, value: 30 }]])
    expect([is('saved'), isUnsaved()]).toEqual([true, false])
  })

  test('waits while a number is missing', async () => {
    const { requests, change, is, isUnsaved } = start()
    change({ weight: null })
    await settled()
    expect([is('incomplete'), isUnsaved()]).toEqual([true, true])
    change({ value: 31 })
    await settled()
    expect(requests()).toEqual([])
    change({ weight: 5 })
    expect(is('incomplete')).toBe(false)
    await settled()
    expect(requests()).toEqual([['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 5, value: 31 }]])
  })

  test('never sends negative numbers', async () => {
    const { requests, change, is } = start()
    change({ weight: -1 })
    await settled()
    expect(is('incomplete')).toBe(true)
    expect(requests()).toEqual([])
  })
})

describe('failed save', () => {
  test('keeps the input with the problem and reports it', async () => {
    const { actor, change, is, reported, isUnsaved } = start({ failures: { updateLine: offline } })
    change({ weight: 3 })
    await settled()
    expect([is('failed'), isUnsaved()]).toEqual([true, true])
    expect(actor.getSnapshot().context).toMatchObject({ weight: 3, value: 30, problem: offline })
    expect(reported()).toEqual([{ type: 'savedLine.failed', key: 'line-1', attempt: 'save', problem: offline }])
  })

  test('saves again on any change, because the server’s value is unknown', async () => {
    const { requests, change, is } = start({ failures: { updateLine: [offline] } })
    change({ weight: 3 })
    await settled()
    change({ weight: 2 })
    expect(is('failed')).toBe(false)
    await settled()
    expect(requests().at(-1)).toEqual(['updateLine', { recordId: 'record-1', id: 'saved-1', weight: 2, value: 30 }])
  })
})
