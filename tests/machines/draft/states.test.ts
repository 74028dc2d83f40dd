import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { draftExample } from '#machines/draft/draft.example.ts'
import { draftFakes } from '#machines/draft/draft.fakes.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import { hung, passes, testStates } from '../state-table.ts'
import { holding } from './started.ts'

const { events } = draftExample
const on = {
  changed: events['content.changed'],
  drop: events['content.drop'],
  saved: events['record.saved'],
  signOutFailed: events['session.signOutFailed'],
  keep: events['draft.keep'],
  restore: events['draft.restore'],
  discard: events['draft.discard'],
}

const settled = ['content.changed', 'content.drop', 'record.saved', 'session.signOutFailed'] as const
const pausing = [...settled, 'draft.keep'] as const
const dropped = ['content.changed', 'content.drop', 'session.signOutFailed'] as const
const answers = ['draft.restore', 'draft.discard'] as const
/** Nothing is stored, so that every row begins alike. */
const store = () => {}
const { actions, guards } = draftFakes(holding({}))
const copied = draftExample.inputs['a form that begins with a copy']
/** With a draft of an earlier visit. */
const machine = draftExample.machine(hung).provide({ actions: { store } })

testStates(draftMachine.provide({ actions: { ...actions, store }, guards }), {
  events,
  input: { copied: null },
  states: {
    'offer.none': { way: [], takes: settled },
    'content.settled': { way: [], takes: settled },
    'content.pausing': { way: [on.changed], takes: pausing },
    'content.settled, once it is kept': { way: [on.changed, on.keep], takes: settled },
    'content.settled, after the pause': { way: [on.changed, passes('keepPause')], takes: settled },
    'content.settled, once it is saved': { way: [on.changed, on.saved], takes: settled },
    'content.dropped.over': { way: [on.drop], takes: dropped },
    'content.pausing, of what was dropped': { way: [on.drop, on.changed], takes: pausing },
    'content.settled, of what was dropped in vain': { way: [on.drop, on.signOutFailed], takes: settled },
    'offer.offered': { machine, way: [], takes: [...settled, ...answers] },
    'content.pausing, under an offer': { machine, way: [on.changed], takes: [...pausing, ...answers] },
    'content.dropped.over, under an offer': { machine, way: [on.drop], takes: [...dropped, ...answers] },
    'content.pausing, brought back': { machine, way: [on.restore], takes: pausing },
    'offer.none, with a copy': { input: copied, way: [], takes: settled },
    'offer.offered, before a copy': { machine, input: copied, way: [], takes: [...settled, ...answers] },
    'offer.none, discarded for a copy': { machine, input: copied, way: [on.discard], takes: settled },
    'offer.none, discarded': { machine, way: [on.discard], takes: settled },
    'content.settled, discarded while something was typed': { machine, way: [on.changed, on.discard], takes: settled },
    'content.dropped.over, discarded': { machine, way: [on.drop, on.discard], takes: dropped },
    'content.pausing, brought back after it was dropped': { machine, way: [on.drop, on.restore], takes: pausing },
  },
})

/** What the machine of a form in which something was typed fails with where it lacks one of its slots. */
function failureWithout(slot: 'readStored' | 'readContent' | 'store' | 'isTheirs') {
  const { actions, guards } = draftFakes(holding({ name: 'Naledi' }))
  const machine = draftMachine.provide({
    actions: Object.fromEntries(Object.entries(actions).filter(([name]) => name !== slot)),
    guards: slot === 'isTheirs' ? {} : guards,
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: { copied: null } })
  actor.subscribe({ error: () => {} })
  actor.start()
  if (actor.getSnapshot().status === 'active') actor.send({ type: 'content.changed' })
  clock.increment(300)
  return actor.getSnapshot().error
}

test.for(['readStored', 'readContent', 'store', 'isTheirs'] as const)(
  'a slot %s that nobody filled stops the machine with its name',
  slot => {
    expect(String(failureWithout(slot))).toContain(`slot ${slot} of machine draft is not filled`)
  },
)
