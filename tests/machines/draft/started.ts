import { createActor, SimulatedClock } from 'xstate'
import { draftFakes } from '#machines/draft/draft.fakes.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import { offeredDraft } from '#machines/draft/draft.selectors.ts'
import type { Draft, FormContent } from '#machines/draft/draft.types.ts'
import { emittedBy } from '#tests/machines/support.ts'

/** Opening time of the forms in these tests, in epoch milliseconds. */
export const opened = 1_000_000_000

/** Draft of the day before. */
export const draftWith = (facts: Partial<Draft>): Draft => ({
  at: opened - 86_400_000,
  changes: {},
  withheld: [],
  lines: [],
  ...facts,
})

/** Draft that another tab stores over this one. */
export const elsewhere = draftWith({ changes: { city: 'Typed in another tab' } })

/** Returns the content of a form with an empty name and city after this input. */
export const holding = (
  changes: Record<string, unknown>,
  more: Partial<FormContent> = {},
): Omit<FormContent, 'at'> => ({
  values: { name: '', city: '', ...changes },
  changes,
  withheld: [],
  lines: [],
  ...more,
})

/** Starts the draft machine of a form with an empty name and city. */
export function start(outer: Parameters<typeof draftFakes>[0] = {}, copied: Draft | null = null) {
  const clock = new SimulatedClock()
  const { outside, actions, guards } = draftFakes({ ...holding({}), now: () => opened + clock.now(), ...outer })
  const actor = createActor(draftMachine.provide({ actions, guards }), { clock, input: { copied } })
  const told = emittedBy(actor)
  actor.start()
  return {
    actor,
    clock,
    outside,
    told,
    offered: () => offeredDraft(actor.getSnapshot()),
    isDropped: () => actor.getSnapshot().hasTag('dropped'),
    /** Replaces the content of the form. */
    type: (content: Omit<FormContent, 'at'>) => {
      outside.content = content
      actor.send({ type: 'content.changed' })
    },
    /** Advances the clock past the pause before a draft is stored. */
    pass: () => clock.increment(300),
  }
}
