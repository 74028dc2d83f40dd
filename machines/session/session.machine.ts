/*
 * Signs the user in and out.
 *
 * - Owner: the app, one instance. Input: the clock (`now`).
 * - Stages: `signedOut`, `enrolling` (set up the second factor), `challenged` (enter its code), `verified`.
 * - Only the server's flags decide the stage. After each step, `check` loads the user and `sorting` selects the
 *   stage. The stage does not change while a request is pending.
 * - `session.expired` suspends the user's work (`context.suspended`) until a user is verified again.
 * - If the first check gets no response, `restore` provides the user who works offline on this device
 *   (`verified.offline`). Limit: 12 hours after the last confirmed session. `connection` requests further checks.
 * - All tabs share one session and exchange messages (actor `tabs`). If the user signs out in another tab, or
 *   another user signs in there, this tab is `takenOver` immediately.
 * - Outputs: `session.started`, `session.resumed`, `session.replaced`, `session.ended`, `session.signOutFailed`.
 */
import { restoring } from './offline.states.ts'
import { unverified } from './second-factor.states.ts'
import { ofRegistration, requests, submit } from './session.forms.ts'
import {
  isConflict,
  isUnauthorized,
  mayBeDone,
  noSession,
  ofSessionOwner,
  session,
  sharedStates,
  showProblem,
  showTaken,
  takeUser,
  transitions,
} from './session.setup.ts'
import { verified } from './verified.states.ts'

/**
 * While a form is being sent, messages from other tabs are ignored, because a check follows. Exception: if work is
 * suspended, the parent state handles them immediately.
 */
const sending = { tags: ['busy'], on: { 'session.changedElsewhere': { guard: 'hasNoOwner' } } } as const

export const sessionMachine = session.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...noSession, ...input }),
  invoke: { src: 'tabs', id: 'tabs' },
  initial: 'checking',
  states: {
    checking: {
      tags: ['unknown', 'busy'],
      // Checks again, because the pending response might be about the previous user.
      on: { 'session.changedElsewhere': { target: 'checking', reenter: true } },
      invoke: {
        src: 'check',
        onDone: [transitions.takenOver, transitions.sorting],
        onError: [transitions.signedOut, transitions.restoring, transitions.unchecked],
      },
    },

    restoring,

    sorting: {
      always: [
        { guard: 'isUnenrolled', target: 'enrolling' },
        { guard: 'isUnverified', target: 'challenged' },
        { target: 'verified', actions: ['arrive', 'sendOwner'] },
      ],
    },

    signedOut: {
      tags: ['signedOut'],
      on: { 'session.changedElsewhere': [transitions.takenOverOnNews, transitions.rechecking] },
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
            'signOut.request': { guard: 'isSuspended', target: 'signingOut' },
          },
        },
        // The check failed, so it is unknown whether a user is signed in. `form.reset` (switching between the forms)
        // has no handler here and keeps the problem visible.
        unchecked: {
          on: {
            'signIn.submit': submit('signingIn'),
            'register.submit': submit('registering'),
            'check.retry': { target: 'rechecking', actions: 'clearProblem' },
            'signOut.request': { guard: 'isSuspended', target: 'signingOut' },
          },
        },
        signingIn: {
          ...sending,
          entry: 'sendUnsettled',
          invoke: {
            src: 'signIn',
            input: requests.credentials,
            onDone: 'settling',
            onError: [
              transitions.locked,
              { guard: mayBeDone, target: 'signInUnanswered', actions: showProblem },
              transitions.ready,
            ],
          },
        },
        // The sign-in might have succeeded, so a check follows. If the check fails too, the error stays visible.
        signInUnanswered: {
          ...sending,
          invoke: {
            src: 'check',
            onDone: { ...transitions.sorting, actions: [takeUser, 'clearProblem'] },
            onError: 'ready',
          },
        },
        registering: {
          ...sending,
          entry: [{ type: 'noteRegistration', params: ofRegistration }, 'sendUnsettled'],
          invoke: {
            src: 'register',
            input: requests.registration,
            onDone: 'settling',
            onError: [
              transitions.locked,
              { guard: isConflict, target: 'ready', actions: showTaken },
              { guard: mayBeDone, target: 'registrationUnanswered', actions: showProblem },
              transitions.ready,
            ],
          },
        },
        // The account might exist, so the machine tries to sign in with the new credentials.
        registrationUnanswered: {
          ...sending,
          invoke: {
            src: 'signIn',
            input: requests.newCredentials,
            onDone: { target: 'settling', actions: 'clearProblem' },
            onError: [
              { guard: isUnauthorized, target: 'ready', actions: 'showNotRegistered' },
              { target: 'ready', actions: 'showPerhapsRegistered' },
            ],
          },
        },
        // The server accepted the credentials, so this check must find a signed-in user.
        settling: {
          ...sending,
          invoke: {
            src: 'check',
            onDone: transitions.sorting,
            onError: [
              { guard: isUnauthorized, target: 'ready', actions: 'showNotKept' },
              { target: 'unchecked', actions: showProblem },
            ],
          },
        },
        locked: {
          ...unverified.states.locked,
          on: { 'signOut.request': { guard: 'isSuspended', target: 'signingOut' } },
        },
        rechecking: sharedStates.rechecking,
        signingOut: sharedStates.signingOut,
        signOutUnanswered: sharedStates.signOutUnanswered,
      },
    },

    enrolling: {
      ...unverified,
      tags: ['enrol'],
      states: {
        ...unverified.states,
        beginning: {
          tags: ['busy'],
          on: { 'signOut.request': 'signingOut' },
          invoke: {
            src: 'beginEnrolment',
            onDone: { target: 'ready', actions: { type: 'takeEnrolment', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: showProblem },
          },
        },
        // Enrolment failed, perhaps because the session ended. A retry checks the session, then starts the enrolment
        // again.
        failed: {
          on: {
            'enrolment.retry': { target: 'rechecking', actions: 'clearProblem' },
            'signOut.request': 'signingOut',
            'session.expired': 'rechecking',
          },
        },
      },
    },

    challenged: { ...unverified, tags: ['verify'] },

    verified,

    // The host deletes all data of the user. The state lasts until `takeover.end`, or until the same user signs
    // in again in another tab.
    takenOver: {
      tags: ['takenOver'],
      on: {
        'takeover.end': 'checking',
        'signOut.request': { guard: 'isReplaced', target: 'signedOut.signingOut' },
        'session.changedElsewhere': [
          { guard: { type: 'isBack', params: ofSessionOwner }, target: 'checking' },
          { actions: { type: 'noteSessionOwner', params: ofSessionOwner } },
        ],
      },
      exit: 'forgetAll',
    },
  },
})
