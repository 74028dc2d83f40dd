import { someProblem } from '#machines/fakes.ts'
import { sessionExample } from '#machines/session/session.example.ts'
import { challenged, unenrolled } from '#machines/session/session.fakes.ts'
import { answers, fails, hung, type Row, testStates } from '../state-table.ts'
import { code, register, signIn, unanswered, unauthorized, verified } from './started.ts'

const { events } = sessionExample
const machine = sessionExample.machine(hung)

type States = Readonly<Record<string, Row<typeof machine>>>
type Way = Row<typeof machine>['way']

const { 'signOut.request': signOut, 'session.expired': expired, 'session.changedElsewhere': elsewhere } = events

const toSignedOut = fails('check', unauthorized)
const toVerified = answers('check', verified)
const toChallenged = answers('check', challenged)
const toEnrolling = [answers('check', unenrolled), answers('beginEnrolment', { kind: 'picture', url: 'data:,' })]
/** The session of a verified user is over: the work is on hold from here on. */
const toHeld = [toVerified, expired]

const leaving = ['signOut.request', 'session.expired'] as const

/** A stage of the second factor, from where a code can be typed. */
const codeStates = (stage: string, ready: Way): States => ({
  [`${stage}.ready`]: { way: ready, takes: ['code.submit', 'form.reset', ...leaving, elsewhere.type] },
  [`${stage}.verifying`]: { way: [...ready, code], takes: ['signOut.request', elsewhere.type] },
  [`${stage}.codeUnanswered`]: { way: [...ready, code, fails('verify', unanswered)], takes: [elsewhere.type] },
  [`${stage}.confirming`]: { way: [...ready, code, answers('verify')], takes: [elsewhere.type] },
  [`${stage}.rechecking`]: { way: [...ready, expired], takes: ['code.submit', 'form.reset', elsewhere.type] },
  [`${stage}.signingOut`]: { way: [...ready, signOut], takes: [elsewhere.type] },
  [`${stage}.signOutUnanswered`]: { way: [...ready, signOut, fails('signOut', unanswered)], takes: [elsewhere.type] },
  [`${stage}.locked`]: {
    way: [...ready, code, fails('verify', someProblem('tooMany'))],
    takes: [...leaving, elsewhere.type],
  },
})

const secondFactor: States = {
  ...codeStates('enrolling', toEnrolling),
  'enrolling.beginning': { way: toEnrolling.slice(0, 1), takes: ['signOut.request', elsewhere.type] },
  'enrolling.failed': {
    way: [...toEnrolling.slice(0, 1), fails('beginEnrolment', someProblem('server'))],
    takes: ['enrolment.retry', ...leaving, elsewhere.type],
  },
  ...codeStates('challenged', [toChallenged]),
}

/** Signing in. Work on hold can be given up from there; without any, no other tab is heard while a form is on its way. */
function signedOutStates(isHeld: boolean): States {
  const givenUp = isHeld ? (['signOut.request'] as const) : []
  const onTheWay = isHeld ? [elsewhere.type] : []
  const ready = [toSignedOut]
  const unchecked = [fails('check', someProblem('network'))]
  return {
    'signedOut.ready': {
      way: ready,
      takes: ['signIn.submit', 'register.submit', 'form.reset', ...givenUp, elsewhere.type],
    },
    'signedOut.unchecked': {
      way: unchecked,
      takes: ['signIn.submit', 'register.submit', 'check.retry', ...givenUp, elsewhere.type],
    },
    'signedOut.rechecking': { way: [...unchecked, { type: 'check.retry' }], takes: [elsewhere.type] },
    'signedOut.signingIn': { way: [...ready, signIn], takes: onTheWay },
    'signedOut.signInUnanswered': { way: [...ready, signIn, fails('signIn', unanswered)], takes: onTheWay },
    'signedOut.registering': { way: [...ready, register], takes: onTheWay },
    'signedOut.registrationUnanswered': { way: [...ready, register, fails('register', unanswered)], takes: onTheWay },
    'signedOut.settling': { way: [...ready, signIn, answers('signIn')], takes: onTheWay },
    'signedOut.locked': {
      way: [...ready, signIn, fails('signIn', someProblem('tooMany'))],
      takes: [...givenUp, elsewhere.type],
    },
  }
}

const onHold = (states: States): States =>
  Object.fromEntries(
    Object.entries(states).map(([name, { way, takes }]) => [
      `${name}, with work on hold`,
      { way: [...toHeld, ...way], takes },
    ]),
  )

testStates(machine, {
  events,
  states: {
    checking: { way: [], takes: [elsewhere.type] },
    ...signedOutStates(false),
    ...secondFactor,
    'verified.ready': { way: [toVerified], takes: ['user.refresh', ...leaving, elsewhere.type] },
    'verified.refreshing': {
      way: [toVerified, { type: 'user.refresh' }],
      takes: [...leaving, elsewhere.type],
    },
    'verified.rechecking': { way: toHeld, takes: [elsewhere.type] },
    'verified.signingOut': { way: [toVerified, signOut], takes: [elsewhere.type] },
    'verified.signOutUnanswered': { way: [toVerified, signOut, fails('signOut', unanswered)], takes: [elsewhere.type] },
    ...onHold({
      ...signedOutStates(true),
      'signedOut.signingOut': { way: [toSignedOut, signOut], takes: [elsewhere.type] },
      'signedOut.signOutUnanswered': {
        way: [toSignedOut, signOut, fails('signOut', unanswered)],
        takes: [elsewhere.type],
      },
      ...secondFactor,
    }),
    covered: { way: [toVerified, elsewhere], takes: [elsewhere.type, 'cover.lift'] },
  },
})
