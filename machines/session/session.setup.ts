import { assign, type EventObject, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate'
import { isConfirmedRecently, offlineEnd } from '#domain/offline-period.ts'
import { isUnreachable, type Problem, retryDelay, toProblem } from '#domain/problem.ts'
import { ofError } from '#machines/errors.ts'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type { Registration } from '#schemas/authentication.ts'
import type { User } from '#schemas/user.ts'
import { secondFactorMachine } from './second-factor.machine.ts'
import { cookieBlocked, offlineOver } from './session.problems.ts'
import type {
  CallOutcome,
  Enrolment,
  RestoredSession,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionOwner,
  TabsEvent,
} from './session.types.ts'
import { isSameOwner, ownerOf, sessionOwnerOf, stepOf } from './session-owner.ts'
import { signOutMachine } from './sign-out.machine.ts'

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

const isVerified = (user: User | null) => user !== null && stepOf(user) === 'verified'

/** Suspends the work of a verified user. Suspended work does not rely on stored data. */
const suspendedWork = ({ user, suspended }: SessionContext) => ({
  suspended: suspended ?? (isVerified(user) ? user : null),
  confirmedAt: null,
})

const formFacts = (problem: Problem | null) => ({ problem, fieldErrors: { ...problem?.fields } })

export const session = setup({
  types: typed<{
    context: SessionContext
    events: SessionEvent
    emitted: SessionEmitted
    input: SessionInput
    children: { tabs: 'tabs' }
    tags: 'unknown' | 'takenOver' | 'busy' | 'locked'
  }>(),
  actors: {
    check: hostActor<User>('session', 'check'),
    signIn: hostActor<void, { username: string; password: string }>('session', 'signIn'),
    register: hostActor<void, Registration>('session', 'register'),
    beginEnrolment: hostActor<Enrolment>('session', 'beginEnrolment'),
    restore: hostActor<RestoredSession>('session', 'restore'),
    secondFactor: secondFactorMachine,
    signOut: signOutMachine,
    connection: fromCallback<EventObject>(() => missingImplementation('session', 'connection')),
    tabs: fromCallback<TabsEvent>(() => missingImplementation('session', 'tabs')),
  },
  actions: {
    /** Takes the user of a check. If the user is verified, work starts, resumes or continues. */
    takeUser: enqueueActions(({ context, enqueue }, user: User) => {
      const work = suspendedWork(context)
      if (!isVerified(user)) {
        // An enrolment secret is valid only for the user who requested it.
        return enqueue.assign({ ...work, user, ...(context.user?.id === user.id ? {} : { enrolment: null }) })
      }
      enqueue.assign({ ...noSession, user })
      if (!work.suspended) enqueue.emit({ type: 'session.started', user })
      else if (work.suspended.id !== user.id) enqueue.emit({ type: 'session.replaced', user })
      else if (context.suspended) enqueue.emit({ type: 'session.resumed', user })
    }),
    /** Takes the user who works offline. No work can be suspended before the first check responds. */
    takeRestored: enqueueActions(({ enqueue }, { user, confirmedAt }: RestoredSession) => {
      enqueue.assign({ ...noSession, user, confirmedAt })
      enqueue.emit({ type: 'session.started', user })
    }),
    showOfflineOver: assign(() => ({ problem: offlineOver() })),
    takeEnrolment: assign((_, enrolment: Enrolment) => ({ enrolment })),
    suspend: assign(({ context }) => suspendedWork(context)),
    clearProblem: assign({ problem: null, fieldErrors: {} }),
    showFieldErrors: assign((_, fieldErrors: Record<string, string>) => ({ fieldErrors, problem: null })),
    showProblem: assign((_, error: unknown) => formFacts(toProblem(error))),
    showOutcome: assign((_, { problem }: CallOutcome) => formFacts(problem)),
    noteRegistration: assign((_, registration: Registration) => ({ registration })),
    dropRegistration: assign({ registration: null }),
    explain: assign(({ context: { problem } }, message: string) => ({ problem: problem?.with({ message }) ?? null })),
    showUsernameConflict: assign((_, error: unknown) => {
      const problem = toProblem(error)
      return { problem, fieldErrors: { username: problem.message } }
    }),
    showCookieBlocked: assign(() => ({ problem: cookieBlocked() })),
    lock: assign(({ context: { problem, now } }) => ({
      retryAt: now() + retryDelay({ retryAfter: problem?.retryAfter ?? defaultWait }, 1000),
    })),
    unlock: assign({ retryAt: null, problem: null }),
    /** Clears the user, but keeps the work of a verified user. */
    forget: assign(({ context }) => ({ ...noSession, ...suspendedWork(context) })),
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
    emitEnded: emit(({ context }, successor: SessionOwner) => ({
      type: 'session.ended',
      userId: ownerOf(context)?.id ?? '',
      isReplaced: successor !== null,
    })),
    emitSignOutFailed: emit((_, { problem }: CallOutcome) => ({
      type: 'session.signOutFailed',
      problem: toProblem(problem),
    })),
  },
  guards: {
    isSignedOut: ({ context }) => context.user === null,
    isUnverified: ({ context }) => !isVerified(context.user),
    isOffline: ({ context }) => context.confirmedAt !== null,
    asksNoCode: ({ context }) => context.user === null || isVerified(context.user),
    isSuspended: ({ context }) => context.suspended !== null,
    hasNoOwner: ({ context }) => ownerOf(context) === null,
    isGone: ({ context }, sessionOwner: SessionOwner) => {
      const owner = ownerOf(context)
      return owner !== null && owner.id !== sessionOwner?.userId
    },
    isAnother: ({ context }, user: User | null) =>
      context.user !== null && user !== null && context.user.id !== user.id,
    isNews: ({ context }, sessionOwner: SessionOwner) => !isSameOwner(sessionOwner, sessionOwnerOf(context.user)),
    isReplaced: ({ context: { takenOver } }) => Boolean(takenOver?.sessionOwner),
    isBack: ({ context }, sessionOwner: SessionOwner) => context.takenOver?.userId === sessionOwner?.userId,
    isLocked: ({ context }) => context.retryAt !== null,
    lacksEnrolment: ({ context }) => context.user?.mfaEnabled === false && context.enrolment === null,
    fits: (_, fieldErrors: Record<string, string>) => Object.keys(fieldErrors).length === 0,
    isUnanswered: ({ context }) => context.problem !== null,
    isConfirmed: (_, { type }: CallOutcome) => type === 'confirmed',
    isRefused: (_, { type }: CallOutcome) => type === 'refused',
    isLockedOut: (_, { type }: CallOutcome) => type === 'locked',
    isEnded: (_, { type }: CallOutcome) => type === 'ended',
    isUnchecked: (_, { type }: CallOutcome) => type === 'unchecked',
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
export const ofOutput = <Output>({ event }: { event: { output: Output } }): Output => event.output
const ofUser = <Known extends User | null>({ event }: { event: { output: CallOutcome<Known> } }) => event.output.user
export const ofSessionOwner = ({ event }: { event: { sessionOwner: SessionOwner } }) => event.sessionOwner
export const showProblem = { type: 'showProblem', params: ofError } as const
export const showOutcome = { type: 'showOutcome', params: ofOutput<CallOutcome> } as const

/** Returns a guard of a child's output. */
export const outcome = <Name extends string>(type: Name) => ({ type, params: ofOutput<CallOutcome> }) as const
export const isUnauthorized = { type: 'isUnauthorized', params: ofError } as const
/** True if no readable response arrived and the server might have completed the request. */
export const mayBeDone = { type: 'mayBeDone', params: ofError } as const

const takeOverActions = <Args>(successorOf: (args: Args) => SessionOwner) =>
  [
    { type: 'emitEnded', params: successorOf },
    { type: 'takeOver', params: successorOf },
  ] as const

/** The server returned a different user, although this tab did not sign in. */
const takenOverBy = <Args>(userOf: (args: Args) => User | null) =>
  ({
    guard: { type: 'isAnother', params: userOf },
    target: '#session.takenOver',
    actions: takeOverActions((args: Args) => sessionOwnerOf(userOf(args))),
  }) as const

/** Shared transitions, named after their purpose. A plain target is a sibling state. */
export const transitions = {
  /** The check returned a user. */
  sorting: { target: '#session.sorting', actions: [{ type: 'takeUser', params: ofOutput<User> }, 'sendOwner'] },
  /** A check of the child `secondFactor` returned a user. */
  confirmed: {
    guard: outcome('isConfirmed'),
    target: '#session.sorting',
    actions: [showOutcome, { type: 'takeUser', params: ofUser<User> }, 'sendOwner'],
  },
  /** The server cannot be reached, so the user might work with stored data. */
  restoring: {
    guard: { type: 'isUnreachable', params: ofError },
    target: '#session.restoring',
    actions: showProblem,
  },
  signedOut: { guard: isUnauthorized, target: '#session.signedOut', actions: 'forget' },
  unchecked: { target: '#session.signedOut.unchecked', actions: ['forget', showProblem] },
  locked: { guard: { type: 'isTooMany', params: ofError }, target: 'locked', actions: [showProblem, 'lock'] },
  ready: { target: 'ready', actions: showProblem },
  offlineOver: { target: '#session.signedOut.unchecked', actions: ['forget', 'showOfflineOver'] },
  takenOver: takenOverBy(ofOutput<User>),
  takenOverInChild: takenOverBy(ofUser<User | null>),
} as const

/** Check after which a verified user continues, unless the session has ended. */
export const quietCheck = {
  src: 'check',
  onDone: [transitions.takenOver, transitions.sorting],
  onError: [transitions.signedOut, { target: 'ready' }],
} as const

/**
 * Another tab reported a sign-out, another user or another sign-in step. If the user signed out or changed, this tab is
 * taken over immediately. Otherwise suspends the user's work until a check responds.
 */
export const onNews = [
  {
    guard: { type: 'isGone', params: ofSessionOwner },
    target: '.takenOver',
    actions: takeOverActions(ofSessionOwner),
  },
  { guard: { type: 'isNews', params: ofSessionOwner }, target: '.rechecking', actions: 'suspend' },
] as const
