import { expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine } from 'xstate'
import { MissingImplementationError } from '#machines/implementation.ts'

const files = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true })
const machines = Object.values(files)
  .flatMap(file => Object.entries(file))
  .filter(([name]) => name.endsWith('Machine'))
  .map(([, made]) => (typeof made === 'function' ? made() : made) as AnyStateMachine)

/** Actors that hosts must provide: all except child machines. */
const actors = machines.flatMap(({ id, implementations }) =>
  Object.entries(implementations.actors as Record<string, AnyActorLogic>)
    .filter(([, logic]) => !(logic instanceof StateMachine))
    .map(([src, logic]) => ({ id, src, logic })),
)

test.each(actors)('names a missing $src of $id in the error', async ({ id, src, logic }) => {
  const actor = createActor(logic)
  const failed = new Promise(resolve => {
    actor.subscribe({ error: resolve })
  })
  actor.start()
  expect(await failed).toEqual(new MissingImplementationError(id, src))
})
