import { coverOf, isHeld, type SessionSnapshot } from '#machines/session/session.selectors.ts'
import { canSend, hasToWait, sends, unknownYet, wentWrong } from './session-rows.ts'
import type { Sight, Sights } from './sight.ts'

type Row = Sight<SessionSnapshot>

const alone = (row: Row): Row => ({ ...row, when: 'no work is on hold', if: snapshot => !isHeld(snapshot) })

/** Signing in again stands over the work, which is left on purpose only. */
const overWork: Row = {
  when: 'work is on hold',
  if: isHeld,
  sees: ({ context: { held } }) => [
    ['question', 'Sign in again'],
    ['text', 'nothing that you typed is lost'],
    ['text', `Not ${held?.name}?`],
    ['link', 'Leave this work and sign out'],
  ],
}

const secondFactor = (title: string): readonly Row[] => [
  overWork,
  { seesNo: [['field', 'Password']] },
  alone({
    sees: ({ context: { user } }) => [
      ['heading', title],
      ['text', `Signed in as ${user?.username}.`],
      ['link', 'Sign out'],
    ],
  }),
]

const workGoesOn: readonly Row[] = [{ because: 'the work goes on while the server is asked' }]

const picture = 'QR code for your authenticator app'

/** From signing in to the first screen behind it, and signing in again over that. */
export const signInSights: Sights<SessionSnapshot> = {
  checking: unknownYet,

  signedOut: [
    overWork,
    {
      sees: [
        ['field', 'E-mail or phone number'],
        ['field', 'Password'],
      ],
      seesNo: [['field', 'Code']],
    },
    alone({
      sees: [
        ['heading', 'Sign in'],
        ['link', 'Create an account'],
      ],
    }),
  ],
  'signedOut.ready': canSend('Sign in', 'username', 'password'),
  'signedOut.unchecked': [
    wentWrong,
    {
      sees: [
        ['button', 'Sign in'],
        ['button', 'Check again whether I am signed in'],
      ],
    },
  ],
  'signedOut.signingIn': sends('Sign in'),
  'signedOut.signInUnanswered': sends('Sign in'),
  'signedOut.settling': sends('Sign in'),
  'signedOut.locked': hasToWait('Sign in'),
  'signedOut.rechecking': sends('Sign in'),
  'signedOut.signingOut': sends('Sign in'),
  'signedOut.signOutUnanswered': sends('Sign in'),

  enrolling: secondFactor('Set up your authenticator app'),
  'enrolling.beginning': [...sends('Verify'), { seesNo: [['picture', picture]] }],
  'enrolling.failed': [wentWrong, { sees: [['button', 'Try again']], seesNo: [['field', 'Code']] }],
  'enrolling.ready': [
    ...canSend('Verify', 'code'),
    {
      sees: [
        ['picture', picture],
        ['text', 'JBSW Y3DP EHPK 3PXP'],
        ['button', 'Copy secret'],
        ['field', 'Code'],
      ],
    },
  ],
  'enrolling.verifying': sends('Verify'),
  'enrolling.codeUnanswered': sends('Verify'),
  'enrolling.confirming': sends('Verify'),
  'enrolling.locked': hasToWait('Verify'),
  'enrolling.rechecking': sends('Verify'),
  'enrolling.signingOut': sends('Verify'),
  'enrolling.signOutUnanswered': sends('Verify'),

  challenged: secondFactor('Enter your code'),
  'challenged.ready': [...canSend('Verify', 'code'), { sees: [['field', 'Code']], seesNo: [['picture', picture]] }],
  'challenged.verifying': sends('Verify'),
  'challenged.codeUnanswered': sends('Verify'),
  'challenged.confirming': sends('Verify'),
  'challenged.locked': hasToWait('Verify'),
  'challenged.rechecking': sends('Verify'),
  'challenged.signingOut': sends('Verify'),
  'challenged.signOutUnanswered': sends('Verify'),

  verified: [
    {
      sees: ({ context: { user } }) => [
        ['heading', 'Overview'],
        ['button', user?.name ?? ''],
      ],
      seesNo: [['question', 'Sign in again']],
    },
  ],
  'verified.ready': [{ because: 'the screen at the address is on show, whichever it is' }],
  'verified.refreshing': workGoesOn,
  'verified.rechecking': workGoesOn,
  'verified.signingOut': workGoesOn,
  'verified.signOutUnanswered': workGoesOn,

  covered: [
    { seesNo: [['text', 'Thandi']] },
    {
      when: 'the user signed out in another tab',
      if: snapshot => coverOf(snapshot) === 'signedOut',
      sees: [
        ['heading', 'You are signed out'],
        ['warning', 'You signed out in another tab'],
        ['button', 'Go to the sign-in'],
      ],
    },
    {
      when: 'another user signed in in another tab',
      if: snapshot => coverOf(snapshot) === 'replaced',
      sees: [
        ['heading', 'Somebody else is signed in'],
        ['warning', 'Another user signed in with this browser'],
        ['button', 'Go on as the person who is signed in'],
      ],
    },
  ],
}
