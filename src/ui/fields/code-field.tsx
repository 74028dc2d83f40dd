import type { SyntheticEvent } from 'react'
import * as css from './code-field.css.ts'
import type { FieldProps } from './field.tsx'
import { PlainField } from './plain-field.tsx'

// Moves the caret to the end, unless text is selected. The focus ring is on the box of the next digit.
function caretToEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end) input.setSelectionRange(end, end)
}

const length = 6

/**
 * Six-digit code input. Drops all other characters ("482 193" becomes 482193). Calls `onComplete` once per complete
 * code.
 */
export function CodeField({
  value,
  onChange,
  onComplete,
  isDisabled,
  autoFocus,
  ...hints
}: Omit<FieldProps, 'isRequired'> & {
  value: string
  onChange: (code: string) => void
  onComplete?: (code: string) => void
  isDisabled?: boolean
  autoFocus?: boolean
}) {
  const take = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  const active = Math.min(value.length, length - 1)
  return (
    <PlainField {...hints} isRequired>
      {ties => (
        <div className={css.boxes}>
          <input
            {...ties}
            autoFocus={autoFocus}
            className={css.input}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={value}
            disabled={isDisabled}
            onChange={event => take(event.target.value)}
            onSelect={caretToEnd}
          />
          {Array.from({ length }, (_, at) => (
            <span key={at} className={css.box} data-active={at === active || undefined} aria-hidden="true">
              {value[at]}
            </span>
          ))}
        </div>
      )}
    </PlainField>
  )
}
