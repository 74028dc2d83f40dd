import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { settled } from '#tests/machines/support.ts'
import { newLine, offline } from './started.ts'

const bodyOfNew = { name: 'Copper', gwCode: 'GW 53-02', carbonFactor: '3.5', weight: 4, value: 60 }

describe('new line', () => {
  test('is sent after both numbers are present', async () => {
    const { requests, change, is, isUnsaved } = newLine()
    expect([is('incomplete'), isUnsaved()]).toEqual([true, true])
    change({ weight: 4 })
    await settled()
    expect(is('incomplete')).toBe(true)
    expect(requests()).toEqual([])
    change({ value: 60 })
    await settled()
    expect(requests()).toEqual([
      ['createLine', { recordId: 'record-1', key: 'line-1', line: bodyOfNew }],
      ['attachLine', { recordId: 'record-1', lineId: 'new-1' }],
    ])
    expect([is('saved'), isUnsaved()]).toEqual([true, false])
  })

  test('saves changes typed during its creation', async () => {
    const { requests, change, isUnsaved } = newLine()
    change({ weight: 4, value: 60 })
    change({ weight: 5 })
    await settled()
    expect(requests().map(([src]) => src)).toEqual(['createLine', 'attachLine', 'updateLine'])
    expect(requests().at(-1)).toEqual(['updateLine', { recordId: 'record-1', id: 'new-1', weight: 5, value: 60 }])
    expect(isUnsaved()).toBe(false)
  })

  test.each([
    ['createLine', ['createLine', 'createLine', 'attachLine']],
    ['attachLine', ['createLine', 'attachLine', 'attachLine']],
  ] as const)('retries only %s after its failure', async (src, expected) => {
    const { actor, requests, change, is, isUnsaved } = newLine({ failures: { [src]: [offline] } })
    change({ weight: 4, value: 60 })
    await settled()
    expect([is('failed'), isUnsaved()]).toEqual([true, true])
    actor.send({ type: 'line.retry' })
    await settled()
    expect(requests().map(([name]) => name)).toEqual(expected)
    expect([is('saved'), isUnsaved()]).toEqual([true, false])
  })

  test('is updated after a repeated creation, because the first request might have stored other numbers', async () => {
    const lost = someProblem('network', { mayBeDone: true })
    const { requests, change } = newLine({ failures: { createLine: [lost] } })
    change({ weight: 4, value: 60 })
    await settled()
    change({ weight: 5 })
    await settled()
    expect(requests().map(([name]) => name)).toEqual(['createLine', 'createLine', 'attachLine', 'updateLine'])
    expect(requests().at(-1)).toEqual(['updateLine', { recordId: 'record-1', id: 'new-1', weight: 5, value: 60 }])
  })

  test('is created again if it is missing on attach', async () => {
    const { actor, requests, change, is } = newLine({ failures: { attachLine: [someProblem('notFound')] } })
    change({ weight: 4, value: 60 })
    await settled()
    expect(is('failed')).toBe(true)
    actor.send({ type: 'line.retry' })
    await settled()
    expect(requests().map(([src]) => src)).toEqual(['createLine', 'attachLine', 'createLine', 'attachLine'])
    expect(is('saved')).toBe(true)
  })

  test('is attached before a later change is saved', async () => {
    const { requests, change } = newLine({ failures: { attachLine: [offline] } })
    change({ weight: 4, value: 60 })
    await settled()
    change({ weight: 5 })
    await settled()
    expect(requests().map(([src]) => src)).toEqual(['createLine', 'attachLine', 'attachLine', 'updateLine'])
  })

  test('is removed only after it has an id', async () => {
    const { actor, requests, calls, change, reported } = newLine()
    change({ weight: 4, value: 60 })
    actor.send({ type: 'line.remove' })
    expect(calls[0]?.signal.aborted).toBe(false)
    await settled()
    expect(requests().slice(1)).toEqual([['removeLine', { id: 'new-1' }]])
    expect(reported().at(-1)).toEqual({ type: 'savedLine.removed', key: 'line-1' })
  })
})
