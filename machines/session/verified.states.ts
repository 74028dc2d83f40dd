import { offline } from './offline.states.ts'
import { isUnauthorized, session, sharedStates, takeUser, transitions } from './session.setup.ts'

/** States of a user with a confirmed second factor. */
export const verified = session.createStateConfig({
  tags: ['verified'],
  // Suspends the user's work until the check responds.
  on: {
    'session.changedElsewhere': [transitions.takenOverOnNews, { ...transitions.rechecking, actions: 'suspend' }],
  },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'user.refresh': 'refreshing',
        'signOut.request': 'signingOut',
        'session.expired': { target: 'rechecking', actions: 'suspend' },
      },
    },
    // This state has no `busy` tag, because the screen stays usable. A failed refresh keeps the user, except
    // after a 401.
    refreshing: {
      on: { 'signOut.request': 'signingOut', 'session.expired': { target: 'rechecking', actions: 'suspend' } },
      invoke: {
        src: 'check',
        onDone: [
          transitions.takenOver,
          transitions.refreshed,
          { ...transitions.sorting, actions: ['suspend', takeUser] },
        ],
        onError: [{ guard: isUnauthorized, target: '#session.signedOut', actions: ['suspend', 'forget'] }, 'ready'],
      },
    },
    rechecking: sharedStates.rechecking,
    signingOut: sharedStates.signingOut,
    signOutUnanswered: sharedStates.signOutUnanswered,
    offline,
  },
})
