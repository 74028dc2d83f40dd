import fc from 'fast-check'
import { createActor } from 'xstate'
import { draftFakes } from '#machines/draft/draft.fakes.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import { offeredDraft } from '#machines/draft/draft.selectors.ts'
import type { Draft, DraftEvent } from '#machines/draft/draft.types.ts'
import { entry } from './entry.ts'
import { anyText } from './texts.ts'

/** A draft of this name. One that this form keeps itself is never dated before 0. */
const draftOf = (name: string, at: number): Draft => ({ at, changes: { name }, withheld: [], lines: [] })

/** What the machine has no event for: typing, another tab that keeps a draft, the session that ends or is back. */
type Outer =
  | { type: 'type'; name: string }
  | { type: 'keep elsewhere'; name: string }
  | { type: 'session'; isTheirs: boolean }

export const draft = entry({
  file: 'draft/draft.machine.ts',
  own: 'what is typed is kept in the end, and nothing is taken away but what was found or put there last',
  without: { 'one write': 'it keeps at once', 'totals agree': 'it has no sums' },
  starts: fc.option(anyText),
  events: fc.oneof(
    { weight: 3, arbitrary: fc.record({ type: fc.constant('type'), name: fc.oneof(fc.constant(''), anyText) }) },
    fc.record({ type: fc.constant('keep elsewhere'), name: anyText }),
    fc.record({ type: fc.constant('session'), isTheirs: fc.boolean() }),
    {
      weight: 4,
      arbitrary: fc.constantFrom<DraftEvent>(
        { type: 'content.drop' },
        { type: 'draft.keep' },
        { type: 'record.saved' },
        { type: 'session.signOutFailed' },
        { type: 'draft.restore' },
        { type: 'draft.discard' },
      ),
    },
  ),
  start({ clock, inspect }, earlier) {
    const { outside, actions, guards } = draftFakes({
      stored: earlier === null ? null : draftOf(earlier, -2),
      values: { name: '' },
    })
    /** What this form found or put in the place of its draft last. */
    let own = outside.stored
    let wrong: string | null = null
    const store = (_: unknown, kept: Draft | null) => {
      const isTakenAway = kept === null || kept === offeredDraft(actor.getSnapshot())
      if (isTakenAway && outside.stored !== own) wrong = 'the draft of another tab was taken away'
      actions.store(_, kept)
      own = kept
    }
    const machine = draftMachine.provide({ actions: { ...actions, store }, guards })
    const actor = createActor(machine, { clock, inspect, input: { copied: null } })
    const type = (name: string) => {
      const changes = name === '' ? {} : { name }
      outside.content = { ...outside.content, values: { name }, changes }
      actor.send({ type: 'content.changed' })
    }
    actor.on('draft.restored', ({ draft: { changes } }) => type(String(changes['name'])))
    actor.start()
    return {
      actor,
      send(event: Outer | DraftEvent) {
        if (event.type === 'type') type(event.name)
        else if (event.type === 'keep elsewhere') outside.stored = draftOf(event.name, -1)
        else if (event.type === 'session') outside.isTheirs = event.isTheirs
        else actor.send(event)
      },
      isBusy: () => false,
      always: () => (wrong === null ? {} : { 'its own': wrong }),
      finally() {
        outside.isTheirs = true
        type('the end')
        clock.increment(300)
        return outside.stored?.changes['name'] === 'the end' ? {} : { 'its own': 'what was typed is not kept' }
      },
      ways: [{ type: 'content.changed' }],
    }
  },
})
