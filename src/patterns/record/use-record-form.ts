import { useState } from 'react'
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
import { useReopen } from '#patterns/leaving/use-reopen.ts'
import { newUuid } from '#rules/ids.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { RecordKind } from './record-kind.ts'
import { outcomeToast } from './save-outcome.ts'

export type RecordForm<Values extends RecordValues> = {
  record: FormRecord<Values>
  save: () => void
  /** Searches for a new record that an earlier form sent. */
  find: RecordCalls<Values>['find']
  /**
   * Returns unsaved work outside the fields, such as lines. Call it only when the record is loaded. Omitted for forms
   * with fields only.
   */
  besideFields?: () => OtherWork
}

/** Creates the requests of one form. */
export function recordApiAdapter<Values extends RecordValues>(kind: RecordKind<Values>, api: Api): RecordCalls<Values> {
  return {
    load: (id, signal) => kind.load(api, id, signal),
    create: (values, newId) => kind.create(api, values, newId),
    find: async ({ newId, values, sent = { id: newId, ...kind.bodyOf(values) } }, signal) => {
      const id = await kind.find(api, sent, signal)
      return id === null ? null : { id, message: null }
    },
    update: (id, values, initial) => kind.update(api, id, values, initial),
    ...(kind.fieldOf ? { fieldOf: kind.fieldOf } : {}),
  }
}

/**
 * Form of a record with plain fields; `id` is null for a new record. A pending save continues after the user leaves,
 * and a toast reports the result.
 *
 * `kind` and `loaded` are read once. `loaded` contains the values of a saved record, if they are already known.
 */
export function useRecordForm<Values extends RecordValues>(
  kind: RecordKind<Values>,
  id: string | null,
  loaded?: Values,
): RecordForm<Values> {
  const environment = useEnvironment()
  const api = useApi()
  const user = useUser()
  const reopen = useReopen()
  const [calls] = useState(() => recordApiAdapter(kind, api))
  const record = useBackgroundWork(() => {
    const actor = makeActor(environment, calledRecordMachine(calls), {
      input: { id, newId: newUuid(), values: kind.blank(user, api), loaded, check: kind.check },
    })
    return {
      actor,
      subject: id,
      isUnderWay: () => actor.getSnapshot().hasTag('saving'),
      conclude: () => toast(outcomeToast(kind.noun, actor.getSnapshot().context, reopen)),
    }
  })
  return { record, save: () => record.send({ type: 'record.save' }), find: calls.find }
}
