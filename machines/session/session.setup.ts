import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate'
import { Problem, toProblem } from '#domain/problem.ts'
import { actorSlot, unfilled } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { Registration } from '#schemas/authentication.ts'
import type { User } from '#schemas/user.ts'
import { ownerOf, sameSeat, seatOf } from './seat.ts'
import type {
  Enrolment,
  Seat,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  TabsEvent,
} from './session.types.ts'

const notRegistered = 'No clear answer came, so it was looked for: no account was made. Try again.'
const perhapsRegistered =
  'No clear answer came. The account may have been made all the same: try to sign in before you create it again.'

/** Seconds to wait after too many tries, where the server does not say. */
const defaultWait = 30

export const nobody: Omit<SessionContext, 'now'> = {
  user: null,
  enrolment: null,
  fieldErrors: {},
  problem: null,
  retryAt: null,
  held: null,
  covered: null,
  registration: null,
}

/** The slots, actions and guards that the states of `session.machine.ts` are made of. */
export const session = setup({
  types: typed<{
    context: SessionContext
    events: SessionEvent
    emitted: SessionEmitted
    input: SessionInput
    children: { tabs: 'tabs' }
    tags: 'unknown' | 'signedOut' | 'enrol' | 'verify' | 'verified' | 'covered' | 'busy' | 'locked'
  }>(),
  actors: {
    check: actorSlot<User>('session', 'check'),
    signIn: actorSlot<void, { username: string; password: string }>('session', 'signIn'),
    register: actorSlot<void, Registration>('session', 'register'),
    beginEnrolment: actorSlot<Enrolment>('session', 'beginEnrolment'),
    verify: actorSlot<void, { code: string }>('session', 'verify'),
    signOut: actorSlot<void>('session', 'signOut'),
    tabs: fromCallback<TabsEvent>(() => unfilled('session', 'tabs')),
  },
  actions: {
    takeUser: assign(({ context }, user: User) => ({
      user,
      // A secret is for the one who asked for it.
      enrolment: context.user?.id === user.id ? context.enrolment : null,
    })),
    takeEnrolment: assign((_, enrolment: Enrolment) => ({ enrolment })),
    hold: assign(({ context }) => ({ held: context.held ?? context.user })),
    clearProblem: assign({ problem: null, fieldErrors: {} }),
    showFieldErrors: assign((_, fieldErrors: Record<string, string>) => ({ fieldErrors, problem: null })),
    showProblem: assign((_, error: unknown) => {
      const problem = toProblem(error)
      return { problem, fieldErrors: { ...problem.fields } }
    }),
    holdRegistration: assign((_, registration: Registration) => ({ registration })),
    dropRegistration: assign({ registration: null }),
    showNotRegistered: assign(({ context }) => ({
      problem: context.problem?.with({ message: notRegistered }) ?? null,
    })),
    showPerhapsRegistered: assign(({ context }) => ({
      problem: context.problem?.with({ message: perhapsRegistered }) ?? null,
    })),
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
    lock: assign(({ context }) => ({
      retryAt: context.now() + (context.problem?.retryAfter ?? defaultWait) * 1000,
    })),
    unlock: assign({ retryAt: null, problem: null }),
    forget: assign(({ context }) => ({ ...nobody, held: context.held })),
    forgetAll: assign(nobody),
    cover: assign(({ context }, seat: Seat) => ({
      ...nobody,
      covered: { userId: ownerOf(context)?.id ?? '', seat },
    })),
    takeSeat: assign(({ context: { covered } }, seat: Seat) => ({ covered: covered && { ...covered, seat } })),
    tellSeat: sendTo('tabs', ({ context }) => ({ type: 'seat.tell', seat: seatOf(context.user) })),
    tellNobody: sendTo('tabs', { type: 'seat.tell', seat: null }),
    tellUnsettled: sendTo('tabs', { type: 'seat.unsettle' }),
    arrive: enqueueActions(({ context: { user, held }, enqueue }) => {
      if (!user) return
      enqueue.assign({ ...nobody, user })
      if (!held) enqueue.emit({ type: 'session.started', user })
      else if (held.id === user.id) enqueue.emit({ type: 'session.resumed', user })
      else enqueue.emit({ type: 'session.replaced', user })
    }),
    tellEnded: emit(({ context }) => ({ type: 'session.ended', userId: ownerOf(context)?.id ?? '' })),
    tellPerhapsThere: emit(({ context }) => ({ type: 'session.signOutFailed', problem: toProblem(context.problem) })),
    tellStillThere: emit(({ context }) => ({
      type: 'session.signOutFailed',
      problem: toProblem(context.problem).with({ mayBeDone: false }),
    })),
    tellSignOutFailed: emit((_, error: unknown) => ({ type: 'session.signOutFailed', problem: toProblem(error) })),
  },
  guards: {
    isUnenrolled: ({ context }) => !context.user?.mfaEnabled,
    isUnverified: ({ context }) => !context.user?.mfaVerified,
    isNoFurther: ({ context }, user: User) =>
      context.user?.mfaEnabled === user.mfaEnabled && context.user.mfaVerified === user.mfaVerified,
    staysVerified: (_, user: User) => user.mfaEnabled && user.mfaVerified,
    isHeld: ({ context }) => context.held !== null,
    hasNoOwner: ({ context }) => ownerOf(context) === null,
    isGone: ({ context }, seat: Seat) => {
      const owner = ownerOf(context)
      return owner !== null && owner.id !== seat?.userId
    },
    isAnother: ({ context }, user: User) => context.user !== null && context.user.id !== user.id,
    isNews: ({ context }, seat: Seat) => !sameSeat(seat, seatOf(context.user)),
    isBack: ({ context }, seat: Seat) => context.covered?.userId === seat?.userId,
    isLocked: ({ context }) => context.retryAt !== null,
    hasNoEnrolment: ({ context }) => context.enrolment === null,
    fits: (_, fieldErrors: Record<string, string>) => Object.keys(fieldErrors).length === 0,
    mayBeDone: (_, error: unknown) => toProblem(error).mayBeDone,
    isUnauthorized: (_, error: unknown) => toProblem(error).kind === 'unauthorized',
    isConflict: (_, error: unknown) => toProblem(error).kind === 'conflict',
    isTooMany: (_, error: unknown) => toProblem(error).kind === 'tooMany',
  },
  delays: {
    lockPeriod: ({ context }) => Math.max(0, (context.retryAt ?? 0) - context.now()),
  },
})
