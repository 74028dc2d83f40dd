import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { navigationMachine } from '#machines/navigation/navigation.machine.ts'
import { goTo } from './started.ts'

test('a navigation fails with the name of the slot when nobody filled it', async () => {
  const actor = createActor(navigationMachine<string>()).start()
  actor.send(goTo('/list'))
  const { context } = await waitFor(actor, snapshot => snapshot.hasTag('failed'))
  expect(context.problem?.message).toBe('slot code of machine navigation is not filled')
})
