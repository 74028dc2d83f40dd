import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField'
import * as css from './field.css.ts'
import { FieldHints, FieldLabel, type FieldProps } from './field.tsx'

export type TextFieldProps = Omit<FieldProps, 'label'> & { label: ReactNode } & Pick<
    AriaTextFieldProps,
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'inputMode'
    | 'isDisabled'
    | 'isReadOnly'
    | 'maxLength'
    | 'spellCheck'
  > & {
    type?: 'text' | 'email' | 'tel' | 'password'
    autoComplete?: HTMLInputAutoCompleteAttribute
    autoCapitalize?: 'none' | 'words'
    placeholder?: string
    prefix?: ReactNode
    suffix?: ReactNode
    size?: 'medium' | 'large'
    /** Gets the focus when it appears: for screens with one task. */
    takesFocus?: boolean
    ref?: Ref<HTMLInputElement>
  }

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  description,
  errorMessage,
  isRequired,
  isLabelHidden,
  placeholder,
  prefix,
  suffix,
  size,
  takesFocus,
  ref,
  ...field
}: TextFieldProps) {
  return (
    <AriaTextField
      {...field}
      {...{ autoFocus: takesFocus }}
      className={css.field}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={isRequired} isLabelHidden={isLabelHidden} />
      <div className={size === 'large' ? `${css.box} ${css.large}` : css.box}>
        {prefix ? <span className={css.affix}>{prefix}</span> : null}
        <Input ref={ref} className={css.input} placeholder={placeholder} />
        {suffix ? <span className={css.affix}>{suffix}</span> : null}
      </div>
      <FieldHints description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
