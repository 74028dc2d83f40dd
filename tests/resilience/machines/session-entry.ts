import fc from 'fast-check'
import { createActor } from 'xstate'
import { sessionTimedBy } from '#machines/session/session.clock.ts'
import { sessionFakes, someUser } from '#machines/session/session.fakes.ts'
import { isBusy, stageOf } from '#machines/session/session.selectors.ts'
import type { User } from '#schemas/user.ts'
import { entry } from './entry.ts'
import { anyText } from './texts.ts'

const stranger = { id: '11111111-9d0e-4a4f-8f0a-5b8f6f1f7c21', name: 'Sipho Dube' }
const user = fc
  .record({ isStranger: fc.boolean(), mfaEnabled: fc.boolean(), mfaVerified: fc.boolean() })
  .map(({ isStranger, ...flags }): User => ({ ...someUser, ...(isStranger ? stranger : {}), ...flags }))
const username = fc.oneof(fc.constantFrom('thandi@example.com', '+1 212 555 0147'), anyText)
const password = fc.oneof(fc.constant('long enough'), anyText)

export const session = entry({
  file: 'session/session.machine.ts',
  own: 'the verified user is the one of its last event, and work on hold goes on with its own user',
  without: { 'totals agree': 'it has no sums' },
  starts: fc.array(user, { minLength: 1, maxLength: 8, size: 'max' }) as fc.Arbitrary<[User, ...User[]]>,
  events: fc.oneof(
    fc.record({ type: fc.constant('signIn.submit'), username, password }),
    fc.record({
      type: fc.constant('register.submit'),
      registration: fc.record({ name: anyText, username, password, type: fc.constantFrom('business', 'collector') }),
    }),
    { weight: 2, arbitrary: fc.record({ type: fc.constant('code.submit'), code: fc.constantFrom('123456', '1', '') }) },
    fc.record({
      type: fc.constant('session.changedElsewhere'),
      seat: fc.option(
        fc.record({
          userId: fc.constantFrom(someUser.id, stranger.id),
          step: fc.constantFrom('enrol', 'verify', 'verified'),
        }),
      ),
    }),
    fc.constantFrom(
      ...[
        'cover.lift',
        'form.reset',
        'enrolment.retry',
        'check.retry',
        'user.refresh',
        'signOut.request',
        'session.expired',
      ].map(type => ({ type })),
    ),
  ),
  start({ gate, clock, inspect }, users) {
    const { actors } = sessionFakes({ user: users, gate })
    const actor = createActor(sessionTimedBy(() => clock.now()).provide({ actors }), { clock, inspect })
    let working: string | null = null
    let wrong: string | null = null
    actor.on('session.started', ({ user: { id } }) => {
      working = id
    })
    actor.on('session.resumed', ({ user: { id } }) => {
      if (id !== working) wrong = 'another user went on with work that was on hold'
    })
    actor.on('session.replaced', ({ user: { id } }) => {
      if (id === working) wrong = 'work was thrown away though its own user came back'
      working = id
    })
    actor.on('session.ended', () => {
      working = null
    })
    actor.start()
    return {
      actor,
      writes: ({ slot }) => (slot === 'check' || slot === 'beginEnrolment' ? null : 'the session'),
      isBusy: () => isBusy(actor.getSnapshot()),
      always() {
        const { user: known } = actor.getSnapshot().context
        const isIn = stageOf(actor.getSnapshot()) === 'verified'
        if (isIn && known?.id !== working)
          return { 'its own': 'the verified user is another than that of its last event' }
        return wrong === null ? {} : { 'its own': wrong }
      },
      ways: [
        { type: 'signIn.submit', username: 'thandi@example.com', password: 'long enough' },
        { type: 'check.retry' },
        { type: 'code.submit', code: '123456' },
        { type: 'enrolment.retry' },
        { type: 'signOut.request' },
        { type: 'cover.lift' },
      ],
    }
  },
})
