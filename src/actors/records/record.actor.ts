import { fromPromise } from 'xstate'
import type { Updated } from '#api/resource-calls.ts'
import { Problem } from '#domain/problem.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import type { RecordActor } from '#machines/record/record.selectors.ts'
import type { Kept } from '#machines/record/record.types.ts'
import { atFormFields, formFieldsOf } from './at-form-fields.ts'

/** The values of a form, by field. */
export type RecordValues = Record<string, unknown>

/** What saving a form gives: the id of the record, null where the server sent none, and a message about a new one. */
export type Saved = { id: string | null; message: string | null; kept?: Kept }

/** The running record machine of a form. */
export type FormRecord<Values extends RecordValues> = RecordActor<Values, Saved>

/** The calls of a form. */
export type RecordCalls<Values extends RecordValues> = {
  load: (id: string, signal: AbortSignal) => Promise<Values>
  create: (values: Values) => Promise<Saved>
  /** Finds a new record by the body that was sent to make it, after a save without an answer: its id, or null. */
  find: (sent: unknown, signal: AbortSignal) => Promise<string | null>
  update: (id: string, values: Values, initial: Values) => Promise<Updated>
  /** The field of the form for each field of the body that has another name. */
  fieldOf?: Readonly<Record<string, string>>
}

/** What the server kept otherwise, with the values as they are now; null for nothing, and where it cannot be read. */
async function keptBy(notes: Updated['notes'], load: () => Promise<RecordValues>): Promise<Kept | null> {
  try {
    const told = await notes()
    return Object.keys(told).length === 0 ? null : { notes: told, values: await load() }
  } catch (error) {
    // The change is done: what cannot be read again is no failure of it.
    if (error instanceof Problem) return null
    throw error
  }
}

/** The record machine with its calls. */
export const calledRecordMachine = <Values extends RecordValues>({
  load,
  create,
  find,
  update,
  fieldOf,
}: RecordCalls<Values>) =>
  recordMachine<Values, Saved>().provide({
    actors: {
      load: fromPromise<Values, { id: string }>(({ input, signal }) => load(input.id, signal)),
      find: fromPromise<Saved | null, { sent: unknown }>(async ({ input, signal }) => {
        const found = await find(input.sent, signal)
        return found === null ? null : { id: found, message: null }
      }),
      save: fromPromise<Saved, { id: string | null; values: Values; initial: Values }>(
        ({ input: { id, values, initial }, signal }) => {
          const change = async (saved: string): Promise<Saved> => {
            const { notes } = await update(saved, values, initial)
            const kept = await keptBy(notes, () => load(saved, signal))
            return {
              id: saved,
              message: null,
              ...(kept && { kept: { ...kept, notes: formFieldsOf(kept.notes, fieldOf) } }),
            }
          }
          return atFormFields(id === null ? create(values) : change(id), fieldOf)
        },
      ),
    },
  })
