import { useState } from 'react'
import { idNumberHint } from '#domain/people/id-number.ts'
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'
import * as css from './fields.css.ts'

/** An ID number, or the number of a passport. A number that seems mistyped gets a hint, once all of it is typed. */
export function IdNumberField({
  value,
  onChange,
  ...field
}: Pick<TextFieldProps, 'errorMessage' | 'readOnly'> & { value: string; onChange: (text: string) => void }) {
  const [isTyping, setTyping] = useState(false)
  const isWhole = value.replaceAll(/\D/g, '').length >= 13
  return (
    <div className={css.stack}>
      <TextField
        label="ID number (optional)"
        description="South African ID number or passport number."
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={text => {
          setTyping(true)
          onChange(text)
        }}
        onBlur={() => setTyping(false)}
        {...field}
      />
      <output className={css.hint}>{field.readOnly || (isTyping && !isWhole) ? null : idNumberHint(value)}</output>
    </div>
  )
}
