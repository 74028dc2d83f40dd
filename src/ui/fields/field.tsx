import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { hidden } from '#ui/basics/visually-hidden.css.ts'
import * as css from './field.css.ts'

export type FieldProps = {
  label: string
  description?: string
  /** Error with its reason and remedy. The field is invalid while this text is not empty. */
  errorMessage?: string
  isRequired?: boolean
  /** For table cells, in which the column heading is the visible label. */
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

/**
 * Renders hints even if they are empty. react-aria looks for them once, and renders the field a second time if they are
 * missing.
 */
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
