import { requests, submit } from './session.forms.ts'
import {
  isNoFurther,
  isUnauthorized,
  mayBeDone,
  session,
  sharedStates,
  showProblem,
  transitions,
} from './session.setup.ts'

/** States that both stages of the second factor share. In these states, the user is signed in but not yet verified. */
export const unverified = session.createStateConfig({
  entry: 'sendOwner',
  on: { 'session.changedElsewhere': [transitions.takenOverOnNews, transitions.rechecking] },
  initial: 'ready',
  states: {
    ready: {
      always: [
        { guard: 'lacksEnrolment', target: '#session.enrolling.beginning' },
        { guard: 'isLocked', target: 'locked' },
      ],
      on: {
        'code.submit': submit('verifying'),
        'form.reset': { actions: 'clearProblem' },
        'signOut.request': 'signingOut',
        'session.expired': 'rechecking',
      },
    },
    // A 401 means a wrong code or an ended session. Only another check can distinguish them.
    verifying: {
      tags: ['busy'],
      on: { 'signOut.request': 'signingOut' },
      invoke: {
        src: 'verify',
        input: requests.code,
        onDone: 'confirming',
        onError: [
          { guard: isUnauthorized, target: 'rechecking', actions: showProblem },
          { guard: mayBeDone, target: 'codeUnanswered', actions: showProblem },
          transitions.locked,
          transitions.ready,
        ],
      },
    },
    // The server might have accepted the code, so a check follows. If the check fails too, the error stays visible.
    codeUnanswered: {
      tags: ['busy'],
      invoke: {
        src: 'check',
        onDone: [transitions.takenOver, transitions.sorting],
        onError: [transitions.signedOut, 'ready'],
      },
    },
    // The server accepted the code, so the check must return changed flags.
    confirming: {
      tags: ['busy'],
      invoke: {
        src: 'check',
        onDone: [
          transitions.takenOver,
          { guard: isNoFurther, target: 'ready', actions: 'showNotNoted' },
          transitions.sorting,
        ],
        onError: [transitions.signedOut, transitions.unchecked],
      },
    },
    locked: {
      tags: ['locked'],
      on: { 'signOut.request': 'signingOut', 'session.expired': 'rechecking' },
      after: { lockPeriod: { target: 'ready', actions: 'unlock' } },
    },
    signingOut: sharedStates.signingOut,
    signOutUnanswered: sharedStates.signOutUnanswered,
    // After a refused code, the user can submit another code before this check ends.
    rechecking: {
      ...sharedStates.rechecking,
      on: { 'code.submit': submit('verifying'), 'form.reset': { actions: 'clearProblem' } },
    },
  },
})
