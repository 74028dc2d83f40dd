import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'

/** Username of another user. Autofill is off, because it would offer the signed-in user's name. */
export const UsernameField = (field: Pick<TextFieldProps, 'value' | 'onChange' | 'errorMessage'>) => (
  <TextField
    label="Username"
    description="E-mail address or North American phone number. For example, +1 212 555 0123"
    isRequired
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
)
