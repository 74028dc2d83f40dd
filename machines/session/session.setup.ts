import { assign, type EventObject, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate'
import { isConfirmedRecently, offlineEnd } from '#domain/offline-period.ts'
import { isUnreachable, retryDelay, toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type { Registration } from '#schemas/authentication.ts'
import type { User } from '#schemas/user.ts'
import { notKept, notNoted, notRegistered, offlineOver, perhapsRegistered } from './session.problems.ts'
import type {
  Enrolment,
  RestoredSession,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionOwner,
  TabsEvent,
} from './session.types.ts'
import { isSameOwner, ownerOf, sessionOwnerOf } from './session-owner.ts'

/** Seconds to wait after too many sign-in attempts, if the server's response contains no time. */
const defaultWait = 30

export const noSession: Omit<SessionContext, 'now'> = {
  user: null,
  enrolment: null,
  fieldErrors: {},
  problem: null,
  retryAt: null,
  suspended: null,
  takenOver: null,
  confirmedAt: null,
  registration: null,
}

export const session = setup({
  types: typed<{
    context: SessionContext
    events: SessionEvent
    emitted: SessionEmitted
    input: SessionInput
    children: { tabs: 'tabs' }
    tags: 'unknown' | 'signedOut' | 'enrol' | 'verify' | 'verified' | 'takenOver' | 'offline' | 'busy' | 'locked'
  }>(),
  actors: {
    check: hostActor<User>('session', 'check'),
    signIn: hostActor<void, { username: string; password: string }>('session', 'signIn'),
    register: hostActor<void, Registration>('session', 'register'),
    beginEnrolment: hostActor<Enrolment>('session', 'beginEnrolment'),
    verify: hostActor<void, { code: string }>('session', 'verify'),
    signOut: hostActor<void>('session', 'signOut'),
    restore: hostActor<RestoredSession>('session', 'restore'),
    connection: fromCallback<EventObject>(() => missingImplementation('session', 'connection')),
    tabs: fromCallback<TabsEvent>(() => missingImplementation('session', 'tabs')),
  },
  actions: {
    takeUser: assign(({ context }, user: User) => ({
      user,
      // An enrolment secret is valid only for the user who requested it.
      enrolment: context.user?.id === user.id ? context.enrolment : null,
    })),
    takeConfirmedAt: assign((_, { confirmedAt }: RestoredSession) => ({ confirmedAt })),
    clearConfirmedAt: assign({ confirmedAt: null }),
    showOfflineOver: assign(() => ({ problem: offlineOver() })),
    takeEnrolment: assign((_, enrolment: Enrolment) => ({ enrolment })),
    suspend: assign(({ context }) => ({ suspended: context.suspended ?? context.user })),
    clearProblem: assign({ problem: null, fieldErrors: {} }),
    showFieldErrors: assign((_, fieldErrors: Record<string, string>) => ({ fieldErrors, problem: null })),
    showProblem: assign((_, error: unknown) => {
      const problem = toProblem(error)
      return { problem, fieldErrors: { ...problem.fields } }
    }),
    noteRegistration: assign((_, registration: Registration) => ({ registration })),
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
    showNotKept: assign(() => ({ problem: notKept() })),
    showNotNoted: assign(() => ({ problem: notNoted() })),
    lock: assign(({ context: { problem, now } }) => ({
      retryAt: now() + retryDelay({ retryAfter: problem?.retryAfter ?? defaultWait }, 1000),
    })),
    unlock: assign({ retryAt: null, problem: null }),
    forget: assign(({ context }) => ({ ...noSession, suspended: context.suspended })),
    forgetAll: assign(noSession),
    takeOver: assign(({ context }, sessionOwner: SessionOwner) => ({
      ...noSession,
      takenOver: { userId: ownerOf(context)?.id ?? '', sessionOwner },
    })),
    noteSessionOwner: assign(({ context: { takenOver } }, sessionOwner: SessionOwner) => ({
      takenOver: takenOver && { ...takenOver, sessionOwner },
    })),
    sendOwner: sendTo('tabs', ({ context }) => ({ type: 'owner.share', sessionOwner: sessionOwnerOf(context.user) })),
    sendSignedOut: sendTo('tabs', { type: 'owner.share', sessionOwner: null }),
    sendUnsettled: sendTo('tabs', { type: 'owner.invalidate' }),
    arrive: enqueueActions(({ context: { user, suspended }, enqueue }) => {
      if (!user) return
      enqueue.assign({ ...noSession, user })
      if (!suspended) enqueue.emit({ type: 'session.started', user })
      else if (suspended.id === user.id) enqueue.emit({ type: 'session.resumed', user })
      else enqueue.emit({ type: 'session.replaced', user })
    }),
    emitEnded: emit(({ context }) => ({ type: 'session.ended', userId: ownerOf(context)?.id ?? '' })),
    emitSignOutUnknown: emit(({ context }) => ({ type: 'session.signOutFailed', problem: toProblem(context.problem) })),
    emitStillSignedIn: emit(({ context }) => ({
      type: 'session.signOutFailed',
      problem: toProblem(context.problem).with({ mayBeDone: false }),
    })),
    emitSignOutFailed: emit((_, error: unknown) => ({ type: 'session.signOutFailed', problem: toProblem(error) })),
  },
  guards: {
    isUnenrolled: ({ context }) => !context.user?.mfaEnabled,
    isUnverified: ({ context }) => !context.user?.mfaVerified,
    isNoFurther: ({ context }, user: User) =>
      context.user?.mfaEnabled === user.mfaEnabled && context.user.mfaVerified === user.mfaVerified,
    staysVerified: (_, user: User) => user.mfaEnabled && user.mfaVerified,
    isSuspended: ({ context }) => context.suspended !== null,
    hasNoOwner: ({ context }) => ownerOf(context) === null,
    isGone: ({ context }, sessionOwner: SessionOwner) => {
      const owner = ownerOf(context)
      return owner !== null && owner.id !== sessionOwner?.userId
    },
    isAnother: ({ context }, user: User) => context.user !== null && context.user.id !== user.id,
    isNews: ({ context }, sessionOwner: SessionOwner) => !isSameOwner(sessionOwner, sessionOwnerOf(context.user)),
    isReplaced: ({ context: { takenOver } }) => Boolean(takenOver?.sessionOwner),
    isBack: ({ context }, sessionOwner: SessionOwner) => context.takenOver?.userId === sessionOwner?.userId,
    isLocked: ({ context }) => context.retryAt !== null,
    lacksEnrolment: ({ context }) => context.user?.mfaEnabled === false && context.enrolment === null,
    fits: (_, fieldErrors: Record<string, string>) => Object.keys(fieldErrors).length === 0,
    mayBeDone: (_, error: unknown) => toProblem(error).mayBeDone,
    isRestored: ({ context: { now } }, { user, confirmedAt }: RestoredSession) =>
      user.mfaEnabled && user.mfaVerified && isConfirmedRecently(confirmedAt, now()),
    isUnreachable: (_, error: unknown) => isUnreachable(toProblem(error)),
    isOfflineOver: ({ context: { confirmedAt, now } }) => !isConfirmedRecently(confirmedAt, now()),
    isUnauthorized: (_, error: unknown) => toProblem(error).kind === 'unauthorized',
    isConflict: (_, error: unknown) => toProblem(error).kind === 'conflict',
    isTooMany: (_, error: unknown) => toProblem(error).kind === 'tooMany',
  },
  delays: {
    lockPeriod: ({ context: { retryAt, now } }) => Math.max(0, (retryAt ?? 0) - now()),
    offlinePeriod: ({ context: { confirmedAt, now } }) => Math.max(0, offlineEnd(confirmedAt ?? 0) - now()),
  },
})

// Helpers that derive the params of guards and actions from the event.
export const ofAnswer = ({ event }: { event: { output: User } }) => event.output
const sessionOwnerOfAnswer = ({ event }: { event: { output: User } }) => sessionOwnerOf(event.output)
export const ofSessionOwner = ({ event }: { event: { sessionOwner: SessionOwner } }) => event.sessionOwner
export const takeUser = { type: 'takeUser', params: ofAnswer } as const
export const showTaken = { type: 'showTaken', params: ofError } as const
export const showProblem = { type: 'showProblem', params: ofError } as const

// Guards for each kind of response or error.
const isAnother = { type: 'isAnother', params: ofAnswer } as const
export const isNoFurther = { type: 'isNoFurther', params: ofAnswer } as const
export const isUnauthorized = { type: 'isUnauthorized', params: ofError } as const
export const isConflict = { type: 'isConflict', params: ofError } as const
/** True if no readable response arrived and the server might have completed the request. */
export const mayBeDone = { type: 'mayBeDone', params: ofError } as const

/**
 * Shared transitions, named after their purpose. A plain target is a sibling state; a target that starts with `.` is a
 * child state.
 */
export const transitions = {
  sorting: { target: '#session.sorting', actions: takeUser },
  /** There is no connection, so the user might work with the data of this device. */
  restoring: {
    guard: { type: 'isUnreachable', params: ofError },
    target: '#session.restoring',
    actions: showProblem,
  },
  /** The user is still verified, but their data or permissions might have changed. */
  refreshed: {
    guard: { type: 'staysVerified', params: ofAnswer },
    target: 'ready',
    actions: [takeUser, 'sendOwner'],
  },
  signedOut: { guard: isUnauthorized, target: '#session.signedOut', actions: 'forget' },
  unchecked: { target: '#session.signedOut.unchecked', actions: ['forget', showProblem] },
  locked: { guard: { type: 'isTooMany', params: ofError }, target: 'locked', actions: [showProblem, 'lock'] },
  ready: { target: 'ready', actions: showProblem },
  /** The check returned a different user, although this tab did not sign in. */
  takenOver: {
    guard: isAnother,
    target: '#session.takenOver',
    actions: ['emitEnded', { type: 'takeOver', params: sessionOwnerOfAnswer }],
  },
  /** Another tab reported that the user signed out or was replaced. Does not wait for the server. */
  takenOverOnNews: {
    guard: { type: 'isGone', params: ofSessionOwner },
    target: '#session.takenOver',
    actions: ['emitEnded', { type: 'takeOver', params: ofSessionOwner }],
  },
  /** Another tab reported another user or sign-in step. Checks the session with the server. */
  rechecking: { guard: { type: 'isNews', params: ofSessionOwner }, target: '.rechecking' },
} as const

const end = ['sendSignedOut', 'emitEnded', 'forgetAll'] as const

/**
 * States that every stage includes. Each state exits when its request completes. Every stage also has a `ready`
 * state as a target for these states.
 */
export const sharedStates = {
  /** Checks the session while the current stage stays visible. */
  rechecking: session.createStateConfig({
    tags: ['busy'],
    invoke: {
      src: 'check',
      onDone: [transitions.takenOver, transitions.sorting],
      onError: [transitions.signedOut, transitions.unchecked],
    },
  }),
  /** A 401 counts as success, because it means that the session has already ended. */
  signingOut: session.createStateConfig({
    tags: ['busy'],
    invoke: {
      src: 'signOut',
      onDone: { target: '#session.signedOut', actions: end },
      onError: [
        { guard: isUnauthorized, target: '#session.signedOut', actions: end },
        { guard: mayBeDone, target: 'signOutUnanswered', actions: showProblem },
        { target: 'ready', actions: { type: 'emitSignOutFailed', params: ofError } },
      ],
    },
  }),
  /** The sign-out got no response and might have succeeded, so a check follows. */
  signOutUnanswered: session.createStateConfig({
    tags: ['busy'],
    invoke: {
      src: 'check',
      onDone: [transitions.takenOver, { target: 'ready', actions: ['emitStillSignedIn', 'clearProblem'] }],
      onError: [
        { guard: isUnauthorized, target: '#session.signedOut', actions: end },
        { target: 'ready', actions: ['emitSignOutUnknown', 'clearProblem'] },
      ],
    },
  }),
}
