import { sent, submit } from './session.forms.ts'
import { isNoFurther, isUnauthorized, mayBeDone, session, showProblem, steps, to } from './session.setup.ts'

/** States that both stages of the second factor share. A user is signed in but not yet verified. */
export const unverified = session.createStateConfig({
  entry: 'sendOwner',
  on: { 'session.changedElsewhere': [to.takenOverOnNews, to.rechecking] },
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
        input: sent.code,
        onDone: 'confirming',
        onError: [
          { guard: isUnauthorized, target: 'rechecking', actions: showProblem },
          { guard: mayBeDone, target: 'codeUnanswered', actions: showProblem },
          to.locked,
          to.ready,
        ],
      },
    },
    // The server might have accepted the code, so a check follows. If the check fails too, the error stays visible.
    codeUnanswered: {
      tags: ['busy'],
      invoke: { src: 'check', onDone: [to.takenOver, to.sorting], onError: [to.signedOut, 'ready'] },
    },
    // The server accepted the code, so the check must return changed flags.
    confirming: {
      tags: ['busy'],
      invoke: {
        src: 'check',
        onDone: [to.takenOver, { guard: isNoFurther, target: 'ready', actions: 'showNotNoted' }, to.sorting],
        onError: [to.signedOut, to.unchecked],
      },
    },
    locked: {
      tags: ['locked'],
      on: { 'signOut.request': 'signingOut', 'session.expired': 'rechecking' },
      after: { lockPeriod: { target: 'ready', actions: 'unlock' } },
    },
    signingOut: steps.signingOut,
    signOutUnanswered: steps.signOutUnanswered,
    // After a refused code, the user can submit another code before this check ends.
    rechecking: {
      ...steps.rechecking,
      on: { 'code.submit': submit('verifying'), 'form.reset': { actions: 'clearProblem' } },
    },
  },
})
