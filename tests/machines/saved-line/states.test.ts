import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { savedLineFakes } from '#machines/lines/lines.fakes.ts'
import { savedLineMachine } from '#machines/lines/saved-line.machine.ts'
import type { SavedLineEvent } from '#machines/lines/saved-line.setup.ts'
import { settled } from '#tests/machines/support.ts'
import { facts, offline, someList, start } from './started.ts'

describe('a saved line as a whole', () => {
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
      { type: 'line.close' },
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
    const anywhere = ['line.change', 'line.remove', 'line.close']
    expect(Object.fromEntries([...statesOf('saved-1'), ...statesOf(null)])).toEqual({
      idle: anywhere,
      incomplete: anywhere,
      pausing: anywhere,
      creating: anywhere,
      attaching: anywhere,
      updating: anywhere,
      saved: anywhere,
      failed: ['line.change', 'line.remove', 'line.retry', 'line.close'],
      // The last state: the actor is over, and hears nothing.
      gone: anywhere,
      removing: ['line.change', 'line.close'],
    })
  })
})
