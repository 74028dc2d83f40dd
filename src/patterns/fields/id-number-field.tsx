import { useState } from 'react'
import { idNumberHint } from '#domain/people/id-number.ts'
import { t } from '#messages/message.ts'
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'
import * as css from './fields.css.ts'

/** Field for an ID or passport number. A hint appears for a complete number with a likely typo. */
export function IdNumberField({
  value,
  onChange,
  ...field
}: Pick<TextFieldProps, 'errorMessage' | 'readOnly'> & { value: string; onChange: (text: string) => void }) {
  const [isTyping, setTyping] = useState(false)
  const isComplete = value.replaceAll(/\D/g, '').length >= 13
  return (
    <div className={css.stack}>
      <TextField
        label={t('ID number (optional)')}
        description={t('South African ID number or passport number.')}
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
      <output className={css.hint}>{field.readOnly || (isTyping && !isComplete) ? null : idNumberHint(value)}</output>
    </div>
  )
}
