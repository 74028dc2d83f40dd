import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { cardboard, copper } from '#machines/lines/lines.fakes.ts'
import { countPending, hasStuckLines, totalsSelector, typedLines } from '#machines/lines/lines.selectors.ts'
import { settled } from '#tests/machines/support.ts'
import { draft, saved } from './started.ts'

const isPending = ({ actor }: ReturnType<typeof draft>) =>
  actor.getSnapshot().context.lines.map(line => line.kind === 'pending')

describe('pending line', () => {
  test('shows its text and accepts numbers at once', () => {
    const { actor, shown, emitted, change } = draft([], { hanging: ['find'] })
    actor.send({ type: 'line.lookUp', term: 'copp' })
    expect(emitted).toEqual([
      { type: 'line.added', key: 'line-1', name: 'copp', position: 1, count: 1, isPending: true },
    ])
    change('line-1', { weight: 640.5 })
    change('line-1', { value: 2000 })
    expect(shown()).toEqual([['line-1', 'copp', 640.5, 2000]])
    expect(totalsSelector()(actor.getSnapshot())).toMatchObject({ weight: '0', value: '0', carbon: '0' })
    expect(countPending(actor.getSnapshot())).toBe(1)
  })

  test('becomes a draft with the material, in place', async () => {
    const lines = draft()
    const { actor, shown, emitted, change } = lines
    actor.send({ type: 'line.lookUp', term: 'copp' })
    actor.send({ type: 'line.add', material: cardboard })
    change('line-1', { weight: 640.5 })
    await settled()
    expect(shown()).toEqual([
      ['line-1', 'Copper', 640.5, null],
      ['line-2', 'Cardboard', null, null],
    ])
    expect(isPending(lines)).toEqual([false, false])
    expect(totalsSelector()(actor.getSnapshot())).toMatchObject({ weight: '640.5' })
    expect(countPending(actor.getSnapshot())).toBe(0)
    expect(emitted.at(-1)).toEqual({
      type: 'line.found',
      key: 'line-1',
      name: 'Copper',
      position: 1,
      count: 2,
      isChosen: false,
    })
    change('line-1', { value: 2000 })
    change('line-2', { weight: 1, value: 1 })
    expect(typedLines(actor.getSnapshot())).toMatchObject([
      { material: copper, weight: 640.5, value: 2000 },
      { material: cardboard },
    ])
  })

  test('accepts a chosen material during the look-up', () => {
    const lines = draft([], { hanging: ['find'] })
    const { actor, lookUps, shown, emitted, change } = lines
    actor.send({ type: 'line.lookUp', term: 'card' })
    change('line-1', { weight: 3 })
    actor.send({ type: 'line.choose', key: 'line-1', material: cardboard })
    expect(shown()).toEqual([['line-1', 'Cardboard', 3, null]])
    expect(emitted.at(-1)).toMatchObject({ type: 'line.found', key: 'line-1', name: 'Cardboard', isChosen: true })
    expect(lookUps[0]?.signal.aborted).toBe(true)
    expect(Object.keys(actor.getSnapshot().children)).toEqual([])
    expect(actor.getSnapshot().can({ type: 'line.choose', key: 'line-1', material: copper })).toBe(false)
  })

  test('retries a failed look-up', async () => {
    const lines = draft([], { failures: { find: [someProblem('network')] } })
    const { actor, shown, emitted } = lines
    actor.send({ type: 'line.lookUp', term: 'copper' })
    await settled()
    expect(emitted.at(-1)).toMatchObject({
      type: 'line.unclear',
      reason: expect.stringContaining('Could not search for'),
    })
    actor.send({ type: 'line.retry', key: 'line-1' })
    await settled()
    expect([shown(), isPending(lines)]).toEqual([[['line-1', 'Copper', null, null]], [false]])
  })

  test('is marked first until its material is known', async () => {
    const { actor, marks, emitted, change } = draft()
    actor.send({ type: 'line.lookUp', term: 'gold' })
    change('line-1', { weight: 1 })
    await settled()
    actor.send({ type: 'lines.check' })
    expect(marks()).toEqual({ 'line-1': { material: 'Choose a material', value: 'Enter a value' } })
    expect(emitted.at(-1)).toEqual({ type: 'lines.invalid', key: 'line-1', field: 'material' })
    change('line-1', { value: 2 })
    expect(marks()).toEqual({ 'line-1': { material: 'Choose a material' } })
    actor.send({ type: 'line.choose', key: 'line-1', material: copper })
    expect(marks()).toEqual({})
  })

  test('is named by its text in messages', () => {
    const { actor, change } = draft([], { hanging: ['find'] })
    actor.send({ type: 'line.lookUp', term: 'copper' })
    change('line-1', { weight: 1, value: 2 })
    expect(typedLines(actor.getSnapshot())).toEqual([{ term: 'copper', weight: 1, value: 2 }])
  })

  test('aborts its search on removal', () => {
    const { actor, lookUps, shown, emitted } = draft([], { hanging: ['find'] })
    actor.send({ type: 'line.lookUp', term: 'copper' })
    actor.send({ type: 'line.remove', key: 'line-1' })
    expect([shown(), emitted.at(-1)]).toEqual([[], { type: 'line.removed', name: 'copper' }])
    expect(lookUps[0]?.signal.aborted).toBe(true)
  })

  test('looks up again after a draft is restored', async () => {
    const { actor, shown } = draft()
    actor.send({ type: 'lines.add', lines: [{ term: 'copp', weight: 2, value: null }] })
    expect(shown()).toEqual([['line-1', 'copp', 2, null]])
    await settled()
    expect(shown()).toEqual([['line-1', 'Copper', 2, null]])
  })
})

