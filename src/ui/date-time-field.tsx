import { Input, TextField } from 'react-aria-components/TextField'
import * as css from './date-time-field.css.ts'
import { field, input } from './field.css.ts'
import { FieldHints, FieldLabel, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

/**
 * A date with a time, in the browser's own control. `value` and `max` are local times as the control writes them:
 * "2026-11-20T14:30", or empty.
 */
export function DateTimeField({
  value,
  onChange,
  max,
  isDisabled,
  ...labels
}: FieldProps & {
  value: string
  onChange: (local: string) => void
  /** The latest that can be picked; a later one can still be typed, so check it. */
  max?: string
  isDisabled?: boolean
}) {
  return (
    <TextField
      className={field}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      isRequired={labels.isRequired}
      isInvalid={Boolean(labels.errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel {...labels} />
      <div className={css.box}>
        <Icon name="calendar" />
        <Input className={`${input} ${css.input}`} type="datetime-local" max={max} />
      </div>
      <FieldHints {...labels} />
    </TextField>
  )
}
