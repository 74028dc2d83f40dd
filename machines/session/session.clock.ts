import { assign } from 'xstate'
import { sessionMachine } from './session.machine.ts'

/** Seconds to wait after too many tries, where the server does not say. */
const defaultWait = 30

/** The session machine with its two clock slots filled. `now` gives epoch milliseconds, the unit of `retryAt`. */
export const sessionTimedBy = (now: () => number) =>
  sessionMachine.provide({
    actions: {
      lock: assign(({ context: { problem } }) => ({ retryAt: now() + (problem?.retryAfter ?? defaultWait) * 1000 })),
    },
    delays: { lockPeriod: ({ context: { retryAt } }) => Math.max(0, (retryAt ?? 0) - now()) },
  })
