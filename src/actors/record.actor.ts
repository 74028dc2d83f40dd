import { fromPromise } from 'xstate'
import { checkedBy } from '#machines/record/record.check.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import type { RecordActor } from '#machines/record/record.selectors.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import { atFormFields } from './at-form-fields.ts'

/** The values of a form, by field. */
export type RecordValues = Record<string, unknown>

/** What saving a form gives: the id of the record, null where the server sent none, and a message about a new one. */
export type Saved = { id: string | null; message: string | null }

/** The running record machine of a form. */
export type FormRecord<Values extends RecordValues> = RecordActor<Values, Saved>

/** The calls of a form, and its check. */
export type RecordCalls<Values extends RecordValues> = {
  load: (id: string, signal: AbortSignal) => Promise<Values>
  create: (values: Values) => Promise<Saved>
  /** Finds a new record by the body that was sent to make it, after a save without an answer: its id, or null. */
  find: (sent: unknown, signal: AbortSignal) => Promise<string | null>
  update: (id: string, values: Values, initial: Values) => Promise<void>
  /** Messages by field for values that may not be sent; `id` is null for a new record. */
  check: (values: Values, id: string | null) => FieldErrors
  /** The field of the form for each field of the body that has another name. */
  fieldOf?: Readonly<Record<string, string>>
}

/** The record machine with its calls. */
export const calledRecordMachine = <Values extends RecordValues>({
  load,
  create,
  find,
  update,
  check,
  fieldOf,
}: RecordCalls<Values>) =>
  recordMachine<Values, Saved>().provide({
    actions: { check: checkedBy(check) },
    actors: {
      load: fromPromise<Values, { id: string }>(({ input, signal }) => load(input.id, signal)),
      find: fromPromise<Saved | null, { sent: unknown }>(async ({ input, signal }) => {
        const found = await find(input.sent, signal)
        return found === null ? null : { id: found, message: null }
      }),
      save: fromPromise<Saved, { id: string | null; values: Values; initial: Values }>(
        ({ input: { id, values, initial } }) =>
          atFormFields(
            id === null ? create(values) : update(id, values, initial).then(() => ({ id, message: null })),
            fieldOf,
          ),
      ),
    },
  })
