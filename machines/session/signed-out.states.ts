import { ofError } from '#machines/errors.ts'
import { ofRegistration, requests, submit } from './session.forms.ts'
import { notRegistered, perhapsRegistered } from './session.problems.ts'
import { isUnauthorized, mayBeDone, session, showProblem, transitions } from './session.setup.ts'

/**
 * While a form is being sent, messages from other tabs are ignored unless work is suspended, because a check follows.
 */
const sending = { 'session.changedElsewhere': { guard: 'hasNoOwner' } } as const

/** Discards suspended work. */
const signOutOfWork = { guard: 'isSuspended', target: '#session.signingOut' } as const

/** States without a known user: sign-in and registration. */
export const signedOut = session.createStateConfig({
  exit: 'dropRegistration',
  initial: 'ready',
  states: {
    ready: {
      // Deletes the registration data, which contains a password and is no longer needed.
      entry: 'dropRegistration',
      always: { guard: 'isLocked', target: 'locked' },
      on: {
        'signIn.submit': submit('signingIn'),
        'register.submit': submit('registering'),
        'form.reset': { actions: 'clearProblem' },
        'signOut.request': signOutOfWork,
      },
    },
    // The check failed, so it is unknown whether a user is signed in. `form.reset` (switching between the forms)
    // has no handler here and keeps the problem visible.
    unchecked: {
      on: {
        'signIn.submit': submit('signingIn'),
        'register.submit': submit('registering'),
        'check.retry': { target: '#session.rechecking', actions: 'clearProblem' },
        'signOut.request': signOutOfWork,
      },
    },
    signingIn: {
      tags: ['busy'],
      on: sending,
      entry: 'sendUnsettled',
      invoke: {
        src: 'signIn',
        input: requests.credentials,
        onDone: 'settling',
        onError: [
          transitions.locked,
          { guard: mayBeDone, target: 'settling', actions: showProblem },
          transitions.ready,
        ],
      },
    },
    registering: {
      tags: ['busy'],
      on: sending,
      entry: [{ type: 'noteRegistration', params: ofRegistration }, 'sendUnsettled'],
      invoke: {
        src: 'register',
        input: requests.registration,
        onDone: 'settling',
        onError: [
          transitions.locked,
          {
            guard: { type: 'isConflict', params: ofError },
            target: 'ready',
            actions: { type: 'showUsernameConflict', params: ofError },
          },
          { guard: mayBeDone, target: 'registrationUnanswered', actions: showProblem },
          transitions.ready,
        ],
      },
    },
    // The account might exist, so the machine tries to sign in with the new credentials.
    registrationUnanswered: {
      tags: ['busy'],
      on: sending,
      invoke: {
        src: 'signIn',
        input: requests.newCredentials,
        onDone: { target: 'settling', actions: 'clearProblem' },
        onError: [
          { guard: isUnauthorized, target: 'ready', actions: { type: 'explain', params: notRegistered } },
          { target: 'ready', actions: { type: 'explain', params: perhapsRegistered } },
        ],
      },
    },
    // After accepted credentials, the check must find a signed-in user. After a sign-in without a response
    // (`context.problem`), it might find one. If the check fails too, that problem stays visible.
    settling: {
      tags: ['busy'],
      on: sending,
      invoke: {
        src: 'check',
        onDone: { target: '#session.sorting', actions: [...transitions.sorting.actions, 'clearProblem'] },
        onError: [
          { guard: 'isUnanswered', target: 'ready' },
          { guard: isUnauthorized, target: 'ready', actions: 'showCookieBlocked' },
          { target: 'unchecked', actions: showProblem },
        ],
      },
    },
    locked: {
      tags: ['locked'],
      on: { 'signOut.request': signOutOfWork },
      after: { lockPeriod: { target: 'ready', actions: 'unlock' } },
    },
  },
})
