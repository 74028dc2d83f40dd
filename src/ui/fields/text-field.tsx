import type { ComponentProps, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import * as css from './field.css.ts'
import type { FieldProps } from './field.tsx'
import { PlainField } from './plain-field.tsx'

export type TextFieldProps = Omit<FieldProps, 'label' | 'isLabelHidden'> &
  Pick<
    ComponentProps<'input'>,
    'value' | 'onBlur' | 'inputMode' | 'maxLength' | 'spellCheck' | 'placeholder' | 'readOnly' | 'autoFocus'
  > & {
    label: ReactNode
    onChange?: ((text: string) => void) | undefined
    type?: 'text' | 'password'
    autoComplete?: HTMLInputAutoCompleteAttribute
    autoCapitalize?: 'none' | 'words'
    suffix?: ReactNode
    size?: 'medium' | 'large'
    ref?: Ref<HTMLInputElement>
  }

export function TextField({
  label,
  description,
  errorMessage,
  isRequired,
  suffix,
  size,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <PlainField {...{ label, description, errorMessage, isRequired }}>
      {ties => (
        <div className={size === 'large' ? `${css.box} ${css.large}` : css.box}>
          <input
            dir="auto"
            {...input}
            {...ties}
            className={css.input}
            onChange={event => onChange?.(event.target.value)}
          />
          {suffix ? <span className={css.affix}>{suffix}</span> : null}
        </div>
      )}
    </PlainField>
  )
}
