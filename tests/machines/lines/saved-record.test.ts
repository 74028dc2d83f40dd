import { describe, expect, test } from 'vitest'
import { someParent } from '#machines/fakes.ts'
import { copper } from '#machines/lines/lines.fakes.ts'
import { totalsSelector, typedLines } from '#machines/lines/lines.selectors.ts'
import type { LinesInput } from '#machines/lines/lines.types.ts'
import { settled } from '#tests/machines/support.ts'
import { offline, saved, started } from './started.ts'

describe('lines of a saved record', () => {
  test('show input at once and save themselves', async () => {
    const { change, calls, shown, pass, isUnsaved } = saved()
    change('line-2', { weight: 12 })
    expect(shown()[1]).toEqual(['line-2', 'Cardboard', 12, 5])
    expect(isUnsaved()).toBe(true)
    await pass()
    expect(calls.map(call => [call.src, call.input])).toEqual([
      ['updateLine', { recordId: 'record-1', id: 'b', weight: 12, value: 5 }],
    ])
    expect(isUnsaved()).toBe(false)
  })

  test('stay fixed without an id and count in totals', async () => {
    const lines = [{ id: null, material: copper, weight: 2, value: 30 }]
    const input: LinesInput = { parent: someParent, recordId: 'record-1', lines }
    const { actor, calls, isUnsaved, pass } = started(input)
    expect(totalsSelector()(actor.getSnapshot()).weight).toBe('2')
    expect(isUnsaved()).toBe(false)
    for (const type of ['line.discard', 'line.remove', 'line.retry'] as const) actor.send({ type, key: 'line-1' })
    await pass()
    expect(calls).toEqual([])
    expect(actor.getSnapshot().context.lines).toMatchObject([{ material: { name: 'Copper' }, kind: 'fixed' }])
  })

  test('save themselves after a paste', async () => {
    const { actor, requests, emitted, isUnsaved } = saved()
    const lines = [
      { material: copper, weight: 3, value: 40 },
      { material: copper, weight: null, value: 1 },
    ]
    actor.send({ type: 'lines.add', lines })
    expect(emitted).toEqual([{ type: 'lines.added', added: 2, count: 4 }])
    expect(isUnsaved()).toBe(true)
    await settled()
    expect(requests()).toEqual(['createLine', 'attachLine'])
  })

  test('disappear after the server removes them', async () => {
    const { actor, shown, emitted } = saved()
    actor.send({ type: 'line.remove', key: 'line-1' })
    expect([shown().length, emitted]).toEqual([2, []])
    await settled()
    expect(shown()).toEqual([['line-2', 'Cardboard', 10, 5]])
    expect(emitted).toEqual([{ type: 'line.removed', name: 'Copper' }])
    expect(Object.keys(actor.getSnapshot().children)).toEqual(['line-2'])
  })

  test('report failures by name and retry one line', async () => {
    const { actor, requests, change, emitted, pass, isUnsaved } = saved({ failures: { updateLine: [offline] } })
    change('line-2', { weight: 12 })
    await pass()
    expect(emitted).toEqual([
      { type: 'line.failed', key: 'line-2', name: 'Cardboard', attempt: 'save', problem: offline },
    ])
    actor.send({ type: 'line.retry', key: 'line-1' })
    await settled()
    expect(requests()).toHaveLength(1)
    actor.send({ type: 'line.retry', key: 'line-2' })
    await settled()
    expect(requests()).toHaveLength(2)
    expect(isUnsaved()).toBe(false)
  })

  test('are not sent with the record', () => {
    expect(typedLines(saved().actor.getSnapshot())).toEqual([])
  })
})
