import { type SyntheticEvent, useState } from 'react'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import * as css from './code-field.css.ts'
import type { FieldProps } from './field.tsx'
import { PlainField } from './plain-field.tsx'

// Moves the caret to the end, unless text is selected. The focus ring is on the box of the next digit.
function caretToEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end) input.setSelectionRange(end, end)
}

const length = 6

/** Returns the code in a text, and the other characters except spaces and hyphens: "482 193x" is 482193 and "x". */
function codeIn(text: string) {
  const digits = asciiDigits(text).replace(/\D/g, '')
  const others = asciiDigits(text).replace(/[\d\s-]+/g, ' ')
  return { code: digits.slice(0, length), dropped: `${others}${digits.slice(length)}`.trim() }
}

/**
 * Six-digit code input. Drops all other characters and names them in a message. Calls `onComplete` once per complete
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
  const [dropped, setDropped] = useState('')
  const take = (text: string) => {
    const { code, dropped } = codeIn(text)
    setDropped(dropped)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  const active = Math.min(value.length, length - 1)
  return (
    <PlainField
      {...hints}
      isRequired
      {...(dropped === ''
        ? {}
        : {
            description: (
              <span role="alert">{t('Six digits only: “{characters}” was skipped', { characters: dropped })}</span>
            ),
          })}
    >
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
