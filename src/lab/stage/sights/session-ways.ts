import type { RunStep, SentEvent } from '#lab/run/steps.ts'
import type { Way } from './sight.ts'

const answer = (slot: string, as?: string): RunStep => ({ do: 'answer', slot, as })
const fail = (slot: string): RunStep => ({ do: 'fail', slot, kind: 'server' })
const send = (event: SentEvent): RunStep => ({ do: 'send', event })
const code = send({ type: 'code.submit', code: '123456' })

/** The session ends over work; what follows is seen over it. */
const overWork: ReadonlyArray<readonly RunStep[]> = [
  [answer('check', 'before its code'), code, answer('verify'), answer('check', 'after its code')],
  [answer('check', 'before the second factor is set up'), answer('beginEnrolment')],
  [answer('check', 'before the second factor is set up'), fail('beginEnrolment'), send({ type: 'enrolment.retry' })],
  [fail('check'), send({ type: 'check.retry' })],
]

const enrolment = [answer('check'), answer('beginEnrolment')]

/** Courses to what is seen while the work of a person, or a code that was refused, is remembered, and when another tab has signed out. */
export const sessionWays: readonly Way[] = [
  ...overWork.map(steps => [answer('check', 'after its code'), send({ type: 'session.expired' }), ...steps]),
  [...enrolment, code, fail('verify')],
  [answer('check', 'after its code'), send({ type: 'session.changedElsewhere', seat: null })],
].map(steps => ({ input: 'the app is opened', steps }))
