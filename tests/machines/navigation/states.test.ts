import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { navigationExample } from '#machines/navigation/navigation.example.ts'
import { navigationMachine } from '#machines/navigation/navigation.machine.ts'
import { answers, fails, hung, passes, testStates } from '../state-table.ts'
import { goTo, lost } from './started.ts'

test('a navigation fails with the name of the slot when nobody filled it', async () => {
  const actor = createActor(navigationMachine<string>()).start()
  actor.send(goTo('/list'))
  const { context } = await waitFor(actor, snapshot => snapshot.hasTag('failed'))
  expect(context.problem?.message).toBe('slot code of machine navigation is not filled')
})

const toList = goTo('/list')
const code = answers('code', 'list')
const all = ['address.changed', 'link.approached'] as const

testStates(navigationExample.machine(hung), {
  events: navigationExample.events,
  states: {
    idle: { way: [], takes: all },
    fetching: { way: [toList], takes: all },
    'fetching, for longer than a moment': { way: [toList, passes('patience')], takes: all },
    asking: { way: [toList, code], takes: all },
    shown: { way: [toList, code, answers('ask')], takes: all },
    'shown, without the answer': { way: [toList, code, passes('patience')], takes: all },
    'shown, with a failed first call': { way: [toList, code, fails('ask', lost)], takes: all },
    failed: { way: [toList, fails('code', lost)], takes: all },
  },
})
