import * as css from './date-time-field.css.ts'
import { input } from './field.css.ts'
import type { FieldProps } from './field.tsx'
import { PlainField } from './plain-field.tsx'

/** A day, in the browser's own control: "2026-11-20", or empty while it is not a whole one. */
export function DateField({
  value,
  onChange,
  ...labels
}: FieldProps & {
  value: string
  onChange: (day: string) => void
}) {
  return (
    <PlainField {...labels}>
      {ties => (
        <div className={css.box}>
          <input
            {...ties}
            className={input}
            type="date"
            value={value}
            onChange={event => onChange(event.target.value)}
          />
        </div>
      )}
    </PlainField>
  )
}