describe('lines of pasted rows', () => {
  const reason = 'No material is called “Copp”'

  test('wait for a choice and keep the reason in drafts', async () => {
    const { actor, shown } = draft([{ term: 'Copp', reason, weight: 2, value: 3 }])
    await settled()
    expect(shown()).toEqual([['line-1', 'Copp', 2, 3]])
    expect(typedLines(actor.getSnapshot())).toEqual([{ term: 'Copp', reason, weight: 2, value: 3 }])
    actor.send({ type: 'line.choose', key: 'line-1', material: copper })
    expect(typedLines(actor.getSnapshot())).toEqual([{ material: copper, weight: 2, value: 3 }])
  })

  test('keep the mark of an unreadable number until it changes', () => {
    const { actor, marks, change } = draft()
    const marked = { weight: 'The weight “x” is not a number' }
    actor.send({ type: 'lines.add', lines: [{ material: copper, weight: null, value: 3, marks: marked }] })
    expect(marks()).toEqual({ 'line-1': marked })
    expect(typedLines(actor.getSnapshot())).toEqual([{ material: copper, weight: null, value: 3 }])
    change('line-1', { weight: 1 })
    expect(marks()).toEqual({})
  })
})

describe('pending line of a saved record', () => {
  test('is created on the server after its material is known', async () => {
    const hanging = saved({ hanging: ['find'] })
    hanging.actor.send({ type: 'line.lookUp', term: 'copper' })
    hanging.change('line-3', { weight: 1, value: 2 })
    await hanging.pass()
    expect(hanging.requests()).toEqual([])
    hanging.actor.send({ type: 'line.choose', key: 'line-3', material: copper })
    await settled()
    expect(hanging.calls.map(({ src, input }) => [src, input])).toMatchObject([
      ['createLine', { recordId: 'record-1', line: { name: 'Copper', weight: 1, value: 2 } }],
      ['attachLine', {}],
    ])
  })

  test('counts as unsaved and is dropped with its form', async () => {
    const { actor, change, isUnsaved, requests, calls } = saved({ hanging: ['find'] })
    actor.send({ type: 'line.lookUp', term: 'copper' })
    change('line-3', { weight: 1, value: 2 })
    expect([isUnsaved(), hasStuckLines(actor.getSnapshot())]).toEqual([true, true])
    actor.send({ type: 'lines.close' })
    await settled()
    expect([actor.getSnapshot().status, requests(), calls]).toEqual(['done', [], []])
  })
})
