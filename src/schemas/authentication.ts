import * as z from 'zod/mini'
import { isEmail, isNorthAmericanPhone, isPhone } from '#domain/usernames.ts'

/** How many characters a password has at least. */
export const passwordLength = 8
/** How many characters a verification code has. */
export const codeLength = 6

const password = z.string().check(z.minLength(passwordLength, `Use at least ${passwordLength} characters`))

/** The name that somebody signs in with, as sign-up takes it. */
export const username = z.string().check(
  z.trim(),
  z.refine(text => isEmail(text) || isNorthAmericanPhone(text), {
    error: 'Use an e-mail address, or a North American phone number such as +1 212 555 0123',
  }),
)

export const credentials = z.object({
  username: z.string().check(
    z.trim(),
    z.refine(text => isEmail(text) || isPhone(text), {
      error: 'Type the e-mail address or the phone number you signed up with',
    }),
  ),
  password,
})
export type Credentials = z.infer<typeof credentials>

/** Sign-up is open to businesses and collectors only. */
export const registration = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Type your name')),
  username,
  password,
  type: z.enum(['business', 'collector'], { error: 'Choose what you sign up as' }),
})
export type Registration = z.infer<typeof registration>

export const verification = z.object({
  code: z.string().check(z.length(codeLength, `The code has ${codeLength} characters`)),
})
export type Verification = z.infer<typeof verification>

/** What an authenticator app is set up with: the secret in base32 and its `otpauth://totp/` address. */
export const enrolmentSecret = z.object({ secret: z.string(), uri: z.string() })
export type EnrolmentSecret = z.infer<typeof enrolmentSecret>
