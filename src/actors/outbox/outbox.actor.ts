import { fromCallback, fromPromise } from 'xstate'
import { isConnected, onConnection } from '#actors/device/is-connected.ts'
import type { Environment } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { sessionApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import { createListeners } from '#domain/listeners.ts'
import { unsentBodyOf } from '#domain/outbox/outbox-entry.ts'
import { outboxMachine } from '#machines/outbox/outbox.machine.ts'
import type { OutboxActor } from '#machines/outbox/outbox.selectors.ts'
import type { OutboxEvent } from '#machines/outbox/outbox.types.ts'
import { isSuspended } from '#machines/session/session.selectors.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { nextUuid } from '#rules/ids.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { Trade } from '#schemas/trade.ts'
import { outboxMarker } from './outbox-marker.ts'
import { type OutboxStore, openOutboxStore } from './outbox-store.ts'
import { updateTrade } from './update-trade.ts'

/** Runs a task while no other tab sends or deletes entries. Browsers without Web Locks run it immediately. */
const exclusively = <Result>(lockName: string, signal: AbortSignal, task: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(lockName, { signal }, task) : task()

/** Event that waits for its first listener, because the listener's code might load later. */
function createNotice() {
  const { notify, subscribe } = createListeners()
  let isPending = false
  return {
    raise: () => {
      isPending = true
      notify()
    },
    on: (listener: () => void) => {
      const publish = () => {
        if (isPending) listener()
        isPending = false
      }
      publish()
      return subscribe(publish)
    },
  }
}

/** Calls that send, search and update the record of an entry on the server. */
export const outboxCalls = (api: Api) => ({
  send: async (entry: OutboxEntry, signal: AbortSignal) => {
    await api[entry.resource].create(unsentBodyOf(entry), signal)
  },
  find: (entry: OutboxEntry, signal: AbortSignal): Promise<string | null> =>
    api[entry.resource].find(
      unsentBodyOf(entry),
      signal,
      entry.earlier.map(version => unsentBodyOf({ ...entry, ...version })),
    ),
  update: (id: string, entry: OutboxEntry, signal: AbortSignal): Promise<Trade> =>
    // Each version has its own range of 1,000 line ids.
    updateTrade(
      api[entry.resource],
      id,
      { ...entry, lineIds: nextUuid(entry.id, 1000 * entry.earlier.length) },
      signal,
    ),
})

function machineFor({ session }: Environment, calls: ReturnType<typeof outboxCalls>, store: OutboxStore) {
  return outboxMachine.provide({
    actors: {
      load: fromPromise<readonly OutboxEntry[], void>(() => store.all()),
      read: fromPromise<OutboxEntry | null, { id: string }>(({ input: { id } }) => store.read(id)),
      store: fromPromise<void, { entry: OutboxEntry }>(({ input: { entry } }) => store.put(entry)),
      remove: fromPromise<void, { id: string }>(({ input: { id } }) => store.remove(id)),
      send: fromPromise<void, { entry: OutboxEntry }>(({ input, signal }) => calls.send(input.entry, signal)),
      find: fromPromise<string | null, { entry: OutboxEntry }>(({ input, signal }) => calls.find(input.entry, signal)),
      update: fromPromise<Trade, { id: string; entry: OutboxEntry }>(({ input, signal }) =>
        calls.update(input.id, input.entry, signal),
      ),
      lock: fromCallback<OutboxEvent>(({ sendBack }) => {
        const holding = new AbortController()
        const { signal } = holding
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        signal.addEventListener('abort', () => release())
        exclusively(store.lockName, signal, () => {
          sendBack({ type: 'lock.granted' })
          return released
        }).catch((error: unknown) => {
          if (!signal.aborted) throw error
        })
        return () => holding.abort()
      }),
      watch: fromCallback<OutboxEvent>(({ sendBack }) => {
        const listening = new AbortController()
        const { signal } = listening
        let wasOnline = isConnected(session)
        const unwatch = onConnection(session, () => {
          const isOnline = isConnected(session)
          if (isOnline !== wasOnline) sendBack({ type: 'connection.changed', isOnline })
          wasOnline = isOnline
        })
        addEventListener('focus', () => sendBack({ type: 'page.focused' }), { signal })
        let wasSuspended = false
        const watching = session.subscribe(snapshot => {
          const isNow = isSuspended(snapshot)
          if (isNow !== wasSuspended) sendBack({ type: isNow ? 'session.suspended' : 'session.resumed' })
          wasSuspended = isNow
        })
        const unsubscribe = store.subscribe(sendBack)
        return () => {
          listening.abort()
          unwatch()
          watching.unsubscribe()
          unsubscribe()
        }
      }),
    },
  })
}

/** Unsent records of the session's user on this device. */
export type Outbox = {
  actor: OutboxActor
  /** Stores a record on this device. Rejects with a Problem if the storage is full or blocked. */
  keep: (entry: OutboxEntry) => Promise<void>
  /** Deletes an entry. Resolves to false if it has been sent in the meantime. */
  remove: (id: string) => Promise<boolean>
  /** Opens the dialog about unsent records, which can sign the user out. */
  askBeforeSignOut: (this: void) => void
  /**
   * Subscribes to `askBeforeSignOut`. Calls the listener immediately if an earlier call had no listener. Returns a
   * function that unsubscribes.
   */
  onSignOut: (listener: () => void) => () => void
  /** Subscribes to the notice that the browser has deleted unsent records, in the same way as `onSignOut`. */
  onLost: (listener: () => void) => () => void
}

/** Opens the outbox of a session. Pass this function to `sessionService`. The outbox stops with the session. */
export function startOutbox(environment: Environment, over: AbortSignal): Outbox {
  const { session, realm, now } = environment
  const userId = ownerOf(session.getSnapshot().context)?.id
  if (userId === undefined) throw new Error('No user is signed in')
  const store = openOutboxStore(realm, userId)
  const machine = machineFor(environment, outboxCalls(sessionApi(environment)), store)
  const actor = makeActor(environment, machine, { input: { isOnline: isConnected(session), now } }).start()
  over.addEventListener('abort', () => {
    actor.stop()
    store.close()
  })
  const question = createNotice()
  const loss = createNotice()
  if (outboxMarker.isFor(realm, userId)) {
    // Waits for other tabs: one might have sent the last record, but not cleared its mark yet.
    exclusively(store.lockName, over, store.isEmptied).then(
      isEmptied => isEmptied && loss.raise(),
      // The machine reports blocked storage.
      () => undefined,
    )
  }
  return {
    actor,
    askBeforeSignOut: question.raise,
    onSignOut: question.on,
    onLost: loss.on,
    keep: entry => store.put(entry),
    remove: id =>
      exclusively(store.lockName, over, async () => {
        if ((await store.read(id)) === null) return false
        await store.remove(id)
        return true
      }),
  }
}
