/*
 * Signs the user in and out.
 *
 * - Owner: the app, one instance. Input: the clock (`now`).
 * - Stages: `signedOut`, `unverified` (set up the second factor, or enter its code), `verified`. The selector `stageOf`
 *   reads them from the user.
 * - Only the server's flags determine the stage. After each step, a check loads the user and `sorting` selects the
 *   stage. The stage does not change while a request is pending.
 * - The child `secondFactor` verifies a code, the child `signOut` signs out. Each ends with an output.
 * - `session.expired` suspends the user's work (`context.suspended`) until a user is verified again.
 * - If the first check gets no response, `restore` provides the user who works offline on this device
 *   (`verified.offline`). Limit: 12 hours after the last confirmed session. `connection` requests further checks.
 * - All tabs share one session and exchange messages (actor `tabs`). If the user signs out in another tab, or another
 *   user signs in there, this tab is `takenOver` immediately.
 * - Outputs: `session.started`, `session.resumed`, `session.replaced`, `session.ended`, `session.signOutFailed`.
 */
import { present } from '#machines/typed.ts'
import { requests, submit } from './session.forms.ts'
import {
  noSession,
  ofOutput,
  ofSessionOwner,
  onNews,
  outcome,
  quietCheck,
  session,
  showOutcome,
  showProblem,
  transitions,
} from './session.setup.ts'
import { signedOut } from './signed-out.states.ts'

export const sessionMachine = session.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...noSession, ...input }),
  invoke: { src: 'tabs', id: 'tabs' },
  on: { 'session.changedElsewhere': onNews },
  initial: 'checking',
  states: {
    checking: {
      tags: ['unknown', 'busy'],
      // Checks again, because the pending response might be about the previous user.
      on: { 'session.changedElsewhere': { target: 'checking', reenter: true } },
      invoke: {
        src: 'check',
        onDone: transitions.sorting,
        onError: [transitions.signedOut, transitions.restoring, transitions.unchecked],
      },
    },

    // The server could not be reached. A user who works offline on this device continues with stored data.
    restoring: {
      tags: ['unknown', 'busy'],
      on: { 'session.changedElsewhere': { target: 'checking', actions: 'clearProblem' } },
      invoke: {
        src: 'restore',
        onDone: [
          {
            guard: { type: 'isRestored', params: ofOutput },
            target: 'verified.offline',
            actions: { type: 'takeRestored', params: ofOutput },
          },
          { target: 'signedOut.unchecked', actions: 'showOfflineOver' },
        ],
        onError: 'signedOut.unchecked',
      },
    },

    sorting: {
      always: [
        { guard: 'isSignedOut', target: 'signedOut' },
        { guard: 'isUnverified', target: 'unverified' },
        { guard: 'isOffline', target: 'verified.offline' },
        { target: 'verified' },
      ],
    },

    // Checks the session while the current stage stays visible. After a refused code, the user can submit another code
    // before this check ends.
    rechecking: {
      tags: ['busy'],
      on: {
        'code.submit': [{ guard: 'asksNoCode' }, ...submit('unverified.verifying')],
        'form.reset': [{ guard: 'asksNoCode' }, { actions: 'clearProblem' }],
      },
      invoke: {
        src: 'check',
        onDone: [transitions.takenOver, transitions.sorting],
        onError: [transitions.signedOut, transitions.unchecked],
      },
    },

    signedOut,

    // The user is signed in, but lacks the second factor or its code.
    unverified: {
      on: { 'signOut.request': '#session.signingOut' },
      initial: 'ready',
      states: {
        ready: {
          always: [
            { guard: 'lacksEnrolment', target: 'beginning' },
            { guard: 'isLocked', target: 'locked' },
          ],
          on: {
            'code.submit': submit('verifying'),
            'form.reset': { actions: 'clearProblem' },
            'session.expired': '#session.rechecking',
          },
        },
        beginning: {
          tags: ['busy'],
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
            'enrolment.retry': { target: '#session.rechecking', actions: 'clearProblem' },
            'session.expired': '#session.rechecking',
          },
        },
        verifying: {
          tags: ['busy'],
          invoke: {
            src: 'secondFactor',
            input: ({ context, event }) => ({ ...requests.code({ event }), user: present(context.user) }),
            onDone: [
              transitions.takenOverInChild,
              transitions.confirmed,
              { guard: outcome('isRefused'), target: '#session.rechecking', actions: showOutcome },
              { guard: outcome('isLockedOut'), target: 'locked', actions: [showOutcome, 'lock'] },
              { guard: outcome('isEnded'), target: '#session.signedOut', actions: 'forget' },
              {
                guard: outcome('isUnchecked'),
                target: '#session.signedOut.unchecked',
                actions: ['forget', showOutcome],
              },
              { target: 'ready', actions: showOutcome },
            ],
          },
        },
        locked: {
          tags: ['locked'],
          on: { 'session.expired': '#session.rechecking' },
          after: { lockPeriod: { target: 'ready', actions: 'unlock' } },
        },
      },
    },

    verified: {
      on: {
        'signOut.request': '#session.signingOut',
        'session.expired': { target: '#session.rechecking', actions: 'suspend' },
      },
      initial: 'ready',
      states: {
        ready: { on: { 'user.refresh': 'refreshing' } },
        // This state has no `busy` tag, because the screen stays usable.
        refreshing: { invoke: quietCheck },
        // The user works with stored data, because the server could not be reached when the app started. Other tabs
        // get no session owner, because the server has not confirmed the user.
        offline: {
          invoke: { src: 'connection' },
          after: { offlinePeriod: transitions.offlineOver },
          initial: 'ready',
          states: {
            ready: {
              // Timers pause while a device sleeps, and the user can change the clock.
              always: { guard: 'isOfflineOver', ...transitions.offlineOver },
              on: { 'check.retry': 'checking', 'user.refresh': 'checking' },
            },
            checking: { invoke: quietCheck },
          },
        },
      },
    },

    // Signs out while the current stage stays visible.
    signingOut: {
      tags: ['busy'],
      invoke: {
        src: 'signOut',
        input: ({ context: { user } }) => ({ user }),
        onDone: [
          {
            guard: outcome('isEnded'),
            target: 'signedOut',
            actions: ['sendSignedOut', { type: 'emitEnded', params: null }, 'forgetAll'],
          },
          transitions.takenOverInChild,
          { target: 'sorting', actions: { type: 'emitSignOutFailed', params: ofOutput } },
        ],
      },
    },

    // The host deletes all data of the user. The state lasts until `takeover.end`, or until the same user signs
    // in again in another tab.
    takenOver: {
      tags: ['takenOver'],
      on: {
        'takeover.end': 'checking',
        'signOut.request': { guard: 'isReplaced', target: 'signingOut' },
        'session.changedElsewhere': [
          { guard: { type: 'isBack', params: ofSessionOwner }, target: 'checking' },
          { actions: { type: 'noteSessionOwner', params: ofSessionOwner } },
        ],
      },
      exit: 'forgetAll',
    },
  },
})
