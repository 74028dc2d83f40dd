import { assertEvent } from 'xstate'
import { ofError } from '#machines/errors.ts'
import { faultsIn, knownUsernameFault, nameFault, newUsernameFault, passwordFault } from '#rules/sign-in-rules.ts'
import type { Credentials, Registration } from '#schemas/authentication.ts'
import { hearingOut, ofAnswer } from './session.elsewhere.ts'
import { session } from './session.setup.ts'
import { lockedOut, refused, unanswered } from './session.steps.ts'

// The two forms of somebody who is signed out. Until the server has answered, no tab knows whose the session is.

const signInFaults = ({ username, password }: Credentials) =>
  faultsIn({ username, password }, { username: knownUsernameFault, password: passwordFault })

const registrationFaults = (values: Registration) =>
  faultsIn(values, { name: nameFault, username: newUsernameFault, password: passwordFault })

export const submittingForms = session.createStateConfig({
  on: {
    'signIn.submit': [
      {
        guard: { type: 'fits', params: ({ event }) => signInFaults(event) },
        target: 'signingIn',
        actions: 'clearProblem',
      },
      { actions: { type: 'showFieldErrors', params: ({ event }) => signInFaults(event) } },
    ],
    'register.submit': [
      {
        guard: { type: 'fits', params: ({ event }) => registrationFaults(event.registration) },
        target: 'registering',
        actions: ['clearProblem', { type: 'holdRegistration', params: ({ event }) => event.registration }],
      },
      {
        actions: {
          type: 'showFieldErrors',
          params: ({ event }) => registrationFaults(event.registration),
        },
      },
    ],
    'signOut.request': { guard: 'isHeld', target: 'signingOut' },
  },
})

/** Username and password, sent once. */
export const signingIn = session.createStateConfig({
  tags: ['busy'],
  entry: 'tellUnsettled',
  on: hearingOut,
  invoke: {
    src: 'signIn',
    input: ({ event }) => {
      assertEvent(event, 'signIn.submit')
      return { username: event.username.trim(), password: event.password }
    },
    onDone: 'settling',
    onError: [lockedOut, unanswered('signInUnanswered'), refused],
  },
})

/** A sign-in was not answered, and may be done: only asking tells. Else what went wrong stays on show. */
export const signInUnanswered = session.createStateConfig({
  tags: ['busy'],
  on: hearingOut,
  invoke: {
    src: 'check',
    onDone: { target: '#session.sorting', actions: [{ type: 'takeUser', params: ofAnswer }, 'clearProblem'] },
    onError: { target: 'ready' },
  },
})

/** A registration, sent once. A username that is taken is told at its field. */
export const registering = session.createStateConfig({
  tags: ['busy'],
  entry: 'tellUnsettled',
  on: hearingOut,
  invoke: {
    src: 'register',
    input: ({ event }) => {
      assertEvent(event, 'register.submit')
      const { name, username, ...others } = event.registration
      return { ...others, name: name.trim(), username: username.trim() }
    },
    onDone: 'settling',
    onError: [
      lockedOut,
      {
        guard: { type: 'isConflict', params: ofError },
        target: 'ready',
        actions: { type: 'showTaken', params: ofError },
      },
      unanswered('registrationUnanswered'),
      refused,
    ],
  },
})

/** A registration was not answered, and may be done: whoever can sign in with it has an account. */
export const registrationUnanswered = session.createStateConfig({
  tags: ['busy'],
  on: hearingOut,
  invoke: {
    src: 'signIn',
    input: ({ context: { registration } }) => ({
      username: registration?.username.trim() ?? '',
      password: registration?.password ?? '',
    }),
    onDone: { target: 'settling', actions: 'clearProblem' },
    onError: [
      { guard: { type: 'isUnauthorized', params: ofError }, target: 'ready', actions: 'showNotRegistered' },
      { target: 'ready', actions: 'showPerhapsRegistered' },
    ],
  },
})
