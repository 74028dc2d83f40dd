import { type ReactNode, useId } from 'react'
import * as css from './field.css.ts'
import type { FieldProps } from './field.tsx'

export type FieldTies = {
  id: string
  'aria-label': string | undefined
  'aria-required': boolean | undefined
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type Label = { label: ReactNode; isLabelHidden?: false } | { label: string; isLabelHidden: boolean | undefined }

/**
 * Label and messages around a native field, without react-aria. Used on the sign-in screen and in tables with thousands
 * of fields.
 */
export function PlainField({
  label,
  description,
  errorMessage,
  isRequired,
  isLabelHidden,
  children,
}: Omit<FieldProps, keyof Label | 'description'> &
  Label & { description?: ReactNode; children: (ties: FieldTies) => ReactNode }) {
  const id = useId()
  const hints = [description ? `${id}-description` : '', errorMessage ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      {isLabelHidden ? null : (
        <label htmlFor={id} className={css.label}>
          {label}
          {isRequired ? (
            <span className={css.requiredMark} aria-hidden="true">
              *
            </span>
          ) : null}
        </label>
      )}
      {children({
        id,
        'aria-label': isLabelHidden ? label : undefined,
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
