import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { draftFakes } from '#machines/draft/draft.fakes.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import type { DraftEvent } from '#machines/draft/draft.types.ts'
import { draftWith, holding, start } from './started.ts'

const events = [
  'work.changed',
  'work.drop',
  'record.saved',
  'session.signOutFailed',
  'draft.keep',
  'draft.restore',
  'draft.discard',
] as const satisfies ReadonlyArray<DraftEvent['type']>

const settled = ['work.changed', 'work.drop', 'record.saved', 'session.signOutFailed']
const pausing = [...settled, 'draft.keep']
const dropped = ['work.changed', 'work.drop', 'session.signOutFailed']
const answers = ['draft.restore', 'draft.discard']

/** The states of the offer and the work after some events, and what is taken there. */
const standing = (outer: Parameters<typeof start>[0], before: ReadonlyArray<DraftEvent['type']>) => {
  const { actor } = start(outer)
  for (const type of before) actor.send({ type })
  const snapshot = actor.getSnapshot()
  return [snapshot.value, events.filter(type => snapshot.can({ type }))]
}

test.for([
  ['settled', [], settled],
  ['pausing', ['work.changed'], pausing],
  ['settled', ['work.changed', 'draft.keep'], settled],
  ['settled', ['work.changed', 'record.saved'], settled],
  [{ dropped: 'over' }, ['work.drop'], dropped],
  ['pausing', ['work.drop', 'work.changed'], pausing],
  ['settled', ['work.drop', 'session.signOutFailed'], settled],
] as const)('without an offer, the work is %j after %j, and takes what makes sense there', ([work, before, taken]) => {
  expect(standing({}, before)).toEqual([{ offer: 'none', work }, taken])
})

const offering = { stored: draftWith({ changes: { name: 'Sipho' } }) }

test.for([
  ['settled', [], settled],
  ['pausing', ['work.changed'], pausing],
  [{ dropped: 'over' }, ['work.drop'], dropped],
] as const)('with an offer, the work is %j after %j, and the answers are taken too', ([work, before, taken]) => {
  expect(standing(offering, before)).toEqual([{ offer: 'offered', work }, [...taken, ...answers]])
})

test.for([
  ['pausing', ['draft.restore'], pausing],
  ['settled', ['draft.discard'], settled],
  ['settled', ['work.changed', 'draft.discard'], settled],
  [{ dropped: 'over' }, ['work.drop', 'draft.discard'], dropped],
  ['pausing', ['work.drop', 'draft.restore'], pausing],
] as const)('an answer is taken once: the work is %j after %j', ([work, before, taken]) => {
  expect(standing(offering, before)).toEqual([{ offer: 'none', work }, taken])
})

/** What the machine of a form in which something was typed fails with where it lacks one of its slots. */
function failureWithout(slot: 'readStored' | 'readContent' | 'store' | 'isTheirs') {
  const { actions, guards } = draftFakes(holding({ name: 'Naledi' }))
  const machine = draftMachine.provide({
    actions: Object.fromEntries(Object.entries(actions).filter(([name]) => name !== slot)),
    guards: slot === 'isTheirs' ? {} : guards,
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: { now: () => 0 }, clock })
  actor.subscribe({ error: () => {} })
  actor.start()
  if (actor.getSnapshot().status === 'active') actor.send({ type: 'work.changed' })
  clock.increment(300)
  return actor.getSnapshot().error
}

test.for(['readStored', 'readContent', 'store', 'isTheirs'] as const)(
  'a slot %s that nobody filled stops the machine with its name',
  slot => {
    expect(String(failureWithout(slot))).toContain(`slot ${slot} of machine draft is not filled`)
  },
)
