import { vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { outboxCalls } from '#actors/outbox/outbox.actor.ts'
import { createApi } from '#api/api.ts'
import { createClient } from '#api/client.ts'
import { ownedClient } from '#api/owned-client.ts'
import { createListeners } from '#domain/listeners.ts'
import { correctedEntry, valuesOf } from '#domain/outbox/outbox-entry.ts'
import { someEntry } from '#machines/outbox/outbox.fakes.ts'
import { outboxMachine } from '#machines/outbox/outbox.machine.ts'
import type { OutboxActor } from '#machines/outbox/outbox.selectors.ts'
import type { OutboxEvent } from '#machines/outbox/outbox.types.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { Trade } from '#schemas/trade.ts'
import { createWorldServer, type Fault, type IdHabit } from './world-server.ts'

export type WorldAction =
  | { do: 'record' | 'kill' | 'start' | 'correct' | 'send now' | 'focus' | 'other user' | 'owner' }
  | { do: 'connect'; isOnline: boolean }

export type WorldPlan = {
  ids: IdHabit
  canSort: boolean
  areSellersBusinesses: boolean
  /** Number of older records on the server. */
  older: number
  tabs: number
  /** Faults of the create requests, in order. Later requests have none. */
  faults: readonly Fault[]
  /** Faults of the other requests, in order. */
  otherFaults: readonly Fault[]
  /** Actions, each after a time in ms. */
  actions: ReadonlyArray<{ after: number; action: WorldAction }>
}

const owner = '00000000-0000-4000-8000-0000000000aa'
const stranger = '00000000-0000-4000-8000-0000000000cc'

/** A lock with a queue, as the Web Lock of the browser. Returns a function that releases the lock or leaves the queue. */
function createLock() {
  const queue: Array<() => void> = []
  return (onGranted: () => void): (() => void) => {
    queue.push(onGranted)
    if (queue[0] === onGranted) setTimeout(() => queue[0] === onGranted && onGranted())
    return () => {
      const wasFirst = queue[0] === onGranted
      queue.splice(queue.indexOf(onGranted), 1)
      if (wasFirst && queue[0]) setTimeout(queue[0])
    }
  }
}

/** Plays a plan: tabs of one browser, its storage and a server. Returns the facts that the checks need. */
export async function playWorld({ tabs: tabCount, faults, otherFaults, actions, ...habits }: WorldPlan) {
  const server = createWorldServer(habits)
  const pending = { create: [...faults], other: [...otherFaults] }
  const stored = new Map<string, OutboxEntry>()
  const { notify, subscribe } = createListeners<[OutboxEvent]>()
  const lock = createLock()
  const tabs = new Map<number, OutboxActor>()
  /** Times of the attempts and of the user's wishes, by entry. */
  const attempts: Array<{ id: string; at: number; isRequested: boolean }> = []
  const requested = new Set<string>()
  let [user, isOnline, requests, recorded] = [owner, true, 0, 0]
  /** Latest content of each record. */
  const expected = new Map<string, OutboxEntry>()

  const put = (entry: OutboxEntry) => {
    stored.set(entry.id, entry)
    setTimeout(() => notify({ type: 'entry.stored', entry }), 5)
  }
  const notifyLater = (event: OutboxEvent) => setTimeout(() => notify(event), 5)

  vi.stubGlobal('fetch', async (request: Request) => {
    requests += 1
    if (!isOnline) throw new TypeError('Failed to fetch')
    const url = new URL(request.url)
    const isCreate = request.method === 'POST' && url.pathname.endsWith('/transactions')
    const fault = (isCreate ? pending.create : pending.other).shift() ?? { kind: 'none' }
    const text = await request.text()
    const call = {
      method: request.method,
      path: url.pathname.replace('/api', ''),
      search: url.searchParams,
      body: text === '' ? null : (JSON.parse(text) as unknown),
      by: user,
    }
    const { promise: left, reject } = Promise.withResolvers<never>()
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
    const { status, body, headers = {} } = await Promise.race([server.answer(call, fault), left])
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
  })

  function startTab(number: number) {
    if (tabs.has(number) || user !== owner) return
    const over = new AbortController()
    const client = createClient({
      address: 'http://world.test/api',
      // The same user signs in again.
      onExpired: async () => {
        notify({ type: 'session.suspended' })
        await new Promise(resolve => setTimeout(resolve, 45_000))
        notify({ type: 'session.resumed' })
        return user === owner
      },
    })
    const verifySessionOwner = async () => {
      if (user !== owner) throw new Error('Another user is signed in')
      return false
    }
    const api = createApi(ownedClient(client, { over: over.signal, verifySessionOwner, messageCount: () => 0 }))
    const calls = outboxCalls(api)
    const machine = outboxMachine.provide({
      actors: {
        send: fromPromise<void, { entry: OutboxEntry }>(({ input: { entry }, signal }) => {
          attempts.push({ id: entry.id, at: Date.now(), isRequested: requested.delete(entry.id) })
          return calls.send(entry, signal)
        }),
        find: fromPromise<string | null, { entry: OutboxEntry }>(({ input, signal }) =>
          calls.find(input.entry, signal),
        ),
        update: fromPromise<Trade, { id: string; entry: OutboxEntry }>(({ input, signal }) =>
          calls.update(input.id, input.entry, signal),
        ),
        load: fromPromise<readonly OutboxEntry[], void>(async () => [...stored.values()]),
        read: fromPromise<OutboxEntry | null, { id: string }>(async ({ input }) => stored.get(input.id) ?? null),
        store: fromPromise<void, { entry: OutboxEntry }>(async ({ input }) => put(input.entry)),
        remove: fromPromise<void, { id: string }>(async ({ input: { id } }) => {
          stored.delete(id)
          notifyLater({ type: 'entry.removed', id })
        }),
        lock: fromCallback<OutboxEvent>(({ sendBack }) => lock(() => sendBack({ type: 'lock.granted' }))),
        watch: fromCallback<OutboxEvent>(({ sendBack }) => subscribe(sendBack)),
      },
    })
    const actor = createActor(machine, { input: { isOnline, now: Date.now } }).start()
    over.signal.addEventListener('abort', () => actor.stop())
    ends.set(number, () => over.abort(new DOMException('The tab was closed.', 'AbortError')))
    tabs.set(number, actor)
  }
  const ends = new Map<number, () => void>()
  const killTab = (number: number) => {
    ends.get(number)?.()
    tabs.delete(number)
  }

  function record() {
    recorded += 1
    const line = someEntry(1).lines[0]
    if (!line) throw new Error('The entry has no line')
    const entry = someEntry(1, {
      id: `00000000-0000-4000-8000-${(recorded * 65_536).toString(16).padStart(12, '0')}`,
      // Identifies the record on the server.
      createdAt: new Date(Date.now() + recorded).toISOString(),
      recordedAt: Date.now(),
      lines: [{ ...line, weight: recorded }],
    })
    expected.set(entry.id, entry)
    put(entry)
  }

  function correct() {
    const entry = [...stored.values()].find(({ refusal }) => refusal !== null)
    const [line] = entry?.lines ?? []
    if (!entry || !line) return
    requested.add(entry.id)
    const lines = [
      { ...line, weight: line.weight + 0.5 },
      { ...line, material: { ...line.material, name: 'Copper' } },
    ]
    const corrected = correctedEntry({ ...valuesOf(entry), lines }, entry)
    expected.set(entry.id, corrected)
    put(corrected)
  }

  function act(action: WorldAction, index: number) {
    const tab = index % tabCount
    switch (action.do) {
      case 'record':
        return user === owner && record()
      case 'correct':
        return user === owner && correct()
      case 'kill':
        return killTab(tab)
      case 'start':
        return startTab(tab)
      case 'send now':
        for (const id of stored.keys()) requested.add(id)
        return tabs.get(tab)?.send({ type: 'send.request' })
      case 'focus':
        return tabs.get(tab)?.send({ type: 'page.focused' })
      case 'connect':
        isOnline = action.isOnline
        return notifyLater({ type: 'connection.changed', isOnline })
      case 'other user':
        for (const number of tabs.keys()) killTab(number)
        user = stranger
        return undefined
      case 'owner':
        user = owner
        return undefined
    }
  }

  for (let number = 0; number < tabCount; number += 1) startTab(number)
  for (const [index, { after, action }] of actions.entries()) {
    await vi.advanceTimersByTimeAsync(after)
    act(action, index)
  }
  // The world becomes quiet: all tabs of the owner, a connection, and no more faults.
  pending.create = []
  pending.other = []
  user = owner
  isOnline = true
  await vi.advanceTimersByTimeAsync(10)
  notify({ type: 'connection.changed', isOnline })
  for (let number = 0; number < tabCount; number += 1) startTab(number)
  const areAtRest = () =>
    [...stored.values()].every(({ refusal }) => refusal !== null) &&
    [...tabs.values()].every(tab => tab.getSnapshot().hasTag('idle'))
  for (let minutes = 0; minutes < 600 && !(minutes > 0 && areAtRest()); minutes += 1) {
    await vi.advanceTimersByTimeAsync(60_000)
  }
  // Late requests arrive.
  await vi.advanceTimersByTimeAsync(180_000)
  const facts = { server, stored, expected, attempts, requests: () => requests, isAtRest: areAtRest(), owner }
  for (const number of tabs.keys()) killTab(number)
  return facts
}
export type WorldFacts = Awaited<ReturnType<typeof playWorld>>
