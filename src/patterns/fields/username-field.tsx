import { TextField } from '#ui/fields/text-field.tsx'

/** The name that a user signs in with. */
export function UsernameField({
  value,
  onChange,
  errorMessage = '',
  isReadOnly = false,
}: {
  value: string
  onChange: (text: string) => void
  errorMessage?: string
  isReadOnly?: boolean
}) {
  return (
    <TextField
      label="Username"
      description="An e-mail address, or a North American phone number such as +1 212 555 0123."
      isRequired
      // The browser would offer the username of the signed-in user, and this is another user's.
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      isReadOnly={isReadOnly}
    />
  )
}
