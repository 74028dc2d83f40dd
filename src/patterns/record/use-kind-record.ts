import { useUser } from '#actors/environment.tsx'
import { type FormRecord, type RecordValues } from '#actors/record.actor.ts'
import { useApi } from '#actors/use-api.ts'
import type { RecordKind } from './record-kind.ts'
import { useRecord } from './use-record.ts'

/** The record machine of a form of a kind; `id` is null for a new record. */
export function useKindRecord<Values extends RecordValues>(
  kind: RecordKind<Values>,
  id: string | null,
): FormRecord<Values> {
  const api = useApi()
  const user = useUser()
  return useRecord<Values>({
    noun: kind.noun,
    id,
    values: kind.blank(user),
    load: (saved, signal) => kind.load(api, saved, signal),
    create: values => kind.create(api, values),
    find: (sent, signal) => kind.find(api, sent, signal),
    update: (saved, values, initial) => kind.update(api, saved, values, initial),
    check: kind.check,
    ...(kind.fieldOf ? { fieldOf: kind.fieldOf } : {}),
  })
}
