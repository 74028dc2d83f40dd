import * as z from 'zod/mini'
import { t } from '#messages/message.ts'
import { codeFault, knownUsernameFault, nameFault, newUsernameFault, passwordFault } from '#rules/sign-in-rules.ts'
import { ruled } from './common.ts'

/** Username for a new account. */
export const username = ruled(newUsernameFault).check(z.trim())

export const credentials = z.object({
  username: ruled(knownUsernameFault).check(z.trim()),
  password: ruled(passwordFault),
})
export type Credentials = z.infer<typeof credentials>

/** Only businesses and collectors can register. */
export const registration = z.object({
  name: ruled(nameFault).check(z.trim()),
  username,
  password: ruled(passwordFault),
  type: z.enum(['business', 'collector'], { error: t('Choose Business or Collector') }),
})
export type Registration = z.infer<typeof registration>

export const verification = z.object({ code: ruled(codeFault) })
export type Verification = z.infer<typeof verification>

/** Enrolment data for an authenticator app: the secret in base32, and its `otpauth://totp/` URI. */
export const enrolmentSecret = z.object({ secret: z.string(), uri: z.string() })
export type EnrolmentSecret = z.infer<typeof enrolmentSecret>
