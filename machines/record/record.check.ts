import type { FieldErrors } from './record.types.ts'

type Asking = { self: { send: (event: { type: 'record.checked'; errors: FieldErrors }) => void } }

/**
 * Fills the `check` slot of a record machine. `errorsOf` gives messages by field for values that may not be sent; `id` is null
 * for a new record.
 */
export const checkedBy =
  <Values>(errorsOf: (values: Values, id: string | null) => FieldErrors) =>
  ({ self }: Asking, { values, id }: { values: Values; id: string | null }) =>
    self.send({ type: 'record.checked', errors: errorsOf(values, id) })
