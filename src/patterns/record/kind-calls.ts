import type { RecordCalls, RecordValues } from '#actors/records/record.actor.ts'
import type { Api } from '#api/api.ts'
import { newUuid } from '#rules/ids.ts'
import type { RecordKind } from './record-kind.ts'

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
