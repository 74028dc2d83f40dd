import { assign, emit, enqueueActions, setup } from 'xstate'
import { Problem, toProblem } from '#domain/problem.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { Registration } from '#schemas/authentication.ts'
import type { User } from '#schemas/user.ts'
import type { Enrolment, SessionContext, SessionEmitted, SessionEvent } from './session.types.ts'

/** Seconds to wait after too many tries, where the server does not say. */
const defaultWait = 30

export const nobody: SessionContext = {
  user: null,
  enrolment: null,
  fieldErrors: {},
  problem: null,
  retryAt: null,
  held: null,
}

/** The slots, actions and guards that the states of `session.machine.ts` are made of. */
export const session = setup({
  types: typed<{
    context: SessionContext
    events: SessionEvent
    emitted: SessionEmitted
    tags: 'unknown' | 'signedOut' | 'enrol' | 'verify' | 'verified' | 'busy' | 'locked'
  }>(),
  actors: {
    check: actorSlot<User>('session', 'check'),
    signIn: actorSlot<void, { username: string; password: string }>('session', 'signIn'),
    register: actorSlot<void, Registration>('session', 'register'),
    beginEnrolment: actorSlot<Enrolment>('session', 'beginEnrolment'),
    verify: actorSlot<void, { code: string }>('session', 'verify'),
    signOut: actorSlot<void>('session', 'signOut'),
  },
  actions: {
    takeUser: assign((_, user: User) => ({ user })),
    takeEnrolment: assign((_, enrolment: Enrolment) => ({ enrolment })),
    hold: assign(({ context }) => ({ held: context.held ?? context.user })),
    clearProblem: assign({ problem: null, fieldErrors: {} }),
    showFieldErrors: assign((_, fieldErrors: Record<string, string>) => ({ fieldErrors, problem: null })),
    showProblem: assign((_, error: unknown) => {
      const problem = toProblem(error)
      return { problem, fieldErrors: { ...problem.fields } }
    }),
    showTaken: assign((_, error: unknown) => {
      const problem = toProblem(error)
      return { problem, fieldErrors: { username: problem.message } }
    }),
    showNotKept: assign(() => ({
      problem: new Problem({
        kind: 'unauthorized',
        title: 'The sign-in was not kept',
        message: 'The server took the sign-in, but does not know you now. Allow cookies for it, then try again.',
      }),
    })),
    showNotNoted: assign(() => ({
      problem: new Problem({
        kind: 'unauthorized',
        title: 'The sign-in was not kept',
        message: 'The server took the code, but has not noted it. Try again with the next code.',
      }),
    })),
    lock: assign(({ context }) => ({ retryAt: Date.now() + (context.problem?.retryAfter ?? defaultWait) * 1000 })),
    unlock: assign({ retryAt: null, problem: null }),
    forget: assign(({ context }) => ({ ...nobody, held: context.held })),
    forgetAll: assign(nobody),
    arrive: enqueueActions(({ context: { user, held }, enqueue }) => {
      if (!user) return
      enqueue.assign({ ...nobody, user })
      if (!held) enqueue.emit({ type: 'session.started', user })
      else if (held.id === user.id) enqueue.emit({ type: 'session.resumed', user })
      else enqueue.emit({ type: 'session.replaced', user })
    }),
    tellEnded: emit({ type: 'session.ended' }),
    tellSignOutFailed: emit((_, error: unknown) => ({ type: 'session.signOutFailed', problem: toProblem(error) })),
  },
  guards: {
    isUnenrolled: ({ context }) => !context.user?.mfaEnabled,
    isUnverified: ({ context }) => !context.user?.mfaVerified,
    isNoFurther: ({ context }, user: User) =>
      context.user?.mfaEnabled === user.mfaEnabled && context.user.mfaVerified === user.mfaVerified,
    staysVerified: (_, user: User) => user.mfaEnabled && user.mfaVerified,
    isHeld: ({ context }) => context.held !== null,
    isLocked: ({ context }) => context.retryAt !== null,
    hasNoEnrolment: ({ context }) => context.enrolment === null,
    fits: (_, fieldErrors: Record<string, string>) => Object.keys(fieldErrors).length === 0,
    isUnauthorized: (_, error: unknown) => toProblem(error).kind === 'unauthorized',
    isConflict: (_, error: unknown) => toProblem(error).kind === 'conflict',
    isTooMany: (_, error: unknown) => toProblem(error).kind === 'tooMany',
  },
  delays: {
    lockPeriod: ({ context }) => Math.max(0, (context.retryAt ?? 0) - Date.now()),
  },
})
