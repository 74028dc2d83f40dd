import { expect, test } from 'vitest'
import type { AnyStateNode, EventFromLogic, SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { seatOf } from '#machines/session/seat.ts'
import { sessionTimedBy } from '#machines/session/session.clock.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { refusal } from '../support.ts'
import { challenged, code, register, signIn, stranger, unenrolled, verified } from './started.ts'

type SessionEvent = EventFromLogic<typeof sessionMachine>

const asked: readonly SessionEvent[] = [
  signIn,
  register,
  code,
  { type: 'enrolment.retry' },
  { type: 'check.retry' },
  { type: 'user.refresh' },
  { type: 'signOut.request' },
  { type: 'session.expired' },
  { type: 'form.reset' },
  { type: 'cover.lift' },
]

/** What other tabs tell: that somebody is verified, somebody else, nobody. */
const told = [verified, stranger, null].map(user => ({
  type: 'session.changedElsewhere' as const,
  seat: seatOf(user),
}))

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Every way in which a slot can end, and every delay. */
const happened = nodesOf(sessionMachine.root).flatMap(node => [
  ...node.invoke.flatMap(({ id }) => [
    ...[unenrolled, challenged, verified].map(output => ({ type: `xstate.done.actor.${id}`, output })),
    ...[refusal('unauthorized'), refusal('network'), refusal('tooMany')].map(error => ({
      type: `xstate.error.actor.${id}`,
      error,
    })),
  ]),
  ...node.after.map(({ eventType }) => ({ type: eventType })),
]) as unknown as SessionEvent[]

const onHold = ', with work on hold'

/** What each state of a stage takes, by the full name of the state. */
const named = (stage: string, states: Record<string, string[]>, hold = '') =>
  Object.fromEntries(Object.entries(states).map(([state, events]) => [`${stage}.${state}${hold}`, events]))

const nameOf = ({ value, context }: SnapshotFrom<typeof sessionMachine>) => {
  const path = typeof value === 'string' ? [value] : Object.entries(value).flat()
  return `${path.join('.')}${context.held === null ? '' : onHold}`
}

test('every state can be reached, and takes what it should', () => {
  const paths = getShortestPaths(
    sessionTimedBy(() => 0),
    {
      events: [...asked, ...told, ...happened],
      serializeState: ({ value, context: { held, enrolment, retryAt } }) =>
        JSON.stringify([value, held?.id, enrolment !== null, retryAt !== null]),
    },
  )
  const taken = Object.fromEntries(
    paths.map(({ state }) => [nameOf(state), asked.flatMap(event => (state.can(event) ? event.type : []))]),
  )
  const forms = ['signIn.submit', 'register.submit']
  const leaving = ['signOut.request', 'session.expired']
  const codes = {
    ready: ['code.submit', ...leaving, 'form.reset'],
    verifying: ['signOut.request'],
    confirming: [],
    locked: leaving,
  }
  const waiting = { rechecking: ['code.submit', 'form.reset'], signingOut: [] }
  const enrolling = {
    beginning: ['signOut.request'],
    failed: ['enrolment.retry', ...leaving],
    ...codes,
    ...waiting,
  }
  const submitting = { signingIn: [], registering: [], settling: [], rechecking: [] }
  expect(taken).toEqual({
    checking: [],
    covered: ['cover.lift'],
    ...named('signedOut', {
      ready: [...forms, 'form.reset'],
      unchecked: [...forms, 'check.retry'],
      locked: [],
      ...submitting,
    }),
    ...named('enrolling', enrolling),
    ...named('challenged', { ...codes, ...waiting }),
    ...named('verified', { ready: ['user.refresh', ...leaving], refreshing: leaving, signingOut: [] }),
    // Work on hold can be given up from the sign-in over it.
    ...named(
      'signedOut',
      {
        ready: [...forms, 'signOut.request', 'form.reset'],
        unchecked: [...forms, 'check.retry', 'signOut.request'],
        locked: ['signOut.request'],
        signingOut: [],
        ...submitting,
      },
      onHold,
    ),
    ...named('enrolling', enrolling, onHold),
    ...named('challenged', { ...codes, ...waiting }, onHold),
    ...named('verified', { rechecking: [] }, onHold),
  })
})
