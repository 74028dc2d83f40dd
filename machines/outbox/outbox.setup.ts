import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate'
import { isOfRow, toProblem } from '#domain/problem.ts'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { present, typed } from '#machines/typed.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { OutboxContext, OutboxEmitted, OutboxEvent, OutboxInput, OutboxTag } from './outbox.types.ts'

const firstDelay = 2000
const longestDelay = 5 * 60_000

/** Returns the oldest entry that the server has not refused; null without such an entry. */
export const nextUnsent = ({ entries }: Pick<OutboxContext, 'entries'>): OutboxEntry | null =>
  entries.find(({ refusal }) => refusal === null) ?? null

const inOrder = (entries: readonly OutboxEntry[]) => entries.toSorted((a, b) => a.recordedAt - b.recordedAt)

const without = (entries: readonly OutboxEntry[], id: string) => entries.filter(entry => entry.id !== id)

/** Replaces the entry that is being sent, also in the list unless another tab has removed it. */
const replaceCurrent = ({ entries }: OutboxContext, current: OutboxEntry) => ({
  current,
  entries: entries.map(entry => (entry.id === current.id ? current : entry)),
})

export const outbox = setup({
  types: typed<{
    context: OutboxContext
    input: OutboxInput
    events: OutboxEvent
    emitted: OutboxEmitted
    tags: OutboxTag
  }>(),
  actors: {
    /** Reads all entries of the user from the storage. */
    load: hostActor<readonly OutboxEntry[]>('outbox', 'load'),
    /** Reads one entry from the storage; null if another tab has sent or deleted it. */
    read: hostActor<OutboxEntry | null, { id: string }>('outbox', 'read'),
    store: hostActor<void, { entry: OutboxEntry }>('outbox', 'store'),
    remove: hostActor<void, { id: string }>('outbox', 'remove'),
    /** Sends the record to the server. */
    send: hostActor<void, { entry: OutboxEntry }>('outbox', 'send'),
    /** Resolves to true if the server has the record. */
    find: hostActor<boolean, { entry: OutboxEntry }>('outbox', 'find'),
    /** Sends `lock.granted` when this tab may send. Releases the lock at the end. */
    lock: fromCallback<OutboxEvent>(() => missingImplementation('outbox', 'lock')),
    /** Sends changes of the storage by any tab, of the connection and of the session. */
    watch: fromCallback<OutboxEvent>(() => missingImplementation('outbox', 'watch')),
  },
  actions: {
    takeEntries: assign(({ context }, loaded: readonly OutboxEntry[]) => ({
      // Entries that were stored while the storage was read are newer.
      entries: inOrder([
        ...loaded.filter(({ id }) => !context.entries.some(entry => entry.id === id)),
        ...context.entries,
      ]),
      problem: null,
    })),
    takeEntry: assign(({ context: { entries } }, { entry }: { entry: OutboxEntry }) => ({
      entries: inOrder([...without(entries, entry.id), entry]),
    })),
    dropEntry: assign(({ context: { entries } }, { id }: { id: string }) => ({ entries: without(entries, id) })),
    dropCurrent: assign(({ context: { entries, current } }) => ({ entries: without(entries, present(current).id) })),
    choose: assign(({ context }) => ({ current: present(nextUnsent(context)), retryAt: null })),
    takeCurrent: assign(({ context }, entry: OutboxEntry | null) => replaceCurrent(context, present(entry))),
    unchoose: assign({ current: null }),
    markTried: assign(({ context }) => replaceCurrent(context, { ...present(context.current), isTried: true })),
    markRefused: assign(({ context }, error: unknown) => {
      const { title, message, fields } = toProblem(error)
      const refusal = { title, message, fields: { ...fields } }
      // A refusal is a response, so the server does not have the record.
      return replaceCurrent(context, { ...present(context.current), isTried: false, refusal })
    }),
    noteSent: assign(({ context }) => ({ sent: context.sent + 1, failures: 0, problem: null })),
    emitSent: enqueueActions(({ context: { sent }, enqueue }) => {
      if (sent > 0) enqueue.emit({ type: 'entries.sent', count: sent })
      enqueue.assign({ sent: 0 })
    }),
    emitRefused: emit(({ context }) => ({ type: 'entry.refused', entry: present(context.current) })),
    noteFailure: assign(({ context: { failures, now } }, error: unknown) => {
      const problem = toProblem(error)
      const delay =
        problem.retryAfter === undefined
          ? Math.min(firstDelay * 2 ** failures, longestDelay)
          : problem.retryAfter * 1000
      return { failures: failures + 1, problem, retryAt: now() + delay }
    }),
    showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
    takeConnection: assign(({ context }, { isOnline }: { isOnline: boolean }) => ({
      isOnline,
      changedAt: context.now(),
      lostAt: isOnline ? context.lostAt : context.now(),
      failures: 0,
    })),
    noteSuspended: assign({ isSuspended: true }),
    noteResumed: assign({ isSuspended: false }),
  },
  guards: {
    isSuspended: ({ context }) => context.isSuspended && context.entries.length > 0,
    isOffline: ({ context }) => !context.isOnline,
    isOnline: ({ context }) => context.isOnline,
    hasNext: ({ context }) => nextUnsent(context) !== null,
    isThere: (_, entry: OutboxEntry | null) => entry !== null,
    isTried: ({ context }) => present(context.current).isTried,
    isFound: (_, found: boolean) => found,
    isRefusal: (_, error: unknown) => isOfRow(error),
    mayBeDone: (_, error: unknown) => toProblem(error).mayBeDone,
    isCurrent: ({ context }, { id }: { id: string }) => context.current?.id === id,
  },
  delays: {
    retryDelay: ({ context: { retryAt, now } }) => Math.max(0, (retryAt ?? 0) - now()),
  },
})
