import { fromPromise } from 'xstate'
import type { Updated } from '#api/resource-calls.ts'
import { Problem } from '#domain/problem.ts'
import type { RecordValues, Saved } from '#machines/form/form.types.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import type { ServerChanges, TriedCreation } from '#machines/record/record.types.ts'
import { fieldErrorsOf, mapErrorsToFields } from './map-errors-to-fields.ts'

export type RecordCalls<Values extends RecordValues> = {
  load: (id: string, signal: AbortSignal) => Promise<Values>
  create: (values: Values, newId: string) => Promise<Saved>
  /** After a save without a response, searches for the new record. Resolves with the record, or null. */
  find: (tried: TriedCreation<Values>, signal: AbortSignal) => Promise<Saved | null>
  update: (id: string, values: Values, initial: Values) => Promise<Updated>
  /** Maps request body fields to form fields, for names that differ. */
  fieldOf?: Readonly<Record<string, string>>
}

/**
 * Returns the values that the server stored differently from those sent. Null if there are none, or if reading them
 * failed.
 */
async function readServerChanges(
  notes: Updated['notes'],
  load: () => Promise<RecordValues>,
): Promise<ServerChanges | null> {
  try {
    const reported = await notes()
    return Object.keys(reported).length === 0 ? null : { notes: reported, values: await load() }
  } catch (error) {
    // The save succeeded, so a failed read is not an error.
    if (error instanceof Problem) return null
    throw error
  }
}

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
      find: fromPromise<Saved | null, TriedCreation<Values>>(({ input, signal }) => find(input, signal)),
      save: fromPromise<Saved, { id: string | null; newId: string; values: Values; initial: Values }>(
        ({ input: { id, newId, values, initial }, signal }) => {
          const change = async (saved: string): Promise<Saved> => {
            const { notes } = await update(saved, values, initial)
            const changes = await readServerChanges(notes, () => load(saved, signal))
            return {
              id: saved,
              message: null,
              ...(changes && { serverChanges: { ...changes, notes: fieldErrorsOf(changes.notes, fieldOf) } }),
            }
          }
          return mapErrorsToFields(id === null ? create(values, newId) : change(id), fieldOf)
        },
      ),
    },
  })
