import { useId } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { field } from '#ui/fields/field.css.ts'
import { FieldHints, FieldLabel, type FieldProps } from '#ui/fields/field.tsx'
import * as css from './choice-cards.css.ts'

/** Radio buttons as cards, for two or three options with descriptions. */
export function ChoiceCards<Id extends string>({
  options,
  value,
  onChange,
  ...labels
}: FieldProps & {
  options: readonly { id: Id; label: string; detail?: string }[]
  value: Id | null
  onChange: (id: Id) => void
}) {
  const prefix = useId()
  return (
    <RadioGroup
      className={field}
      value={value}
      onChange={id => {
        const chosen = options.find(option => option.id === id)
        if (chosen) onChange(chosen.id)
      }}
      isRequired={labels.isRequired}
      isInvalid={Boolean(labels.errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel {...labels} />
      <div className={css.cards}>
        {options.map(({ id, label, detail }) => (
          <Radio
            key={id}
            value={id}
            className={css.card}
            aria-labelledby={`${prefix}-${id}`}
            aria-describedby={detail ? `${prefix}-${id}-detail` : undefined}
          >
            <span className={css.ring} aria-hidden="true" />
            <span className={css.words}>
              <span id={`${prefix}-${id}`} className={css.title}>
                {label}
              </span>
              {detail ? (
                <span id={`${prefix}-${id}-detail`} className={css.detail}>
                  {detail}
                </span>
              ) : null}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHints {...labels} />
    </RadioGroup>
  )
}
