import type { FieldErrors } from './record.types.ts'

type Asking = { self: { send: (event: { type: 'record.checked'; errors: FieldErrors }) => void } }

/** Fills the `check` slot of a record machine: `errorsOf` gives messages by field for what may not be sent. */
export const checkedBy =
  <Values>(errorsOf: (values: Values) => FieldErrors) =>
  ({ self }: Asking, { values }: { values: Values }) =>
    self.send({ type: 'record.checked', errors: errorsOf(values) })
