import { createActor, SimulatedClock } from 'xstate'
import { draftFakes } from '#machines/draft/draft.fakes.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import { offeredDraft } from '#machines/draft/draft.selectors.ts'
import type { Draft, FormContent } from '#machines/draft/draft.types.ts'
import { emittedBy } from '#tests/machines/support.ts'

/** When the forms of these tests are opened, in epoch milliseconds. */
export const opened = 1_000_000_000

/** A draft of the day before. */
export const draftWith = (facts: Partial<Draft>): Draft => ({
  at: opened - 86_400_000,
  changes: {},
  withheld: [],
  lines: [],
  ...facts,
})

/** A draft that another tab puts in the place of this one's. */
export const elsewhere = draftWith({ changes: { city: 'Typed in another tab' } })

/** What a form with an empty name and city holds once this is typed into it. */
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

/** The draft machine of a form with an empty name and city, under way. */
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
    /** Has the form hold something else. */
    type: (content: Omit<FormContent, 'at'>) => {
      outside.content = content
      actor.send({ type: 'content.changed' })
    },
    /** Lets the pause go by after which a draft is kept. */
    pass: () => clock.increment(300),
  }
}
