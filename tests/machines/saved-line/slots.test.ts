import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { savedLineFakes } from '#machines/lines/lines.fakes.ts'
import { savedLineExample } from '#machines/lines/saved-line.example.ts'
import { savedLineMachine } from '#machines/lines/saved-line.machine.ts'
import { settled } from '#tests/machines/support.ts'
import { start } from './started.ts'

const { inputs } = savedLineExample

describe('a saved line as a whole', () => {
  test('calls off its call when the form goes away', () => {
    const { actor, calls, change } = start({ hanging: ['updateLine'] })
    change({ weight: 3 })
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
    const input = { ...inputs['a new line'], id }
    const actor = createActor(savedLineMachine.provide({ actors }), { input }).start()
    actor.send({ type: 'line.change', weight: 4, value: 60 })
    if (slot === 'removeLine') actor.send({ type: 'line.remove' })
    await settled()
    expect(actor.getSnapshot().context.problem?.message).toBe(`slot ${slot} of machine savedLine is not filled`)
  })
})
