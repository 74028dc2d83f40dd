import { assertEvent } from 'xstate'
import { ofError } from '#machines/errors.ts'
import { codeFault, faultsIn } from '#rules/sign-in-rules.ts'
import type { Verification } from '#schemas/authentication.ts'
import { another, ofAnswer } from './session.elsewhere.ts'
import { session } from './session.setup.ts'

// Steps that several stages share. A target without `#` is a sibling: every stage has a `ready` state to go back to.

/** What may have been done on the server, as no readable answer came, goes where that is looked into. */
export const unanswered = <State extends string>(target: State) =>
  ({
    guard: { type: 'mayBeDone', params: ofError },
    target,
    actions: { type: 'showProblem', params: ofError },
  }) as const

const byAnswer = { target: '#session.sorting', actions: { type: 'takeUser', params: ofAnswer } } as const

const byFailure = [
  {
    guard: { type: 'isUnauthorized', params: ofError },
    target: '#session.signedOut',
    actions: 'forget',
  },
  { target: '#session.signedOut.unchecked', actions: ['forget', { type: 'showProblem', params: ofError }] },
] as const

/** Asks who is signed in without leaving the stage; the answer decides where to go. */
export const rechecking = session.createStateConfig({
  tags: ['busy'],
  invoke: { src: 'check', onDone: [another, byAnswer], onError: byFailure },
})

/** Asks again after a code that was taken: the server's flags must say so now. */
export const confirming = session.createStateConfig({
  tags: ['busy'],
  invoke: {
    src: 'check',
    onDone: [
      another,
      { guard: { type: 'isNoFurther', params: ofAnswer }, target: 'ready', actions: 'showNotNoted' },
      byAnswer,
    ],
    onError: byFailure,
  },
})

const signedOut = { target: '#session.signedOut', actions: ['tellNobody', 'tellEnded', 'forgetAll'] } as const

/** A 401 means that the session is over already, which is what was asked for. */
export const signingOut = session.createStateConfig({
  tags: ['busy'],
  invoke: {
    src: 'signOut',
    onDone: signedOut,
    onError: [
      { guard: { type: 'isUnauthorized', params: ofError }, ...signedOut },
      unanswered('leftUnanswered'),
      { target: 'ready', actions: { type: 'tellSignOutFailed', params: ofError } },
    ],
  },
})

/** Signing out was not answered, and may be done: only asking tells. */
export const leftUnanswered = session.createStateConfig({
  tags: ['busy'],
  invoke: {
    src: 'check',
    onDone: [another, { target: 'ready', actions: ['tellStillThere', 'clearProblem'] }],
    onError: [
      { guard: { type: 'isUnauthorized', params: ofError }, ...signedOut },
      { target: 'ready', actions: ['tellPerhapsThere', 'clearProblem'] },
    ],
  },
})

/** A code was not answered, and may be taken: only asking tells. Where nobody can be asked, the problem stays on show. */
export const codeUnanswered = session.createStateConfig({
  tags: ['busy'],
  invoke: {
    src: 'check',
    onDone: [another, byAnswer],
    onError: [
      { guard: { type: 'isUnauthorized', params: ofError }, target: '#session.signedOut', actions: 'forget' },
      { target: 'ready' },
    ],
  },
})

/** Too many tries: nothing can be submitted until the wait is over. */
export const locked = session.createStateConfig({
  tags: ['locked'],
  after: { lockPeriod: { target: 'ready', actions: 'unlock' } },
})

/** Asks again after a step that went well: the server must know the user now. */
export const settling = session.createStateConfig({
  tags: ['busy'],
  invoke: {
    src: 'check',
    onDone: { target: '#session.sorting', actions: { type: 'takeUser', params: ofAnswer } },
    onError: [
      { guard: { type: 'isUnauthorized', params: ofError }, target: 'ready', actions: 'showNotKept' },
      { target: 'unchecked', actions: { type: 'showProblem', params: ofError } },
    ],
  },
})

export const refused = { target: 'ready', actions: { type: 'showProblem', params: ofError } } as const

export const lockedOut = {
  guard: { type: 'isTooMany', params: ofError },
  target: 'locked',
  actions: [{ type: 'showProblem', params: ofError }, 'lock'],
} as const

/** One code, sent once. A 401 is a wrong code or a session that is over: only asking again tells which. */
export const verifying = session.createStateConfig({
  tags: ['busy'],
  on: { 'signOut.request': 'signingOut' },
  invoke: {
    src: 'verify',
    input: ({ event }) => {
      assertEvent(event, 'code.submit')
      return { code: event.code }
    },
    onDone: 'confirming',
    onError: [
      {
        guard: { type: 'isUnauthorized', params: ofError },
        target: 'rechecking',
        actions: { type: 'showProblem', params: ofError },
      },
      unanswered('codeUnanswered'),
      lockedOut,
      refused,
    ],
  },
})

/** What can be done whenever nothing is under way for somebody who signed in but is not verified. */
export const leaving = { 'signOut.request': 'signingOut', 'session.expired': 'rechecking' } as const

/** The same for somebody who works: the work is put on hold until it is clear who is there. */
export const ending = {
  'signOut.request': 'signingOut',
  'session.expired': { target: 'rechecking', actions: 'hold' },
} as const

const codeFaults = ({ code }: Verification) => faultsIn({ code }, { code: codeFault })

export const submittingCode = session.createStateConfig({
  on: {
    'code.submit': [
      {
        guard: { type: 'fits', params: ({ event }) => codeFaults(event) },
        target: 'verifying',
        actions: 'clearProblem',
      },
      { actions: { type: 'showFieldErrors', params: ({ event }) => codeFaults(event) } },
    ],
    'form.reset': { actions: 'clearProblem' },
  },
})
