import type { SessionSnapshot } from '#machines/session/session.selectors.ts'
import { canSend, hasToWait, sends, unknownYet, wentWrong } from './session-rows.ts'
import type { Sights } from './sight.ts'

/** Once it has led on, to the second factor, what is seen is that of signing in. */
export const signUpSights: Sights<SessionSnapshot> = {
  checking: unknownYet,
  signedOut: [
    {
      sees: [
        ['heading', 'Create an account'],
        ['option', 'Business'],
        ['option', 'Collector'],
        ['field', 'Your name'],
        ['field', 'E-mail or phone number'],
        ['field', 'Password'],
        ['link', 'Sign in'],
      ],
    },
  ],
  'signedOut.ready': canSend('Create account', 'name', 'username', 'password'),
  'signedOut.unchecked': [wentWrong, { sees: [['button', 'Create account']] }],
  'signedOut.registering': sends('Create account'),
  'signedOut.registrationUnanswered': sends('Create account'),
  'signedOut.settling': sends('Create account'),
  'signedOut.locked': hasToWait('Create account'),
  'signedOut.rechecking': sends('Create account'),
}
