import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Script } from '#machines/fakes.ts'
import { cardboard, copper, type LineSlot, linesFakes } from '#machines/lines/lines.fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { draftBodies, hasUnsavedLines, isMarked, totals } from '#machines/lines/lines.selectors.ts'
import type { CatalogueMaterial, LinesInput, LineValues } from '#machines/lines/lines.types.ts'
import { emittedBy, refusal, settled } from './support.ts'

const offline = refusal('network')
const nothingTyped: LineValues = { weight: null, value: null }

function start(input: LinesInput, script: Script<LineSlot> = {}) {
  const { actors, calls } = linesFakes(script)
  const clock = new SimulatedClock()
  const actor = createActor(linesMachine.provide({ actors }), { input, clock })
  const told = emittedBy(actor)
  actor.start()
  return {
    actor,
    clock,
    calls,
    told,
    asked: () => calls.map(call => call.slot),
    shown: () => actor.getSnapshot().context.lines.map(({ key, name, weight, value }) => [key, name, weight, value]),
    marks: () => actor.getSnapshot().context.marks,
    change: (key: string, values: Partial<LineValues>) => actor.send({ type: 'line.change', key, ...values }),
    isUnsaved: () => hasUnsavedLines(actor.getSnapshot()),
    /** Lets the pause pass and the calls that follow be answered. */
    pass: async () => {
      clock.increment(300)
      await settled()
    },
  }
}

/** The lines of a new record, none at first. */
const draft = (lines: ReadonlyArray<CatalogueMaterial & LineValues> = []) => start({ recordId: null, lines })

/** A new record with one sound line and two that are not. */
const faulty = () =>
  draft([
    { ...copper, weight: 2, value: 30 },
    { ...copper, weight: 1, value: -5 },
    { ...copper, ...nothingTyped },
  ])

/** The two lines of a saved record. */
const saved = (script?: Script<LineSlot>) =>
  start(
    {
      recordId: 'record-1',
      lines: [
        { id: 'a', ...copper, weight: 2, value: 30 },
        { id: 'b', ...cardboard, weight: 10, value: 5 },
      ],
    },
    script,
  )

describe('the lines of a new record', () => {
  test('are added without numbers, and said to be there', () => {
    const { actor, shown, told } = draft()
    actor.send({ type: 'line.add', material: copper })
    actor.send({ type: 'line.add', material: cardboard })
    expect(shown()).toEqual([
      ['line-1', 'Copper', null, null],
      ['line-2', 'Cardboard', null, null],
    ])
    expect(told).toEqual([
      { type: 'line.added', key: 'line-1', name: 'Copper', position: 1, count: 1 },
      { type: 'line.added', key: 'line-2', name: 'Cardboard', position: 2, count: 2 },
    ])
  })

  test('go on from a draft that was kept', () => {
    const { actor, shown } = draft([{ ...copper, weight: 2, value: 30 }])
    actor.send({ type: 'line.add', material: copper })
    expect(shown()).toEqual([
      ['line-1', 'Copper', 2, 30],
      ['line-2', 'Copper', null, null],
    ])
  })

  test('change one number and leave the other, and the other lines', () => {
    const { shown, change } = draft([
      { ...copper, weight: 2, value: 30 },
      { ...cardboard, weight: 3, value: 40 },
    ])
    change('line-1', { weight: 2.5 })
    change('line-1', { value: null })
    expect(shown()).toEqual([
      ['line-1', 'Copper', 2.5, null],
      ['line-2', 'Cardboard', 3, 40],
    ])
  })

  test('are removed at once, and no key is given twice', () => {
    const { actor, shown, told } = draft([{ ...copper, ...nothingTyped }])
    actor.send({ type: 'line.remove', key: 'line-1' })
    actor.send({ type: 'line.add', material: cardboard })
    expect(shown()).toEqual([['line-2', 'Cardboard', null, null]])
    expect(told).toEqual([
      { type: 'line.removed', name: 'Copper' },
      { type: 'line.added', key: 'line-2', name: 'Cardboard', position: 1, count: 1 },
    ])
  })

  test('send nothing by themselves', async () => {
    const { actor, change, calls, pass } = draft()
    actor.send({ type: 'line.add', material: copper })
    change('line-1', { weight: 2, value: 30 })
    await pass()
    expect(calls).toEqual([])
  })

  test('go out with the record, the factor as exact text', () => {
    const { actor } = draft([{ ...cardboard, weight: 3.5, value: 0 }])
    expect(draftBodies(actor.getSnapshot())).toEqual([
      { name: 'Cardboard', gwCode: 'GW 50-01', carbonFactor: '1.1418', weight: 3.5, value: 0 },
    ])
  })

  test('cannot go out while a number is missing', () => {
    const { actor } = draft([{ ...cardboard, weight: 3.5, value: null }])
    expect(() => draftBodies(actor.getSnapshot())).toThrow(/"value"/)
  })

  test('would be lost by leaving, once there is one', () => {
    const { actor, isUnsaved } = draft()
    expect(isUnsaved()).toBe(false)
    actor.send({ type: 'line.add', material: copper })
    expect(isUnsaved()).toBe(true)
  })

  test('take neither a retry nor a flush', () => {
    const { actor } = draft([{ ...copper, ...nothingTyped }])
    expect(actor.getSnapshot().can({ type: 'line.retry', key: 'line-1' })).toBe(false)
    expect(actor.getSnapshot().can({ type: 'lines.flush' })).toBe(false)
  })
})

