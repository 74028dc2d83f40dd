import { Icon } from '#ui/basics/icon.tsx'
import * as css from './date-time-field.css.ts'
import { input } from './field.css.ts'
import type { FieldProps } from './field.tsx'
import { PlainField } from './plain-field.tsx'

/**
 * A date with a time, in the browser's own control. `value` and `max` are local times as the control writes them:
 * "2026-11-20T14:30", or empty.
 */
export function DateTimeField({
  value,
  onChange,
  max,
  ...labels
}: FieldProps & {
  value: string
  onChange: (local: string) => void
  /** The latest that can be picked; a later one can still be typed, so check it. */
  max?: string
}) {
  return (
    <PlainField {...labels}>
      {ties => (
        <div className={css.box}>
          <span className={css.drawing}>
            <Icon name="calendar" />
          </span>
          <input
            {...ties}
            className={`${input} ${css.input}`}
            type="datetime-local"
            value={value}
            max={max}
            onChange={event => onChange(event.target.value)}
          />
        </div>
      )}
    </PlainField>
  )
}
