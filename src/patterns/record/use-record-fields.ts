import { useSelector } from '@xstate/react'
import type { FormRecord, RecordValues } from '#machines/form/form.types.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'

type Field<Value> = { value: Value; onChange: (value: Value) => void; errorMessage: string }

/**
 * Returns the error messages and a function that returns the props of a field: `field('name')`. `errors` includes
 * nested fields (`address.city`).
 */
export function useRecordFields<Values extends RecordValues>(record: FormRecord<Values>) {
  const values = useSelector(record, snapshot => snapshot.context.values)
  const errors: FieldErrors = useSelector(record, snapshot => snapshot.context.errors)
  const field = <Name extends keyof Values & string>(name: Name): Field<Values[Name]> => ({
    value: values[name],
    onChange: value => record.send({ type: 'field.change', field: name, value }),
    errorMessage: errors[name] ?? '',
  })
  return { values, errors, field }
}
