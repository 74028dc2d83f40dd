import { example, exampleTime } from '#machines/example.ts'
import { challenged, sessionFakes, someUser, stranger, unenrolled } from './session.fakes.ts'
import { sessionMachine } from './session.machine.ts'
import { sessionOwnerOf } from './session-owner.ts'

const { name, username } = someUser
const password = 'long enough'

const restored = { user: someUser, confirmedAt: exampleTime - 60_000 }

const stoppedClock = 'the clock of this example does not move'

/** The first check requires enrolment of the second factor. The next check requires a code. */
export const sessionExample = example({
  machine: sessionMachine,
  fakes: script => sessionFakes({ user: [unenrolled, challenged, someUser], restored, ...script }),
  actors: ['check', 'signIn', 'register', 'beginEnrolment', 'verify', 'signOut', 'restore'],
  inputs: { 'the app is opened': { now: () => exampleTime } },
  events: {
    'signIn.submit': { type: 'signIn.submit', username, password },
    'register.submit': { type: 'register.submit', registration: { name, username, password, type: 'business' } },
    'code.submit': { type: 'code.submit', code: '123456' },
    'form.reset': { type: 'form.reset' },
    'enrolment.retry': { type: 'enrolment.retry' },
    'check.retry': { type: 'check.retry' },
    'user.refresh': { type: 'user.refresh' },
    'signOut.request': { type: 'signOut.request' },
    'session.expired': { type: 'session.expired' },
    'session.changedElsewhere': { type: 'session.changedElsewhere', sessionOwner: sessionOwnerOf(stranger) },
    'takeover.end': { type: 'takeover.end' },
  },
  otherEvents: [
    { type: 'signIn.submit', username, password: '' },
    { type: 'register.submit', registration: { name: '', username, password, type: 'business' } },
    { type: 'code.submit', code: '12' },
    ...[null, unenrolled, challenged, someUser].map(
      user => ({ type: 'session.changedElsewhere', sessionOwner: sessionOwnerOf(user) }) as const,
    ),
  ],
  otherAnswers: {
    check: {
      'before the second factor is set up': unenrolled,
      'before its code': challenged,
      'after its code': someUser,
      'another user': stranger,
    },
    restore: {
      'confirmed too long ago': { user: someUser, confirmedAt: exampleTime - 13 * 60 * 60_000 },
      'without second factor': { ...restored, user: challenged },
    },
  },
  unreachable: {
    'verified.offline.ready: at once [isOfflineOver] → signedOut.unchecked': stoppedClock,
    'isOfflineOver lets pass': stoppedClock,
  },
})
