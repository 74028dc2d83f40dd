/*
 * Signing in, from the first check of the session to signing out.
 *
 * The stages are `signedOut`, `enrolling` (setting up the second factor), `challenged` (entering its code) and `verified`.
 * The server's flags alone decide between them: after every step the machine asks for the signed-in user (`check`) and goes
 * through `sorting`, so a server that sets its flags one at a time works too. While it asks, the stage does not change.
 *
 * A session that ends during work (`session.expired`) puts its user on hold (`context.held`) until a user is verified again.
 * All tabs of a browser share one session and tell each other of changes (`tabs`). When another tab has signed its user out,
 * or signed in another one, the screen is `covered` at once.
 */
import { unverified } from './second-factor.states.ts'
import { ofRegistration, sent, submit } from './session.forms.ts'
import {
  isConflict,
  isUnauthorized,
  mayBeDone,
  noSession,
  ofSeat,
  session,
  showProblem,
  showTaken,
  steps,
  takeUser,
  to,
} from './session.setup.ts'

/** A form that is being sent ignores other tabs, as a check follows; but work on hold is covered at once. */
const sending = { tags: ['busy'], on: { 'session.changedElsewhere': { guard: 'hasNoOwner' } } } as const

export const sessionMachine = session.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...noSession, ...input }),
  invoke: { src: 'tabs', id: 'tabs' },
  initial: 'checking',
  states: {
    checking: {
      ...steps.rechecking,
      tags: ['unknown', 'busy'],
      // The answer under way may be about the user before the change.
      on: { 'session.changedElsewhere': { target: 'checking', reenter: true } },
    },

    sorting: {
      always: [
        { guard: 'isUnenrolled', target: 'enrolling' },
        { guard: 'isUnverified', target: 'challenged' },
        { target: 'verified', actions: 'arrive' },
      ],
    },

    signedOut: {
      tags: ['signedOut'],
      on: { 'session.changedElsewhere': [to.coveredOnNews, to.rechecking] },
      exit: 'dropRegistration',
      initial: 'ready',
      states: {
        ready: {
          // A registration holds a password, and is not needed any more.
          entry: 'dropRegistration',
          always: { guard: 'isLocked', target: 'locked' },
          on: {
            'signIn.submit': submit('signingIn'),
            'register.submit': submit('registering'),
            'form.reset': { actions: 'clearProblem' },
            'signOut.request': { guard: 'isHeld', target: 'signingOut' },
          },
        },
        // The check failed, so the user is unknown. Changing between the forms (`form.reset`) keeps the problem on show.
        unchecked: {
          on: {
            'signIn.submit': submit('signingIn'),
            'register.submit': submit('registering'),
            'check.retry': { target: 'rechecking', actions: 'clearProblem' },
            'signOut.request': { guard: 'isHeld', target: 'signingOut' },
          },
        },
        signingIn: {
          ...sending,
          entry: 'tellUnsettled',
          invoke: {
            src: 'signIn',
            input: sent.credentials,
            onDone: 'settling',
            onError: [to.locked, { guard: mayBeDone, target: 'signInUnanswered', actions: showProblem }, to.ready],
          },
        },
        // The sign-in may be done: a check tells. Where it is not, the problem stays on show.
        signInUnanswered: {
          ...sending,
          invoke: { src: 'check', onDone: { ...to.sorting, actions: [takeUser, 'clearProblem'] }, onError: 'ready' },
        },
        registering: {
          ...sending,
          entry: [{ type: 'holdRegistration', params: ofRegistration }, 'tellUnsettled'],
          invoke: {
            src: 'register',
            input: sent.registration,
            onDone: 'settling',
            onError: [
              to.locked,
              { guard: isConflict, target: 'ready', actions: showTaken },
              { guard: mayBeDone, target: 'registrationUnanswered', actions: showProblem },
              to.ready,
            ],
          },
        },
        // The account may be made: signing in with it tells.
        registrationUnanswered: {
          ...sending,
          invoke: {
            src: 'signIn',
            input: sent.newCredentials,
            onDone: { target: 'settling', actions: 'clearProblem' },
            onError: [
              { guard: isUnauthorized, target: 'ready', actions: 'showNotRegistered' },
              { target: 'ready', actions: 'showPerhapsRegistered' },
            ],
          },
        },
        // The server accepted the form, so the check must find the user.
        settling: {
          ...sending,
          invoke: {
            src: 'check',
            onDone: to.sorting,
            onError: [
              { guard: isUnauthorized, target: 'ready', actions: 'showNotKept' },
              { target: 'unchecked', actions: showProblem },
            ],
          },
        },
        locked: { ...unverified.states.locked, on: { 'signOut.request': { guard: 'isHeld', target: 'signingOut' } } },
        rechecking: steps.rechecking,
        signingOut: steps.signingOut,
        signOutUnanswered: steps.signOutUnanswered,
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
        // The session may be over: check that first, then begin again.
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

    verified: {
      tags: ['verified'],
      entry: 'tellSeat',
      // The work is on hold until the check has answered.
      on: { 'session.changedElsewhere': [to.coveredOnNews, { ...to.rechecking, actions: 'hold' }] },
      initial: 'ready',
      states: {
        ready: {
          on: {
            'user.refresh': 'refreshing',
            'signOut.request': 'signingOut',
            'session.expired': { target: 'rechecking', actions: 'hold' },
          },
        },
        // Without a busy tag: a failure other than a 401 leaves the user as known.
        refreshing: {
          on: { 'signOut.request': 'signingOut', 'session.expired': { target: 'rechecking', actions: 'hold' } },
          invoke: {
            src: 'check',
            onDone: [to.covered, to.refreshed, { ...to.sorting, actions: ['hold', takeUser] }],
            onError: [{ guard: isUnauthorized, target: '#session.signedOut', actions: ['hold', 'forget'] }, 'ready'],
          },
        },
        rechecking: steps.rechecking,
        signingOut: steps.signingOut,
        signOutUnanswered: steps.signOutUnanswered,
      },
    },

    // Everything of the user is forgotten. The next screen waits for `cover.lift`, or for the same user to be back.
    covered: {
      tags: ['covered'],
      on: {
        'cover.lift': 'checking',
        'session.changedElsewhere': [
          { guard: { type: 'isBack', params: ofSeat }, target: 'checking' },
          { actions: { type: 'takeSeat', params: ofSeat } },
        ],
      },
      exit: 'forgetAll',
    },
  },
})
