import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { hidden } from '#ui/basics/visually-hidden.css.ts'
import * as css from './field.css.ts'

/** What every field has around its box. */
export type FieldProps = {
  label: string
  description?: string
  /** What is wrong and what to do about it; the field is invalid while this is not empty. */
  errorMessage?: string
  isRequired?: boolean
  /** For fields whose place says what they are: in the cells of a table, under a heading. */
  isLabelHidden?: boolean
}

export function FieldLabel({
  label,
  isRequired,
  isLabelHidden,
}: Pick<FieldProps, 'isRequired' | 'isLabelHidden'> & { label: ReactNode }) {
  return (
    <Label className={isLabelHidden ? hidden : css.label}>
      {label}
      {isRequired ? (
        <span className={css.requiredMark} aria-hidden="true">
          *
        </span>
      ) : null}
    </Label>
  )
}

/** Empty ones are there as well: react-aria looks for them once, and renders a field again that lacks them. */
export const FieldHints = ({
  description,
  errorMessage,
}: Pick<FieldProps, 'description' | 'errorMessage'>): ReactNode => (
  <>
    <Text slot="description" className={css.description} hidden={!description}>
      {description}
    </Text>
    <Text slot="errorMessage" className={css.error} hidden={!errorMessage}>
      {errorMessage}
    </Text>
  </>
)
