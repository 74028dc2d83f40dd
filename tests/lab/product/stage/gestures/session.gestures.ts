import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { Gestures } from '../gesture.ts'

const noOtherForm = { unverified: 'the screen has one form', rechecking: 'the screen has one form' }
const inProgress = 'the button is disabled, and only complete codes are sent automatically'

export const signInGestures: Gestures<typeof sessionMachine> = {
  'signIn.submit': {
    by: async ({ fill, press }, { username, password }) =>
      (await fill('E-mail or phone number', username)) &&
      (await fill('Password', password)) &&
      press('button', 'Sign in'),
  },
  'register.submit': 'part of the sign-up screen',
  'code.submit': {
    async by({ fill, press }, { code }) {
      // Clears the field first, because the screen does not send the same code twice. A code of six digits is sent
      // without pressing Verify.
      const isThere = (await fill('Code', '')) && (await fill('Code', code))
      return isThere && (code.length === 6 || press('button', 'Verify'))
    },
    notOffered: { rechecking: inProgress },
  },
  // Switches to the other form and back, which resets the form.
  'form.reset': {
    by: async ({ press, pressNext }) => (await press('link', 'Create an account')) && pressNext('link', 'Sign in'),
    notOffered: noOtherForm,
  },
  'enrolment.retry': { by: ({ press }) => press('button', 'Retry') },
  'check.retry': {
    by: async ({ press }) => (await press('button', 'Check sign-in again')) || press('button', 'Retry'),
  },
  'user.refresh': 'caused by saving the own details',
  'signOut.request': {
    by: async ({ press, pressNext }) =>
      (await press('link', 'Sign out')) ||
      (await press('button', 'Sign out')) ||
      (await press('link', 'Discard work and sign out')) ||
      ((await press('button', 'Thandi Nkosi')) && pressNext('option', 'Sign out')),
  },
  'session.expired': 'caused by a response',
  'session.changedElsewhere': 'caused by another tab',
  'takeover.end': {
    by: async ({ press }) => (await press('button', 'Sign in')) || press('button', 'Continue as this user'),
  },
}

const later = 'happens after leaving this screen'

export const signUpGestures: Gestures<typeof sessionMachine> = {
  'signIn.submit': 'part of the sign-in screen',
  'register.submit': {
    by: async ({ fill, press }, { registration: { name, username, password, type } }) =>
      (await press('option', type === 'business' ? 'Business' : 'Collector')) &&
      (await fill('Your name', name)) &&
      (await fill('E-mail or phone number', username)) &&
      (await fill('Password', password)) &&
      press('button', 'Create account'),
  },
  'form.reset': {
    by: async ({ press, pressNext }) => (await press('link', 'Sign in')) && pressNext('link', 'Create an account'),
    notOffered: { unverified: later, rechecking: later, verified: later, takenOver: later },
  },
  'check.retry': 'part of the sign-in screen',
  'code.submit': later,
  'enrolment.retry': later,
  'user.refresh': later,
  'signOut.request': later,
  'session.expired': later,
  'session.changedElsewhere': 'caused by another tab',
  'takeover.end': later,
}
