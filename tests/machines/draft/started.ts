import { createActor, SimulatedClock } from 'xstate'
import { draftFakes } from '#machines/draft/draft.fakes.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import { offeredDraft, offerStateOf } from '#machines/draft/draft.selectors.ts'
import type { Draft, DraftInput, DraftReport, FormContent } from '#machines/draft/draft.types.ts'
import { recordingParent } from '#tests/machines/support.ts'

/** Time when the tested forms open, in epoch milliseconds. */
export const opened = 1_000_000_000

/** Returns a draft that is one day older than `opened`. */
export const draftWith = (facts: Partial<Draft>): Draft => ({
  at: opened - 86_400_000,
  changes: {},
  withheld: [],
  lines: [],
  ...facts,
})

/** Draft with which another tab replaces the stored draft. */
export const elsewhere = draftWith({ changes: { city: 'Typed in another tab' } })

/** Returns the content of a form after the user typed `changes`. Name and city are empty initially. */
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
export function start(
  outer: Parameters<typeof draftFakes>[0] = {},
  copied: Draft | null = null,
  load?: DraftInput['load'],
) {
  const clock = new SimulatedClock()
  const { outside, calls, actors, actions, guards } = draftFakes({
    ...holding({}),
    now: () => opened + clock.now(),
    ...outer,
  })
  const { parent, reports } = recordingParent<DraftReport>()
  const read = () => outside.content
  const input = { parent, read, copied, load }
  const actor = createActor(draftMachine.provide({ actors, actions, guards }), { clock, input }).start()
  return {
    actor,
    clock,
    outside,
    calls,
    reports,
    state: () => offerStateOf(actor.getSnapshot()),
    offered: () => offeredDraft(actor.getSnapshot()),
    isDropped: () => actor.getSnapshot().hasTag('dropped'),
    /** Replaces the form's content. */
    type: (content: Omit<FormContent, 'at'>) => {
      outside.content = content
      actor.send({ type: 'content.changed' })
    },
    /** Advances the clock past the pause in typing, so that the draft is stored. */
    pass: () => clock.increment(300),
  }
}
