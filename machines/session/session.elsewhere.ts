import type { User } from '#schemas/user.ts'
import { seatOf } from './seat.ts'
import { session } from './session.setup.ts'
import type { Seat } from './session.types.ts'

// The session is one for all tabs of this browser: what another tab tells, and what a check finds out without a word of it.

const ofSeat = ({ event }: { event: { seat: Seat } }) => event.seat
export const ofAnswer = ({ event }: { event: { output: User } }) => event.output
const seatOfAnswer = ({ event }: { event: { output: User } }) => seatOf(event.output)

/** Nobody, or somebody else, is there in place of whoever's screen this is: it is covered before anything is asked. */
const gone = {
  guard: { type: 'isGone', params: ofSeat },
  target: '#session.covered',
  actions: ['tellEnded', { type: 'cover', params: ofSeat }],
} as const

/** A check finds another than it last found, and nobody signed in here meanwhile. */
export const another = {
  guard: { type: 'isAnother', params: ofAnswer },
  target: '#session.covered',
  actions: ['tellEnded', { type: 'cover', params: seatOfAnswer }],
} as const

const isNews = { type: 'isNews', params: ofSeat } as const

/** Somebody came, or got further: where that leads is for the server to say. */
export const following = {
  'session.changedElsewhere': [gone, { guard: isNews, target: '.rechecking' }],
} as const

/** The same for somebody who works: the work is put on hold until it is clear who is there. */
export const followingAtWork = {
  'session.changedElsewhere': [gone, { guard: isNews, target: '.rechecking', actions: 'hold' }],
} as const

/** A form that is on its way is heard out, as it asks by itself who is there; but no work may show under it meanwhile. */
export const hearingOut = { 'session.changedElsewhere': { guard: 'hasNoOwner' } } as const

/** Nothing of whoever worked here is left, and somebody has to say so before anything else is shown. */
export const covered = session.createStateConfig({
  tags: ['covered'],
  on: {
    'cover.lift': 'checking',
    'session.changedElsewhere': [
      { guard: { type: 'isBack', params: ofSeat }, target: 'checking' },
      { actions: { type: 'takeSeat', params: ofSeat } },
    ],
  },
  exit: 'forgetAll',
})
