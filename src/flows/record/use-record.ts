import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { recordMachine } from '#machines/record/record.machine.ts'
import type { RecordActor } from '#machines/record/record.selectors.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import { atFormFields, toldAfterLeaving } from './saving.ts'

export type RecordValues = Record<string, unknown>

/** What saving a form gives: the id of the record, null where the server told none, and what it says about a new one. */
export type Saved = { id: string | null; message: string | null }

export type FormRecord<Values extends RecordValues> = RecordActor<Values, Saved>

export type RecordWork<Values extends RecordValues> = {
  /** "material" */
  noun: string
  /** Null for a new record. */
  id: string | null
  /** What a new record begins with. */
  values: Values
  load: (id: string, signal: AbortSignal) => Promise<Values>
  create: (values: Values) => Promise<Saved>
  /** The id of the record that says what was sent to make it, where that may be done; null where there is none. */
  find: (sent: unknown, signal: AbortSignal) => Promise<string | null>
  update: (id: string, values: Values, initial: Values) => Promise<void>
  /** Messages by field for what may not be sent. */
  check: (values: Values) => FieldErrors
  /** Which field of the form shows a message about a field of the body, where the names differ. */
  fieldOf?: Readonly<Record<string, string>>
}

/** The record machine of a form, with its calls. `work` is read once. */
export function useRecord<Values extends RecordValues>(work: RecordWork<Values>): FormRecord<Values> {
  const [{ noun, id, values, load, create, find, update, check, fieldOf }] = useState(work)
  const [machine] = useState(() =>
    recordMachine<Values, Saved>().provide({
      actors: {
        load: fromPromise<Values, { id: string }>(({ input, signal }) => load(input.id, signal)),
        find: fromPromise<Saved | null, { sent: unknown }>(async ({ input, signal }) => {
          const found = await find(input.sent, signal)
          return found === null ? null : { id: found, message: null }
        }),
        save: fromPromise<Saved, { id: string | null; values: Values; initial: Values }>(
          ({ input: { id: saved, values: after, initial }, signal }) => {
            const call =
              saved === null ? create(after) : update(saved, after, initial).then(() => ({ id: saved, message: null }))
            return toldAfterLeaving(noun, atFormFields(call, fieldOf), signal)
          },
        ),
      },
    }),
  )
  return useActorRef(machine, { input: { id, values, validate: check } })
}
