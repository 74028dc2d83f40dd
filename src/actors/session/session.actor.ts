import { fromCallback, fromPromise, waitFor } from 'xstate'
import { type Instrumented, makeActor } from '#actors/make-actor.ts'
import type { AuthenticationCalls } from '#api/authentication-calls.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionActor, SessionSnapshot } from '#machines/session/session.selectors.ts'
import type { Enrolment, SessionEvent, TabsEvent } from '#machines/session/session.types.ts'
import type { Credentials, Registration, Verification } from '#schemas/authentication.ts'
import type { User } from '#schemas/user.ts'
import type { TabSync } from './session-tabs.ts'

/** Starts the session actor, which runs until the page closes. `now` returns the time in epoch milliseconds. */
export function startSession(
  authentication: AuthenticationCalls,
  tabSync: TabSync,
  { now, instrument }: Instrumented & { now: () => number },
): SessionActor {
  return makeActor(
    { instrument },
    sessionMachine.provide({
      actors: {
        check: fromPromise<User, void>(({ signal }) => authentication.check(signal)),
        signIn: fromPromise<void, Credentials>(({ input: body, signal }) => authentication.login(body, signal)),
        register: fromPromise<void, Registration>(({ input: body, signal }) => authentication.register(body, signal)),
        beginEnrolment: fromPromise<Enrolment, void>(({ signal }) => authentication.enrol(signal)),
        verify: fromPromise<void, Verification>(({ input: body, signal }) => authentication.verify(body, signal)),
        signOut: fromPromise(({ signal }) => authentication.logout(signal)),
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
