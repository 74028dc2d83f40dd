import { type ComponentProps, type ReactNode, useState } from 'react'
import { NumberField } from '#ui/numbers/number-field.tsx'
import { useLineTools } from './line-tools.ts'
import * as css from './lines.css.ts'
import { numberFieldTextsOf } from './number-field-format.ts'

type FieldOfLine = Pick<
  ComponentProps<typeof NumberField>,
  | 'label'
  | 'description'
  | 'value'
  | 'version'
  | 'onChange'
  | 'onKeyDown'
  | 'formula'
  | 'initialText'
  | 'errorMessage'
  | 'placeholder'
  | 'decimals'
>

/** Number field of a line. `odd` is a warning about an unusual number. */
export function LineNumber({
  odd,
  children,
  ...field
}: FieldOfLine & {
  odd: string | undefined
  children?: ReactNode
}) {
  const { locale, fixedDecimals } = useLineTools()
  const { format, invalidTextMessage } = numberFieldTextsOf(locale)
  const [isFocused, setFocused] = useState(false)
  return (
    <div className={css.number} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <NumberField decimals={2} {...{ ...field, format, invalidTextMessage, fixedDecimals }} isLabelHidden min={0} />
      {children}
      {/* Empty while the field has the focus, because a partly typed number often looks unusual. */}
      <output className={css.odd}>{isFocused ? '' : odd}</output>
    </div>
  )
}
