import { type ReactNode, useId } from 'react'
import { hidden } from '#ui/basics/visually-hidden.css.ts'
import * as css from './field.css.ts'
import type { FieldProps } from './field.tsx'

/** What ties an input to its label and its hints. */
type Ties = {
  id: string
  'aria-required': boolean | undefined
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/**
 * Label, hint and error around a plain input. For fields that need no behaviour of a library: they are on the first screen
 * that is loaded, and a table can hold a thousand of them.
 */
export function PlainField({
  label,
  description,
  errorMessage,
  isRequired,
  isLabelHidden,
  children,
}: Omit<FieldProps, 'label'> & { label: ReactNode; children: (ties: Ties) => ReactNode }) {
  const id = useId()
  const hints = [description ? `${id}-description` : '', errorMessage ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label htmlFor={id} className={isLabelHidden ? hidden : css.label}>
        {label}
        {isRequired ? (
          <span className={css.requiredMark} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {children({
        id,
        'aria-required': isRequired,
        'aria-invalid': Boolean(errorMessage),
        'aria-describedby': hints || undefined,
      })}
      {description ? (
        <span id={`${id}-description`} className={css.description}>
          {description}
        </span>
      ) : null}
      {errorMessage ? (
        <span id={`${id}-error`} className={css.error}>
          {errorMessage}
        </span>
      ) : null}
    </div>
  )
}
