import { describe, expect, test } from 'vitest'
import { createActor, fromTransition, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Script } from '#machines/fakes.ts'
import { copper, type LineSlot, savedLineFakes } from '#machines/lines/lines.fakes.ts'
import type { LineValues, SavedLineReport } from '#machines/lines/lines.types.ts'
import { savedLineMachine } from '#machines/lines/saved-line.machine.ts'
import { hasUnsaved } from '#machines/lines/saved-line.selectors.ts'
import type { SavedLineEvent } from '#machines/lines/saved-line.setup.ts'
import { refusal, settled } from './support.ts'

const offline = refusal('network')

/** The list that a line is in: what it was told, in order. */
const someList = () =>
  createActor(
    fromTransition((told: SavedLineReport[], report: SavedLineReport) => [...told, report], [] as SavedLineReport[]),
  ).start()

const facts = { key: 'line-1', recordId: 'record-1', ...copper }

/** A running line; an existing one of 2 kg and R 30, unless it has no id. */
function start({
  id = 'saved-1',
  weight = 2,
  value = 30,
  ...script
}: Partial<LineValues> & { id?: string | null } & Script<LineSlot> = {}) {
  const { actors, calls } = savedLineFakes(script)
  const clock = new SimulatedClock()
  const list = someList()
  const input = { ...facts, id, weight, value, parent: list }
  const actor = createActor(savedLineMachine.provide({ actors }), { input, clock }).start()
  return {
    actor,
    clock,
    calls,
    told: () => list.getSnapshot().context,
    asked: () => calls.map(call => [call.slot, call.input]),
    change: (values: Partial<LineValues>) => actor.send({ type: 'line.change', ...values }),
    /** Lets the pause pass and the calls that follow be answered. */
    pass: async () => {
      clock.increment(300)
      await settled()
    },
    is: (tag: 'saving' | 'saved' | 'failed' | 'incomplete' | 'removing') => actor.getSnapshot().hasTag(tag),
    isUnsaved: () => hasUnsaved(actor.getSnapshot()),
  }
}

const newLine = (script: Script<LineSlot> = {}) => start({ id: null, weight: null, value: null, ...script })
const bodyOfNew = { name: 'Copper', gwCode: 'GW 53-02', carbonFactor: '3.5', weight: 4, value: 60 }

describe('a line that was loaded', () => {
  test('asks nothing and has nothing unsaved', () => {
    const { actor, asked, isUnsaved } = start()
    expect(actor.getSnapshot().value).toBe('idle')
    expect(asked()).toEqual([])
    expect(isUnsaved()).toBe(false)
  })

  test('saves itself 300 ms after the last change, both numbers together', async () => {
    const { clock, asked, change, is, isUnsaved } = start()
    change({ weight: 3 })
    clock.increment(299)
    change({ value: 45 })
    clock.increment(299)
    expect(asked()).toEqual([])
    expect(isUnsaved()).toBe(true)
    clock.increment(1)
    expect(asked()).toEqual([['updateLine', { id: 'saved-1', weight: 3, value: 45 }]])
    expect([is('saving'), isUnsaved()]).toEqual([true, true])
    await settled()
    expect([is('saving'), is('saved'), isUnsaved()]).toEqual([false, true, false])
  })

  test('saves at once when it is told to', () => {
    const { actor, asked, change } = start()
    change({ weight: 3 })
    actor.send({ type: 'line.flush' })
    expect(asked()).toEqual([['updateLine', { id: 'saved-1', weight: 3, value: 30 }]])
  })

  test('sends nothing when the change was taken back before the pause was over', async () => {
    const { asked, change, is, pass, isUnsaved } = start()
    change({ weight: 3 })
    change({ weight: 2 })
    await pass()
    expect(asked()).toEqual([])
    expect([is('saved'), isUnsaved()]).toEqual([true, false])
  })

  test('keeps what is typed while it saves, and saves that after a pause of its own', async () => {
    const { asked, change, pass, isUnsaved, is } = start()
    change({ weight: 3 })
    const saving = pass()
    change({ weight: 4 })
    await saving
    expect(asked()).toHaveLength(1)
    expect([is('saved'), isUnsaved()]).toEqual([false, true])
    await pass()
    expect(asked().at(-1)).toEqual(['updateLine', { id: 'saved-1', weight: 4, value: 30 }])
    expect([is('saved'), isUnsaved()]).toEqual([true, false])
  })

  test('sends nothing while a number is missing, and goes on once it is there', async () => {
    const { asked, change, pass, is, isUnsaved } = start()
    change({ weight: null })
    await pass()
    expect([is('incomplete'), isUnsaved()]).toEqual([true, true])
    change({ value: 31 })
    await pass()
    expect(asked()).toEqual([])
    change({ weight: 5 })
    expect(is('incomplete')).toBe(false)
    await pass()
    expect(asked()).toEqual([['updateLine', { id: 'saved-1', weight: 5, value: 31 }]])
  })

  test('never sends less than nothing', async () => {
    const { asked, change, pass, is } = start()
    change({ weight: -1 })
    await pass()
    expect(is('incomplete')).toBe(true)
    expect(asked()).toEqual([])
  })
})

