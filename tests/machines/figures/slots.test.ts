import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { someRanges } from '#machines/figures/figures.fakes.ts'
import { figuresMachine } from '#machines/figures/figures.machine.ts'

test('fails with the name of its slot when nobody filled it', () => {
  const actor = createActor(figuresMachine, { input: { ranges: someRanges, buyerId: null } }).start()
  const failed = new Promise(resolve => {
    actor.subscribe({ error: resolve })
  })
  actor.send({ type: 'screen.opened' })
  return expect(failed).resolves.toMatchObject({ message: 'slot readPages of machine figures is not filled' })
})
