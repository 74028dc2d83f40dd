import type { RecordContext } from '#machines/record/record.types.ts'
import type { SessionActor } from '#machines/session/session.selectors.ts'
import { type Toast, toast } from '#ui/feedback/toasts.ts'
import type { FormRecord, RecordValues } from './form-record.ts'

/**
 * Lets a save that is under way go on although its screen is gone, for as long as its user stays signed in, and tells how
 * it went. What is not being saved ends with the screen.
 */
export function leaveSaving<Values extends RecordValues>(
  record: FormRecord<Values>,
  noun: string,
  session: SessionActor,
) {
  if (!record.getSnapshot().hasTag('saving')) return record.stop()
  const end = (told?: Toast) => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    record.stop()
    if (told) toast(told)
  }
  const subscriptions = [
    session.on('session.ended', () => end()),
    session.on('session.replaced', () => end()),
    record.on('record.saved', () => end({ kind: 'success', title: `The ${noun} is saved` })),
    record.subscribe(snapshot => {
      if (!snapshot.hasTag('saving') && !snapshot.hasTag('created')) end(unsavedToast(noun, snapshot.context))
    }),
  ]
}

type Outcome = Pick<RecordContext<unknown>, 'problem' | 'conflicts'>

function unsavedToast(noun: string, { problem, conflicts }: Outcome): Toast | undefined {
  const title = problem?.mayBeDone ? `It is not sure that the ${noun} is saved` : `The ${noun} is not saved`
  if (problem) return { kind: 'error', title, description: problem.message }
  if (conflicts.length === 0) return undefined
  return { kind: 'error', title, description: 'Somebody else changed the same meanwhile. Open it and change it again.' }
}
