import { expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine } from 'xstate'
import { UnfilledSlotError } from '#machines/slot.ts'

const files = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true })
const machines = Object.values(files)
  .flatMap(file => Object.entries(file))
  .filter(([name]) => name.endsWith('Machine'))
  .map(([, made]) => (typeof made === 'function' ? made() : made) as AnyStateMachine)

/** Actors that hosts must provide: all except child machines and the listener `hear`. */
const slots = machines.flatMap(({ id, implementations }) =>
  Object.entries(implementations.actors as Record<string, AnyActorLogic>)
    .filter(([slot, logic]) => !(logic instanceof StateMachine) && slot !== 'hear')
    .map(([slot, logic]) => ({ id, slot, logic })),
)

test.each(slots)('names a missing $slot of $id in the error', async ({ id, slot, logic }) => {
  const actor = createActor(logic)
  const failed = new Promise(resolve => {
    actor.subscribe({ error: resolve })
  })
  actor.start()
  expect(await failed).toEqual(new UnfilledSlotError(id, slot))
})
