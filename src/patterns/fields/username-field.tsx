import { t } from '#messages/message.ts'
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'

/**
 * Field for another user's username. Disables autofill, because the browser would offer the name of the signed-in user.
 */
export const UsernameField = (field: Pick<TextFieldProps, 'value' | 'onChange' | 'errorMessage'>) => (
  <TextField
    label={t('Username')}
    description={t('E-mail address or North American phone number. For example, +1 212 555 0123')}
    isRequired
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
)
