import { useId } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { Icon } from '#ui/basics/icon.tsx'
import { hidden } from '#ui/basics/visually-hidden.css.ts'
import * as css from './checkbox.css.ts'

export function Checkbox({
  label,
  isLabelHidden = false,
  detail,
  isSelected,
  isDisabled,
  onChange,
}: {
  label: string
  isLabelHidden?: boolean
  detail?: string
  isSelected: boolean
  isDisabled?: boolean
  onChange: (isSelected: boolean) => void
}) {
  const id = useId()
  return (
    <AriaCheckbox
      className={css.checkbox}
      aria-labelledby={`${id}-label`}
      aria-describedby={detail ? `${id}-detail` : undefined}
      isSelected={isSelected}
      isDisabled={isDisabled}
      onChange={onChange}
    >
      <span className={css.tickBox} aria-hidden="true">
        <span className={css.tick}>
          <Icon name="check" />
        </span>
      </span>
      <span className={css.words}>
        <span id={`${id}-label`} className={isLabelHidden ? hidden : undefined}>
          {label}
        </span>
        {detail ? (
          <span id={`${id}-detail`} className={css.detail}>
            {detail}
          </span>
        ) : null}
      </span>
    </AriaCheckbox>
  )
}
