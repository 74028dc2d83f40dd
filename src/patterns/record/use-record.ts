import { useState } from 'react'
import { createActor } from 'xstate'
import { calledRecordMachine, type FormRecord, type RecordCalls, type RecordValues } from '#actors/record.actor.ts'
import { useBackgroundWork } from '#actors/use-background-work.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { outcomeToast } from './save-outcome.ts'

export type RecordWork<Values extends RecordValues> = RecordCalls<Values> & {
  /** "material" */
  noun: string
  /** Null for a new record. */
  id: string | null
  /** What a new record begins with. */
  values: Values
}

/**
 * The record machine of a form, with its calls; a save that is under way when the screen goes is finished in the
 * background, and told. `work` is read once.
 */
export function useRecord<Values extends RecordValues>(work: RecordWork<Values>): FormRecord<Values> {
  const [{ noun, id, values, ...calls }] = useState(work)
  return useBackgroundWork(() => {
    const record = createActor(calledRecordMachine(calls), { input: { id, values } })
    return {
      actor: record,
      subject: id,
      isUnderWay: () => record.getSnapshot().hasTag('saving'),
      conclude: () => toast(outcomeToast(noun, record.getSnapshot().context)),
    }
  })
}
