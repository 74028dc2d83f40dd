import { useState } from 'react'
import { t } from '#messages/message.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import * as css from './password-field.css.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * Password input, hidden until the user presses "Show". Announces whether the password is visible, but never the
 * password.
 */
export function PasswordField({
  autoComplete,
  ...field
}: Omit<TextFieldProps, 'type' | 'suffix' | 'spellCheck' | 'autoCapitalize' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}) {
  const [isShown, setShown] = useState<boolean>()
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck="false"
      suffix={
        <>
          <button
            type="button"
            className={css.toggle}
            aria-label={isShown ? t('Hide password') : t('Show password')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t('Hide') : t('Show')}
          </button>
          <VisuallyHidden>
            <output>{isShown === undefined ? '' : isShown ? t('Password shown') : t('Password hidden')}</output>
          </VisuallyHidden>
        </>
      }
    />
  )
}