describe('the lines of a saved record', () => {
  test('show at once what is typed, and each saves itself', async () => {
    const { change, calls, shown, pass, isUnsaved } = saved()
    change('line-2', { weight: 12 })
    expect(shown()[1]).toEqual(['line-2', 'Cardboard', 12, 5])
    expect(isUnsaved()).toBe(true)
    await pass()
    expect(calls.map(call => [call.slot, call.input])).toEqual([['updateLine', { id: 'b', weight: 12, value: 5 }]])
    expect(isUnsaved()).toBe(false)
  })

  test('are added to the record as soon as both numbers are there', async () => {
    const { actor, change, asked, told, pass } = saved()
    actor.send({ type: 'line.add', material: copper })
    expect(told).toEqual([{ type: 'line.added', key: 'line-3', name: 'Copper', position: 3, count: 3 }])
    change('line-3', { weight: 1, value: 2 })
    await pass()
    expect(asked()).toEqual(['createLine', 'attachLine'])
  })

  test('all save at once what waits, when they are told to', async () => {
    const { actor, change, calls, isUnsaved } = saved()
    change('line-1', { weight: 3 })
    change('line-2', { value: 6 })
    actor.send({ type: 'lines.flush' })
    expect(calls.map(call => call.input)).toEqual([
      { id: 'a', weight: 3, value: 30 },
      { id: 'b', weight: 10, value: 6 },
    ])
    await settled()
    expect(isUnsaved()).toBe(false)
  })

  test('go away when the server has removed them, not before', async () => {
    const { actor, shown, told } = saved()
    actor.send({ type: 'line.remove', key: 'line-1' })
    expect([shown().length, told]).toEqual([2, []])
    await settled()
    expect(shown()).toEqual([['line-2', 'Cardboard', 10, 5]])
    expect(told).toEqual([{ type: 'line.removed', name: 'Copper' }])
    expect(Object.keys(actor.getSnapshot().children)).toEqual(['line-2'])
  })

  test('say by name which could not be saved, and retry that one', async () => {
    const { actor, asked, change, told, pass, isUnsaved } = saved({ failures: { updateLine: [offline] } })
    change('line-2', { weight: 12 })
    await pass()
    expect(told).toEqual([{ type: 'line.failed', key: 'line-2', name: 'Cardboard', problem: offline }])
    actor.send({ type: 'line.retry', key: 'line-1' })
    await settled()
    expect(asked()).toHaveLength(1)
    actor.send({ type: 'line.retry', key: 'line-2' })
    await settled()
    expect(asked()).toHaveLength(2)
    expect(isUnsaved()).toBe(false)
  })

  test('stay when they could not be removed', async () => {
    const { actor, shown, told } = saved({ failures: { removeLine: offline } })
    actor.send({ type: 'line.remove', key: 'line-1' })
    await settled()
    expect(shown()).toHaveLength(2)
    expect(told).toEqual([{ type: 'line.failed', key: 'line-1', name: 'Copper', problem: offline }])
  })

  test('are no part of what is sent with the record', () => {
    expect(draftBodies(saved().actor.getSnapshot())).toEqual([])
  })

  test('call off what is under way when the form goes away', () => {
    const { actor, change, calls } = saved({ hanging: ['updateLine'] })
    change('line-1', { weight: 3 })
    actor.send({ type: 'lines.flush' })
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  test('fail with the name of the slot when nobody filled it', async () => {
    const input: LinesInput = { recordId: 'record-1', lines: [{ id: 'a', ...copper, weight: 2, value: 30 }] }
    const actor = createActor(linesMachine, { input })
    const told = emittedBy(actor)
    actor.start()
    actor.send({ type: 'line.remove', key: 'line-1' })
    await settled()
    expect(told).toMatchObject([
      { type: 'line.failed', problem: { message: 'slot removeLine of machine savedLine is not filled' } },
    ])
  })
})

describe('checking', () => {
  test('marks what is missing or less than 0, and points to the first', () => {
    const { actor, marks, told } = faulty()
    expect(isMarked(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'lines.check' })
    expect(marks()).toEqual({
      'line-2': { value: 'The value cannot be less than 0' },
      'line-3': { weight: 'Type the weight', value: 'Type the value' },
    })
    expect(told).toEqual([{ type: 'lines.invalid', key: 'line-2', field: 'value' }])
    expect(isMarked(actor.getSnapshot())).toBe(true)
  })

  test('points to the weight before the value', () => {
    const { actor, told } = draft([{ ...copper, ...nothingTyped }])
    actor.send({ type: 'lines.check' })
    expect(told).toEqual([{ type: 'lines.invalid', key: 'line-1', field: 'weight' }])
  })

  test('finds nothing in lines of 0', () => {
    const { actor, marks, told } = draft([{ ...copper, weight: 0, value: 0 }])
    actor.send({ type: 'lines.check' })
    expect([marks(), told]).toEqual([{}, []])
  })

  test('loses a mark as soon as its field changes, and only that one', () => {
    const { actor, change, marks } = faulty()
    actor.send({ type: 'lines.check' })
    change('line-3', { weight: 4 })
    expect(marks()['line-3']).toEqual({ value: 'Type the value' })
    change('line-3', { value: 4 })
    expect(Object.keys(marks())).toEqual(['line-2'])
  })

  test('forgets the marks of a line that is removed', () => {
    const { actor, marks } = faulty()
    actor.send({ type: 'lines.check' })
    actor.send({ type: 'line.remove', key: 'line-3' })
    expect(Object.keys(marks())).toEqual(['line-2'])
  })

  test('covers saved lines as well', () => {
    const { actor, change, marks } = saved()
    change('line-1', { weight: null })
    actor.send({ type: 'lines.check' })
    expect(marks()).toEqual({ 'line-1': { weight: 'Type the weight' } })
  })
})

describe('the sums', () => {
  test('are those of what is on show, exact, by family', () => {
    const { actor, change } = saved()
    change('line-1', { weight: 0.1 })
    actor.send({ type: 'line.add', material: copper })
    expect(totals(actor.getSnapshot())).toEqual({
      weight: '10.1',
      value: '35',
      carbon: '11.768',
      byFamily: [
        { family: 'paper', carbon: '11.418' },
        { family: 'metal', carbon: '0.35' },
      ],
    })
  })
})

describe('a key that no line has', () => {
  test.each([
    ['new', faulty],
    ['saved', saved],
  ] as const)('changes nothing in a %s record', async (_, record) => {
    const { actor, calls, shown, told } = record()
    const before = shown()
    actor.send({ type: 'line.change', key: 'line-9', weight: 3 })
    actor.send({ type: 'line.remove', key: 'line-9' })
    actor.send({ type: 'line.retry', key: 'line-9' })
    await settled()
    expect([shown(), told, calls]).toEqual([before, [], []])
  })
})
