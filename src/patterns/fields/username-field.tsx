import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'

/** The name that a user signs in with. The browser would offer that of the signed-in user, and this is another user's. */
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