describe('a line that could not be saved', () => {
  test('keeps what was typed, with the problem, and tells its list', async () => {
    const { actor, change, pass, is, told, isUnsaved } = start({ failures: { updateLine: offline } })
    change({ weight: 3 })
    await pass()
    expect([is('failed'), isUnsaved()]).toEqual([true, true])
    expect(actor.getSnapshot().context).toMatchObject({ weight: 3, value: 30, problem: offline })
    expect(told()).toEqual([{ type: 'savedLine.failed', key: 'line-1', problem: offline }])
  })

  test('sends the same again on retry, without a pause', async () => {
    const { actor, asked, change, pass, is } = start({ failures: { updateLine: [offline] } })
    change({ weight: 3 })
    await pass()
    actor.send({ type: 'line.retry' })
    expect(actor.getSnapshot().context.problem).toBeNull()
    await settled()
    expect(asked()).toEqual(Array.from({ length: 2 }, () => ['updateLine', { id: 'saved-1', weight: 3, value: 30 }]))
    expect(is('saved')).toBe(true)
  })

  test('saves again by itself when it is changed, even back to what it was: the server may have either', async () => {
    const { asked, change, pass, is } = start({ failures: { updateLine: [offline] } })
    change({ weight: 3 })
    await pass()
    change({ weight: 2 })
    expect(is('failed')).toBe(false)
    await pass()
    expect(asked().at(-1)).toEqual(['updateLine', { id: 'saved-1', weight: 2, value: 30 }])
  })
})

