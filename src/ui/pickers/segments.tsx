import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import * as css from './segments.css.ts'

/** Radio buttons as a segmented control, for a few short options. `label` is not visible. */
export function Segments<Id extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
}) {
  return (
    <RadioGroup
      className={css.segments}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={id => {
        const chosen = options.find(option => option.id === id)
        if (chosen) onChange(chosen.id)
      }}
    >
      {options.map(option => (
        <Radio key={option.id} value={option.id} className={css.segment}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  )
}
