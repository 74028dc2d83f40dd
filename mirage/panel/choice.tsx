import { Icon } from '#ui/basics/icon.tsx'
import { box } from '#ui/fields/field.css.ts'
import { PlainField } from '#ui/fields/plain-field.tsx'
import * as css from './panel.css.ts'

export type PanelOption<Id extends string> = { id: Id; label: string }

/**
 * Native select. The browser shows its list above an open dialog; the popover of the app's own select would be below
 * it.
 */
export function Choice<Id extends string>({
  label,
  description,
  options,
  value,
  onChange,
}: {
  label: string
  description?: string
  options: ReadonlyArray<PanelOption<Id>>
  value: Id
  onChange: (id: Id) => void
}) {
  return (
    <PlainField label={label} {...(description ? { description } : {})}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div className={css.choice}>
          <select
            id={id}
            aria-describedby={describedBy}
            className={`${box} ${css.select}`}
            value={value}
            onChange={event => {
              const chosen = options.find(option => option.id === event.target.value)
              if (chosen) onChange(chosen.id)
            }}
          >
            {options.map(option => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.chevron}>
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </PlainField>
  )
}
