import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { draftExample } from '#machines/draft/draft.example.ts'
import { draftFakes } from '#machines/draft/draft.fakes.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import { holding } from './started.ts'

/** Returns the error of a form’s machine without one of its host implementations. */
function failureWithout(src: 'readStored' | 'readContent' | 'store' | 'isTheirs') {
  const { actors, actions, guards } = draftFakes(holding({ name: 'Naledi' }))
  const machine = draftMachine.provide({
    actors,
    actions: Object.fromEntries(Object.entries(actions).filter(([name]) => name !== src)),
    guards: src === 'isTheirs' ? {} : guards,
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: draftExample.inputs['a form that was never left unsaved'] })
  actor.subscribe({ error: () => {} })
  actor.start()
  if (actor.getSnapshot().status === 'active') actor.send({ type: 'content.changed' })
  clock.increment(300)
  return actor.getSnapshot().error
}

test.for(['readStored', 'readContent', 'store', 'isTheirs'] as const)('names a missing %s in the error', src => {
  expect(String(failureWithout(src))).toContain(`machine draft has no implementation of ${src}`)
})
