import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate'
import { isOfRow, isPassing, longestDelay, retryDelay, toProblem } from '#domain/problem.ts'
import { hostActor, missingImplementation } from '#machines/implementation.ts'
import { present, typed } from '#machines/typed.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { Trade } from '#schemas/trade.ts'
import type { OutboxContext, OutboxEmitted, OutboxEvent, OutboxInput, OutboxTag } from './outbox.types.ts'

/** Minimum time in ms between two requests for an entry: see the README. */
const quietTime = 150_000
/** First pause of an entry in ms after a request or search without a result. */
const firstPause = 60_000
/** First pause in ms of all entries. */
const firstRetry = 2000
const longestPause = 15 * 60_000

const pauseOf = (first: number, failures: number) => Math.min(first * 2 ** failures, longestPause)

/**
 * True if the next step is due. Includes times beyond the longest pause, which result from a clock that was set back.
 */
const isDue = ({ now, urgent }: OutboxContext, { id, dueAt }: OutboxEntry) =>
  urgent.includes(id) || dueAt <= now() || dueAt > now() + longestDelay

const unrefused = ({ entries }: Pick<OutboxContext, 'entries'>) => entries.filter(({ refusal }) => refusal === null)

/** Returns the next entry to send: entries that were never tried come first. Null if none is due. */
export function nextUnsent(context: OutboxContext): OutboxEntry | null {
  const due = unrefused(context).filter(entry => isDue(context, entry))
  return due.find(({ isTried }) => !isTried) ?? due[0] ?? null
}

const isCorrection = ({ earlier }: OutboxEntry) => earlier.length > 0

const inOrder = (entries: readonly OutboxEntry[]) => entries.toSorted((a, b) => a.recordedAt - b.recordedAt)

const without = (entries: readonly OutboxEntry[], id: string) => entries.filter(entry => entry.id !== id)

/** Replaces the current entry, and its copy in the list unless another tab has removed it. */
function replaceCurrent({ entries, current: before }: OutboxContext, changes: Partial<OutboxEntry>) {
  const current = { ...present(before), ...changes }
  return { current, entries: entries.map(entry => (entry.id === current.id ? current : entry)) }
}

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
    /** Searches for the record, or an earlier version of it. Resolves to its id on the server, or null. */
    find: hostActor<string | null, { entry: OutboxEntry }>('outbox', 'find'),
    /** Updates the record with this id to the entry. Resolves to the earlier record. */
    update: hostActor<Trade, { id: string; entry: OutboxEntry }>('outbox', 'update'),
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
    hurry: assign(({ context }) => ({ urgent: unrefused(context).map(({ id }) => id), failures: 0 })),
    force: assign(({ context: { urgent } }, { id }: { id: string }) => ({ forced: id, urgent: [...urgent, id] })),
    choose: assign(({ context }) => ({ current: present(nextUnsent(context)), retryAt: null, problem: null })),
    takeCurrent: assign(({ context }, entry: OutboxEntry | null) => ({
      // The clock might have been set back since the last request.
      ...replaceCurrent(context, { ...entry, triedAt: Math.min(present(entry).triedAt, context.now()) }),
      wasTried: present(entry).isTried,
    })),
    unchoose: assign({ current: null }),
    endHurry: assign(({ context: { urgent, forced, current } }) => ({
      urgent: urgent.filter(id => id !== current?.id),
      forced: forced === current?.id ? null : forced,
    })),
    markTried: assign(({ context }) => replaceCurrent(context, { isTried: true, triedAt: context.now(), dueAt: 0 })),
    takeFound: assign((_, foundId: string | null) => ({ foundId })),
    /**
     * Plans the next step of the entry after a request that had no effect. `isTried` is true if an earlier request
     * might have created the record.
     */
    planRequest: assign(({ context }, error: unknown) => {
      const problem = toProblem(error)
      const { failures } = present(context.current)
      const dueAt = context.now() + retryDelay(problem, pauseOf(firstPause, failures))
      return { ...replaceCurrent(context, { isTried: context.wasTried, dueAt, failures: failures + 1 }), problem }
    }),
    /** Plans the next search for the entry. */
    planSearch: assign(({ context }) => {
      const { failures } = present(context.current)
      const dueAt = context.now() + retryDelay(context.problem ?? {}, pauseOf(firstPause, failures))
      return replaceCurrent(context, { dueAt, failures: failures + 1 })
    }),
    noteSearchProblem: assign(({ context: { searchProblems, current } }, error: unknown) => ({
      searchProblems: { ...searchProblems, [present(current).id]: toProblem(error) },
    })),
    markRefused: assign(({ context }, error: unknown) => {
      const { title, message, fields } = toProblem(error)
      // An earlier request without a response might still have created the record.
      return replaceCurrent(context, { isTried: context.wasTried, refusal: { title, message, fields: { ...fields } } })
    }),
    noteSent: assign(({ context }) => ({ sent: context.sent + 1, failures: 0, problem: null })),
    emitSent: enqueueActions(({ context: { sent }, enqueue }) => {
      if (sent > 0) enqueue.emit({ type: 'entries.sent', count: sent })
      enqueue.assign({ sent: 0 })
    }),
    emitRefused: emit(({ context }) => ({ type: 'entry.refused', entry: present(context.current) })),
    emitUpdated: emit(({ context }, before: Trade) => ({
      type: 'entry.updated',
      entry: present(context.current),
      before,
    })),
    showProblem: assign((_, error: unknown) => ({ problem: toProblem(error) })),
    noteFailure: assign(({ context: { failures, now } }, error: unknown) => {
      const problem = toProblem(error)
      return { failures: failures + 1, problem, retryAt: now() + retryDelay(problem, pauseOf(firstRetry, failures)) }
    }),
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
    hasUnsent: ({ context }) => unrefused(context).length > 0,
    isThere: (_, entry: OutboxEntry | null) => entry !== null,
    /** True if another tab has changed the entry, or the connection is lost, so that the entry must wait. */
    isSkipped: ({ context }) =>
      !context.isOnline || present(context.current).refusal !== null || !isDue(context, present(context.current)),
    /** True if a request was sent and a search did not find the record. */
    isUnconfirmed: ({ context: { entries } }, { id }: { id: string }) =>
      entries.some(entry => entry.id === id && entry.isTried && entry.refusal === null && entry.failures > 0),
    isForced: ({ context }) => context.forced === present(context.current).id,
    isUncertain: ({ context }) => present(context.current).isTried || isCorrection(present(context.current)),
    /** True if no earlier request can still arrive, so that an unsuccessful search is reliable. */
    isQuiet: ({ context: { current, now } }) =>
      !present(current).isTried || now() - present(current).triedAt >= quietTime,
    isFound: (_, id: string | null) => id !== null,
    isEarlier: ({ context }, id: string | null) => id !== null && isCorrection(present(context.current)),
    isRefusal: (_, error: unknown) => isOfRow(error),
    isPassing: (_, error: unknown) => isPassing(toProblem(error)) || toProblem(error).kind === 'unauthorized',
    mayBeDone: (_, error: unknown) => toProblem(error).mayBeDone,
    isCurrent: ({ context }, { id }: { id: string }) => context.current?.id === id,
  },
  delays: {
    retryDelay: ({ context: { retryAt, now } }) => Math.max(0, (retryAt ?? 0) - now()),
    dueDelay: ({ context }) => Math.max(0, Math.min(...unrefused(context).map(({ dueAt }) => dueAt)) - context.now()),
  },
})
