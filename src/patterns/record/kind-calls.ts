import type { RecordCalls, RecordValues } from '#actors/record.actor.ts'
import type { Api } from '#api/api.ts'
import type { RecordKind } from './record-kind.ts'

/** The calls of a form of a kind. */
export const kindCalls = <Values extends RecordValues>(kind: RecordKind<Values>, api: Api): RecordCalls<Values> => ({
  load: (id, signal) => kind.load(api, id, signal),
  create: values => kind.create(api, values),
  find: (sent, signal) => kind.find(api, sent, signal),
  update: (id, values, initial) => kind.update(api, id, values, initial),
  check: (values, id) => kind.check(values, id === null),
  ...(kind.fieldOf ? { fieldOf: kind.fieldOf } : {}),
})
