import { type EventObject, fromCallback, fromPromise, waitFor } from 'xstate'
import { offlineMarker } from '#actors/device/offline-marker.ts'
import { watchConnection } from '#actors/device/watch-connection.ts'
import { type Instrumented, makeActor } from '#actors/make-actor.ts'
import type { AuthenticationCalls } from '#api/authentication-calls.ts'
import { toProblem } from '#domain/problem.ts'
import { secondFactorMachine } from '#machines/session/second-factor.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionActor, SessionSnapshot } from '#machines/session/session.selectors.ts'
import type { Enrolment, RestoredSession, SessionEvent, TabsEvent } from '#machines/session/session.types.ts'
import { signOutMachine } from '#machines/session/sign-out.machine.ts'
import type { Credentials, Registration, Verification } from '#schemas/authentication.ts'
import type { User } from '#schemas/user.ts'
import type { TabSync } from './session-tabs.ts'

type SessionOptions = Instrumented & { now: () => number; realm: string }

/**
 * Asks the server for the user, and stores the time of the response if this user works offline on this device. The time
 * becomes 0 if the server has ended the session.
 */
async function checkUser(authentication: AuthenticationCalls, { now, realm }: SessionOptions, signal: AbortSignal) {
  try {
    const user = await authentication.check(signal)
    if (offlineMarker.isFor(realm, user.id)) offlineMarker.confirm(realm, user.mfaVerified ? now() : 0)
    return user
  } catch (error) {
    if (toProblem(error).kind === 'unauthorized') offlineMarker.confirm(realm, 0)
    throw error
  }
}

/** Returns the user who works offline on this device. Rejects if no user does. */
async function restoreUser(realm: string, tabSync: TabSync): Promise<RestoredSession> {
  const marker = offlineMarker.read(realm)
  const owner = tabSync.lastKnown()
  // Another user might have entered a password but no code yet.
  if (!marker || owner?.userId !== marker.userId || owner.step !== 'verified') {
    throw new Error('No user works offline on this device')
  }
  const { readStored } = await import('#actors/device/offline-data.ts')
  const { data: user } = await readStored(realm, marker.userId, 'user')
  return { user, confirmedAt: marker.confirmedAt }
}

/** Starts the session actor, which runs until the page closes. `now` returns the time in epoch milliseconds. */
export function startSession(
  authentication: AuthenticationCalls,
  tabSync: TabSync,
  options: SessionOptions,
): SessionActor {
  const { now, realm, instrument } = options
  const check = fromPromise<User, void>(({ signal }) => checkUser(authentication, options, signal))
  const verify = fromPromise<void, Verification>(({ input: body, signal }) => authentication.verify(body, signal))
  const signOut = fromPromise<void, void>(({ signal }) => authentication.logout(signal))
  return makeActor(
    { instrument },
    sessionMachine.provide({
      actors: {
        check,
        signIn: fromPromise<void, Credentials>(({ input: body, signal }) => authentication.login(body, signal)),
        register: fromPromise<void, Registration>(({ input: body, signal }) => authentication.register(body, signal)),
        beginEnrolment: fromPromise<Enrolment, void>(({ signal }) => authentication.enrol(signal)),
        secondFactor: secondFactorMachine.provide({ actors: { check, verify } }),
        signOut: signOutMachine.provide({ actors: { check, signOut } }),
        restore: fromPromise<RestoredSession, void>(() => restoreUser(realm, tabSync)),
        connection: fromCallback<EventObject>(({ sendBack }) =>
          watchConnection(() => sendBack({ type: 'check.retry' } satisfies SessionEvent)),
        ),
        tabs: fromCallback<TabsEvent>(({ sendBack, receive }) => {
          receive(event => (event.type === 'owner.share' ? tabSync.share(event.sessionOwner) : tabSync.invalidate()))
          return tabSync.watch(sessionOwner =>
            sendBack({ type: 'session.changedElsewhere', sessionOwner } satisfies SessionEvent),
          )
        }),
      },
    }),
    { input: { now } },
  ).start()
}

/** Resolves with the session snapshot after the first check responds. Rejects if the signal aborts. */
export const sessionKnown = (session: SessionActor, signal?: AbortSignal): Promise<SessionSnapshot> =>
  waitFor(session, snapshot => !snapshot.hasTag('unknown'), {
    timeout: Number.POSITIVE_INFINITY,
    ...(signal ? { signal } : {}),
  })

/**
 * Suspends the user's work after a 401. Resolves with true when the same user is verified again, or with false after a
 * sign-out or another user's sign-in. Rejects with the signal's reason on abort.
 */
export function untilResumed(session: SessionActor, signal: AbortSignal | undefined): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const onAbort = () => reject(signal?.reason)
  signal?.addEventListener('abort', onAbort, { once: true })
  const subscriptions = [
    session.on('session.resumed', () => resolve(true)),
    session.on('session.replaced', () => resolve(false)),
    session.on('session.ended', () => resolve(false)),
  ]
  session.send({ type: 'session.expired' })
  if (session.getSnapshot().context.suspended === null) resolve(false)
  return promise.finally(() => {
    signal?.removeEventListener('abort', onAbort)
    for (const subscription of subscriptions) subscription.unsubscribe()
  })
}
