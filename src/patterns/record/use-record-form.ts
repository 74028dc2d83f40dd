import { useEnvironment, useUser } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import {
  calledRecordMachine,
  type FormRecord,
  type RecordCalls,
  type RecordValues,
} from '#actors/records/record.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useBackgroundWork } from '#actors/use-background-work.ts'
import type { Api } from '#api/api.ts'
import type { OtherWork } from '#patterns/drafts/use-draft.ts'
import { newUuid } from '#rules/ids.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { RecordKind } from './record-kind.ts'
import { outcomeToast } from './save-outcome.ts'

export type RecordForm<Values extends RecordValues> = {
  record: FormRecord<Values>
  /** Saves the form, or marks the fields that keep it from being saved. */
  save: () => void
  /** The unsaved work beside the fields, once the record is loaded; not given for a form with fields only. */
  besideFields?: () => OtherWork
}

/** The calls of one form. A new record has the same id in every request of the form, so a repeated one creates no second record. */
export function kindCalls<Values extends RecordValues>(kind: RecordKind<Values>, api: Api): RecordCalls<Values> {
  const newId = newUuid()
  return {
    load: (id, signal) => kind.load(api, id, signal),
    create: values => kind.create(api, values, newId),
    find: (sent, signal) => kind.find(api, sent, signal),
    update: (id, values, initial) => kind.update(api, id, values, initial),
    ...(kind.fieldOf ? { fieldOf: kind.fieldOf } : {}),
  }
}

/**
 * The form of a record that has fields only; `id` is null for a new one. A save that is under way when the screen is left is
 * finished in the background, and a toast tells its outcome. `kind` is read once, and so is `loaded`: the values of a saved
 * record, when they are known already.
 */
export function useRecordForm<Values extends RecordValues>(
  kind: RecordKind<Values>,
  id: string | null,
  loaded?: Values,
): RecordForm<Values> {
  const environment = useEnvironment()
  const api = useApi()
  const user = useUser()
  const record = useBackgroundWork(() => {
    const actor = makeActor(environment, calledRecordMachine(kindCalls(kind, api)), {
      input: { id, values: kind.blank(user, api), loaded, check: kind.check },
    })
    return {
      actor,
      subject: id,
      isUnderWay: () => actor.getSnapshot().hasTag('saving'),
      conclude: () => toast(outcomeToast(kind.noun, actor.getSnapshot().context)),
    }
  })
  return { record, save: () => record.send({ type: 'record.save' }) }
}