describe('a new line', () => {
  test('is only sent once both numbers are there', async () => {
    const { asked, change, pass, is, isUnsaved } = newLine()
    expect([is('incomplete'), isUnsaved()]).toEqual([true, true])
    change({ weight: 4 })
    await pass()
    expect(is('incomplete')).toBe(true)
    expect(asked()).toEqual([])
    change({ value: 60 })
    await pass()
    expect(asked()).toEqual([
      ['createLine', { recordId: 'record-1', line: bodyOfNew }],
      ['attachLine', { recordId: 'record-1', lineId: 'new-1' }],
    ])
    expect([is('saved'), isUnsaved()]).toEqual([true, false])
  })

  test('changes what it created from then on', async () => {
    const { asked, change, pass } = newLine()
    change({ weight: 4, value: 60 })
    await pass()
    change({ weight: 5 })
    await pass()
    expect(asked().at(-1)).toEqual(['updateLine', { id: 'new-1', weight: 5, value: 60 }])
  })

  test('saves what is typed while it is created', async () => {
    const { asked, change, pass, isUnsaved } = newLine()
    change({ weight: 4, value: 60 })
    const creating = pass()
    change({ weight: 5 })
    await creating
    await pass()
    expect(asked().map(([slot]) => slot)).toEqual(['createLine', 'attachLine', 'updateLine'])
    expect(asked().at(-1)).toEqual(['updateLine', { id: 'new-1', weight: 5, value: 60 }])
    expect(isUnsaved()).toBe(false)
  })

  test.each([
    ['createLine', ['createLine', 'createLine', 'attachLine']],
    ['attachLine', ['createLine', 'attachLine', 'attachLine']],
  ] as const)('goes on with %s when that failed, and does nothing twice that went well', async (slot, expected) => {
    const { actor, asked, change, pass, is, isUnsaved } = newLine({ failures: { [slot]: [offline] } })
    change({ weight: 4, value: 60 })
    await pass()
    expect([is('failed'), isUnsaved()]).toEqual([true, true])
    actor.send({ type: 'line.retry' })
    await settled()
    expect(asked().map(([name]) => name)).toEqual(expected)
    expect([is('saved'), isUnsaved()]).toEqual([true, false])
  })

  test('that was created but not attached is attached before a change of it is saved', async () => {
    const { asked, change, pass } = newLine({ failures: { attachLine: [offline] } })
    change({ weight: 4, value: 60 })
    await pass()
    change({ weight: 5 })
    await pass()
    await pass()
    expect(asked().map(([slot]) => slot)).toEqual(['createLine', 'attachLine', 'attachLine', 'updateLine'])
  })

  test('that the server never saw goes without asking it', () => {
    const { actor, asked, told } = newLine()
    actor.send({ type: 'line.remove' })
    expect(asked()).toEqual([])
    expect(told()).toEqual([{ type: 'savedLine.removed', key: 'line-1' }])
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('that is being created is removed as soon as it has an id, so that none is left behind', async () => {
    const { actor, asked, calls, change, clock, told } = newLine()
    change({ weight: 4, value: 60 })
    clock.increment(300)
    actor.send({ type: 'line.remove' })
    expect(calls[0]?.signal.aborted).toBe(false)
    await settled()
    expect(asked().slice(1)).toEqual([['removeLine', { id: 'new-1' }]])
    expect(told()).toEqual([{ type: 'savedLine.removed', key: 'line-1' }])
  })

  test('that is to go and could not be created is gone', async () => {
    const { actor, change, clock, told } = newLine({ failures: { createLine: offline } })
    change({ weight: 4, value: 60 })
    clock.increment(300)
    actor.send({ type: 'line.remove' })
    await settled()
    expect(told()).toEqual([{ type: 'savedLine.removed', key: 'line-1' }])
  })
})

describe('removing', () => {
  test('asks the server, tells the list and ends', async () => {
    const { actor, asked, told, is, isUnsaved } = start()
    actor.send({ type: 'line.remove' })
    expect(is('removing')).toBe(true)
    await settled()
    expect(asked()).toEqual([['removeLine', { id: 'saved-1' }]])
    expect(told()).toEqual([{ type: 'savedLine.removed', key: 'line-1' }])
    expect([actor.getSnapshot().status, isUnsaved()]).toEqual(['done', false])
  })

  test('is done when the server says that the line is not there', async () => {
    const { actor, told } = start({ failures: { removeLine: refusal('notFound') } })
    actor.send({ type: 'line.remove' })
    await settled()
    expect(told()).toEqual([{ type: 'savedLine.removed', key: 'line-1' }])
  })

  test('once is enough', () => {
    const { actor, asked, calls } = start({ hanging: ['removeLine'] })
    actor.send({ type: 'line.remove' })
    actor.send({ type: 'line.remove' })
    expect(asked()).toHaveLength(1)
    expect(calls[0]?.signal.aborted).toBe(false)
  })

  test('that fails brings the line back with the problem, and a retry removes it', async () => {
    const { actor, asked, is, told } = start({ failures: { removeLine: [offline] } })
    actor.send({ type: 'line.remove' })
    await settled()
    expect(is('failed')).toBe(true)
    expect(told()).toEqual([{ type: 'savedLine.failed', key: 'line-1', problem: offline }])
    actor.send({ type: 'line.retry' })
    await settled()
    expect(asked()).toHaveLength(2)
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('that failed is given up by typing on', async () => {
    const { actor, asked, change, pass } = start({ failures: { removeLine: [offline] } })
    actor.send({ type: 'line.remove' })
    await settled()
    change({ weight: 3 })
    await pass()
    expect(asked().map(([slot]) => slot)).toEqual(['removeLine', 'updateLine'])
    expect(actor.getSnapshot().status).toBe('active')
  })

  test('calls off the saving that is under way, of which nobody knows then whether it got through', async () => {
    const { actor, calls, change, clock, isUnsaved } = start({
      hanging: ['updateLine'],
      failures: { removeLine: offline },
    })
    change({ weight: 3 })
    clock.increment(300)
    actor.send({ type: 'line.remove' })
    expect(calls[0]?.signal.aborted).toBe(true)
    await settled()
    expect(isUnsaved()).toBe(true)
  })

  test('calls off the attaching that is under way', async () => {
    const { actor, calls, change, pass } = newLine({ hanging: ['attachLine'] })
    change({ weight: 4, value: 60 })
    await pass()
    actor.send({ type: 'line.remove' })
    expect(calls[1]?.signal.aborted).toBe(true)
    await settled()
    expect(calls[2]).toMatchObject({ slot: 'removeLine', input: { id: 'new-1' } })
  })

  test('keeps what is typed meanwhile, in case it fails', async () => {
    const { actor, change, is } = start({ failures: { removeLine: offline } })
    actor.send({ type: 'line.remove' })
    change({ weight: 3 })
    expect(is('removing')).toBe(true)
    await settled()
    expect(actor.getSnapshot().context.weight).toBe(3)
  })
})

describe('as a whole', () => {
  test('calls off its call when the form goes away', () => {
    const { actor, calls, change, clock } = start({ hanging: ['updateLine'] })
    change({ weight: 3 })
    clock.increment(300)
    actor.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  test.each([
    ['createLine', null],
    ['attachLine', null],
    ['updateLine', 'saved-1'],
    ['removeLine', 'saved-1'],
  ] as const)('fails with the name of the slot when nobody filled it: %s', async (slot, id) => {
    const { [slot]: _unfilled, ...actors } = savedLineFakes().actors
    const clock = new SimulatedClock()
    const input = { ...facts, id, weight: null, value: null, parent: someList() }
    const actor = createActor(savedLineMachine.provide({ actors }), { input, clock }).start()
    actor.send({ type: 'line.change', weight: 4, value: 60 })
    if (slot === 'removeLine') actor.send({ type: 'line.remove' })
    else clock.increment(300)
    await settled()
    expect(actor.getSnapshot().context.problem?.message).toBe(`slot ${slot} of machine savedLine is not filled`)
  })

  test('takes in each state what makes sense there, and ignores the rest', () => {
    const asked: SavedLineEvent[] = [
      { type: 'line.change', weight: 4, value: 60 },
      { type: 'line.remove' },
      { type: 'line.retry' },
      { type: 'line.flush' },
    ]
    const answers = [
      { type: 'xstate.after.savePause.savedLine.pausing' },
      ...['creating', 'attaching', 'updating', 'removing'].flatMap(state => [
        { type: `xstate.done.actor.0.savedLine.${state}`, output: 'new-1' },
        { type: `xstate.error.actor.0.savedLine.${state}`, error: offline },
      ]),
    ] as unknown as SavedLineEvent[]
    const statesOf = (id: string | null) =>
      getShortestPaths(savedLineMachine, {
        input: { ...facts, id, weight: null, value: null, parent: someList() },
        events: [...asked, ...answers],
        serializeState: ({ value }) => JSON.stringify(value),
        stopWhen: ({ status }) => status === 'done',
      }).map(({ state }) => [state.value, asked.flatMap(event => (state.can(event) ? event.type : []))])
    const anywhere = ['line.change', 'line.remove']
    expect(Object.fromEntries([...statesOf('saved-1'), ...statesOf(null)])).toEqual({
      idle: anywhere,
      incomplete: anywhere,
      pausing: [...anywhere, 'line.flush'],
      creating: anywhere,
      attaching: anywhere,
      updating: anywhere,
      saved: anywhere,
      failed: [...anywhere, 'line.retry'],
      // The last state: the actor is over, and hears nothing.
      gone: anywhere,
      removing: ['line.change'],
    })
  })
})
