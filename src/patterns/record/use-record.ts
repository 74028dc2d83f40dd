import { useEffect, useRef, useState } from 'react'
import { createActor, fromPromise } from 'xstate'
import { useEnvironment } from '#actors/environment.tsx'
import { recordMachine } from '#machines/record/record.machine.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import { atFormFields } from './at-form-fields.ts'
import type { FormRecord, RecordValues, Saved } from './form-record.ts'
import { leaveSaving } from './leave-saving.ts'

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

function createRecord<Values extends RecordValues>(work: RecordWork<Values>): FormRecord<Values> {
  const { id, values, load, create, find, update, check, fieldOf } = work
  const machine = recordMachine<Values, Saved>().provide({
    actors: {
      load: fromPromise<Values, { id: string }>(({ input, signal }) => load(input.id, signal)),
      find: fromPromise<Saved | null, { sent: unknown }>(async ({ input, signal }) => {
        const found = await find(input.sent, signal)
        return found === null ? null : { id: found, message: null }
      }),
      save: fromPromise<Saved, { id: string | null; values: Values; initial: Values }>(
        ({ input: { id: saved, values: after, initial } }) =>
          atFormFields(
            saved === null ? create(after) : update(saved, after, initial).then(() => ({ id: saved, message: null })),
            fieldOf,
          ),
      ),
    },
  })
  return createActor(machine, { input: { id, values, validate: check } })
}

/**
 * The record machine of a form, with its calls; it outlives its screen until what is being saved is saved. `work` is read
 * once.
 */
export function useRecord<Values extends RecordValues>(work: RecordWork<Values>): FormRecord<Values> {
  const { session } = useEnvironment()
  const [noun] = useState(work.noun)
  const [record] = useState(() => createRecord(work))
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    record.start()
    return () => {
      isShown.current = false
      // Not at once: a screen that React only tries out, as its StrictMode does, is back by then.
      queueMicrotask(() => {
        if (!isShown.current) leaveSaving(record, noun, session)
      })
    }
  }, [record, noun, session])
  return record
}
