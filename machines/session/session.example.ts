import { example } from '#machines/example.ts'
import { seatOf } from './seat.ts'
import { sessionTimedBy } from './session.clock.ts'
import { challenged, sessionFakes, someUser, stranger, unenrolled } from './session.fakes.ts'

const { name, username } = someUser
const password = 'long enough'

/** The server asks for one step after the other: to set up the second factor, then for its code. */
export const sessionExample = example({
  machine: script => {
    const { actors } = sessionFakes({ user: [unenrolled, challenged, someUser], ...script })
    return sessionTimedBy(() => 0).provide({ actors })
  },
  slots: ['check', 'signIn', 'register', 'beginEnrolment', 'verify', 'signOut'],
  inputs: { 'the app is opened': undefined },
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
    'session.changedElsewhere': { type: 'session.changedElsewhere', seat: seatOf(stranger) },
    'cover.lift': { type: 'cover.lift' },
  },
})
