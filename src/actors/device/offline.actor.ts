import { type ActorRefFrom, fromPromise, waitFor } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { sessionService } from '#actors/session/session-services.ts'
import { userOnceKnown } from '#actors/session/verify-session-owner.ts'
import { sessionApi } from '#actors/use-api.ts'
import { whenIdle } from '#actors/when-idle.ts'
import { Problem, toProblem } from '#domain/problem.ts'
import { offlineMachine } from '#machines/offline/offline.machine.ts'
import type { OfflineData } from '#machines/offline/offline.types.ts'
import { isOffline, isVerified } from '#machines/session/session.selectors.ts'
import { t } from '#messages/message.ts'
import { storeAppFiles } from './app-files.ts'
import { writeStored } from './offline-data.ts'
import { deleteOfflineData } from './offline-lifetime.ts'
import { offlineMarker } from './offline-marker.ts'
import { readOfflineData } from './read-offline-data.ts'
import { summarizeData } from './summarize-data.ts'

export type OfflineActor = ActorRefFrom<typeof offlineMachine>

const day = 24 * 60 * 60_000

const notStored = (cause: unknown = new Error('Local storage')) =>
  new Problem(
    {
      kind: 'contract',
      title: t('Data not stored'),
      message: t('This browser blocks its storage, or its disk is full. Free some space, then try again.'),
      details: toProblem(cause).details ?? '',
    },
    { cause },
  )

const appNotStored = (cause: unknown) =>
  new Problem(
    {
      kind: 'contract',
      title: t('App not stored'),
      message: t('Could not store the app on this device. Check your connection, then try again.'),
      details: toProblem(cause).details ?? '',
    },
    { cause },
  )

const notPersistent = () =>
  new Problem({
    kind: 'contract',
    title: t('The browser can still delete this data'),
    message: t('It keeps data only for apps that you install or open often. Install the app, then try again.'),
  })

/** Resolves after the delay in milliseconds. Rejects with the signal's reason on abort. */
function elapsed(delay: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, delay)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    reject(signal.reason)
  })
  return promise
}

/** Reads all data from the server, and stores them and the files of the app. Keeps the older data on failure. */
async function storeData(environment: Environment, signal: AbortSignal): Promise<OfflineData> {
  const { realm, now } = environment
  const user = await userOnceKnown(environment, signal)
  const added = await readOfflineData(sessionApi(environment), user, signal)
  signal.throwIfAborted()
  const earlier = offlineMarker.read(realm)
  const time = now()
  const since = earlier?.userId === user.id ? earlier.since : time
  try {
    await writeStored(realm, user.id, added, time)
  } catch (error) {
    throw notStored(error)
  }
  try {
    await storeAppFiles()
  } catch (error) {
    throw appNotStored(error)
  }
  // The user might have signed out while the database was writing.
  signal.throwIfAborted()
  const marker = { userId: user.id, since, confirmedAt: time }
  if (!offlineMarker.write(realm, marker)) throw notStored()
  return summarizeData(realm, marker)
}

/** Returns the stored data of the session's user, with their current name and permissions; null if there are none. */
async function loadData(environment: Environment, signal: AbortSignal): Promise<OfflineData | null> {
  const { realm, now, session } = environment
  const user = await userOnceKnown(environment, signal)
  const marker = offlineMarker.read(realm)
  if (marker?.userId !== user.id) return null
  if (!isOffline(session.getSnapshot())) await writeStored(realm, user.id, { user }, now())
  return summarizeData(realm, marker)
}

/** Resolves when the server has confirmed the user, the data are a day old, and the page is idle. */
async function whenDue({ session, now }: Environment, refreshedAt: number, signal: AbortSignal): Promise<void> {
  await elapsed(Math.max(0, refreshedAt + day - now()), signal)
  const timeout = Number.POSITIVE_INFINITY
  await waitFor(session, state => isVerified(state) && !isOffline(state), { signal, timeout })
  await whenIdle(signal)
}

function startOffline(environment: Environment, over: AbortSignal): OfflineActor {
  const { realm } = environment
  const load = (signal: AbortSignal) => loadData(environment, signal)
  const actor = makeActor(
    environment,
    offlineMachine.provide({
      actors: {
        load: fromPromise<OfflineData | null, void>(({ signal }) => load(signal)),
        store: fromPromise<OfflineData, void>(async ({ signal }) => {
          // Browsers might prompt the user. The data are stored even if the user declines.
          await navigator.storage?.persist()
          return storeData(environment, AbortSignal.any([signal, over]))
        }),
        clear: fromPromise<void, void>(() => deleteOfflineData(realm)),
        keep: fromPromise<OfflineData | null, void>(async ({ signal }) => {
          if (!(await navigator.storage?.persist())) throw notPersistent()
          return load(signal)
        }),
        due: fromPromise<void, { refreshedAt: number }>(({ input: { refreshedAt }, signal }) =>
          whenDue(environment, refreshedAt, signal),
        ),
      },
    }),
  ).start()
  over.addEventListener('abort', () => actor.stop())
  return actor
}

/** Returns the actor that stores the data of the session's user. Created on first use. */
export const offlineActor = (environment: Environment): OfflineActor => sessionService(environment, startOffline)
