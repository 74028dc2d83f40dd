import { isUnauthorized, ofAnswer, session, sharedStates, takeUser, transitions } from './session.setup.ts'
import type { RestoredSession } from './session.types.ts'

const ofRestored = ({ event }: { event: { output: RestoredSession } }) => event.output
const ofRestoredUser = ({ event }: { event: { output: RestoredSession } }) => event.output.user

const offlineOver = {
  target: '#session.signedOut.unchecked',
  actions: ['suspend', 'forget', 'showOfflineOver'],
} as const

/** The server could not be reached. A user who works offline on this device continues with stored data. */
export const restoring = session.createStateConfig({
  tags: ['unknown', 'busy'],
  on: { 'session.changedElsewhere': { target: 'checking', actions: 'clearProblem' } },
  invoke: {
    src: 'restore',
    onDone: [
      {
        guard: { type: 'isRestored', params: ofRestored },
        target: '#session.verified.offline',
        actions: [
          { type: 'takeUser', params: ofRestoredUser },
          'arrive',
          { type: 'takeConfirmedAt', params: ofRestored },
        ],
      },
      { target: '#session.signedOut.unchecked', actions: 'showOfflineOver' },
    ],
    onError: '#session.signedOut.unchecked',
  },
})

/**
 * States of a user who works with stored data, because the server could not be reached when the app started. Other
 * tabs get no session owner, because the server has not confirmed the user.
 */
export const offline = session.createStateConfig({
  tags: ['offline'],
  invoke: { src: 'connection' },
  after: { offlinePeriod: offlineOver },
  on: { 'session.expired': { target: '#session.verified.rechecking', actions: 'suspend' } },
  initial: 'ready',
  states: {
    ready: {
      // Timers pause while a device sleeps, and the user can change the clock.
      always: { guard: 'isOfflineOver', ...offlineOver },
      on: {
        'check.retry': { target: 'checking', actions: 'clearProblem' },
        'user.refresh': 'checking',
        'signOut.request': 'signingOut',
      },
    },
    checking: {
      on: { 'signOut.request': 'signingOut' },
      invoke: {
        src: 'check',
        onDone: [
          transitions.takenOver,
          {
            guard: { type: 'staysVerified', params: ofAnswer },
            target: '#session.verified.ready',
            actions: [takeUser, 'clearConfirmedAt', 'clearProblem', 'sendOwner'],
          },
          { ...transitions.sorting, actions: ['suspend', takeUser] },
        ],
        onError: [{ guard: isUnauthorized, target: '#session.signedOut', actions: ['suspend', 'forget'] }, 'ready'],
      },
    },
    signingOut: sharedStates.signingOut,
    signOutUnanswered: sharedStates.signOutUnanswered,
  },
})
