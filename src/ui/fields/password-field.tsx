import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import * as css from './password-field.css.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password, hidden until "Show" is pressed; what changed is announced, what was typed never. */
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
          <Button
            className={css.toggle}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onPress={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </Button>
          <VisuallyHidden>
            <output>{isShown === undefined ? '' : isShown ? 'Password is shown' : 'Password is hidden'}</output>
          </VisuallyHidden>
        </>
      }
    />
  )
}
