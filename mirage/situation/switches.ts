import { createListeners } from '#domain/listeners.ts'
import { errorResponse } from '#mirage/rules/error-messages.ts'
import type { Chance } from '#mirage/seed/chance.ts'
import type { Exchange } from '#mirage/server/interceptor.ts'
import { createConnection, type Latency } from './connection.ts'

export type Failure =
  /** The server refuses with this status. `retryAfter` is in s, for 429 and 503. */
  | { kind: 'status'; status: number; message?: string; retryAfter?: number }
  | { kind: 'network' }
  /** The server never responds, so the app must time out. */
  | { kind: 'timeout' }
  /** Web page instead of JSON, as from a gateway; status 502 by default. */
  | { kind: 'not-json'; status?: number }
  /** The server processes the call but returns JSON of another shape. */
  | { kind: 'wrong-shape' }
  /** The server processes the call, but the connection breaks before the response arrives. */
  | { kind: 'answer-lost' }
  | { kind: 'session-ended' }
  /** Before the server responds to a list, another user saves a record of the list. */
  | { kind: 'changing' }

/** Frequency: the next call, every call, or every nth call. */
type Times = 'once' | 'always' | number
type Setting<Name> = { call: Name | '*'; failure: Failure; times: Times }
type Entry<Name> = Setting<Name> & { met: number; onSpent: (() => void) | undefined }

/** Waits, or rejects early with the signal's reason if the call is aborted. */
function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = Number.isFinite(ms) ? setTimeout(done, ms) : undefined
    function giveUp() {
      clearTimeout(timer)
      reject(signal.reason)
    }
    function done() {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}

/** Returns the size of a response in bytes, read from a clone. */
const sizeOf = async (response: Response) => (await response.clone().arrayBuffer()).byteLength

const networkFailure = () =>
  // Chromium's error message, by which clients recognise network errors.
  new TypeError('Failed to fetch')

/** Rejects with the signal's reason if the request is aborted before the promise settles. */
function unlessAborted(promise: Promise<void>, signal: AbortSignal) {
  return Promise.race([promise, pause(Number.POSITIVE_INFINITY, signal)])
}

type Options<Name> = {
  latency: Latency
  /** Random generator for a flaky connection. */
  chance: Chance
  endSession: () => void
  /** Saves a row of a call's list again, a different row each time. */
  touchRow: (call: Name | null) => void
}

/** Slows calls down or makes them fail, for tests and the panel. */
export function createSwitches<Name extends string>({ latency, chance, endSession, touchRow }: Options<Name>) {
  let set: ReadonlyArray<Entry<Name>> = []
  const held = new Map<Promise<void>, Name | '*'>()
  let slowness = latency
  const { notify, subscribe } = createListeners()
  const connection = createConnection(chance)

  const keep = (entries: ReadonlyArray<Entry<Name>>) => {
    set = entries
    notify()
  }
  const isDue = ({ times, met }: Entry<Name>) => typeof times === 'string' || met % times === 0
  const take = (name: Name | null) => {
    const meant = set.filter(entry => entry.call === '*' || entry.call === name)
    for (const entry of meant) entry.met += 1
    const due = meant.find(isDue)
    if (due?.times === 'once') {
      keep(set.filter(other => other !== due))
      due.onSpent?.()
    }
    return due?.failure
  }

  return {
    /** Latency of every response: in ms, or a type of connection. */
    get latency() {
      return slowness
    },
    set latency(value: Latency) {
      slowness = value
      notify()
    },
    /**
     * Makes a call (or every call, `*`) fail: the next time, always, or every nth time. Returns a function that removes
     * the failure. `onSpent` is called when a `once` failure has happened.
     */
    fail(call: Name | '*', { times = 'once', onSpent, ...failure }: Failure & { times?: Times; onSpent?: () => void }) {
      const entry: Entry<Name> = { call, failure, times, met: 0, onSpent }
      keep([...set, entry])
      return () => keep(set.filter(other => other !== entry))
    },
    /** Delays the responses to a call (or to every call, `*`). Returns a function that releases them. */
    hold(call: Name | '*' = '*') {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(promise, call)
      return () => {
        held.delete(promise)
        resolve()
      }
    },
    failures: (): ReadonlyArray<Setting<Name>> => set,
    clear: () => keep([]),
    /** Notifies when a failure is set, removed or spent, or the latency changes. */
    subscribe,
    /** Returns the response with the configured delay or failure. */
    async apply(name: Name | null, exchange: Exchange, answer: () => Promise<Response>): Promise<Response> {
      const { signal, body } = exchange
      const { wait, breaks, bytesPerMs } = connection(slowness, name ?? exchange.url.pathname)
      const outwards = wait + new TextEncoder().encode(body).length / bytesPerMs
      if (outwards > 0) await pause(outwards, signal)
      for (const [released, call] of held) if (call === '*' || call === name) await unlessAborted(released, signal)
      const response = await failing(take(name) ?? (breaks ? { kind: 'network' } : undefined), signal, answer, {
        endSession,
        touchRow: () => touchRow(name),
      })
      if (Number.isFinite(bytesPerMs)) await pause((await sizeOf(response)) / bytesPerMs, signal)
      return response
    },
  }
}

/** Returns the response or the result of a failure. */
async function failing(
  failure: Failure | undefined,
  signal: AbortSignal,
  answer: () => Promise<Response>,
  { endSession, touchRow }: Record<'endSession' | 'touchRow', () => void>,
) {
  switch (failure?.kind) {
    case undefined:
      return answer()
    case 'status':
      return errorResponse(failure.status, failure)
    case 'network':
      throw networkFailure()
    case 'timeout':
      await pause(Number.POSITIVE_INFINITY, signal)
      return answer()
    case 'not-json':
      return new Response('<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>', {
        status: failure.status ?? 502,
        headers: { 'Content-Type': 'text/html' },
      })
    case 'wrong-shape': {
      const response = await answer()
      return response.ok ? Response.json({ item: { id: 7 }, items: 'none' }, { status: response.status }) : response
    }
    case 'answer-lost':
      await answer()
      throw networkFailure()
    case 'session-ended':
      endSession()
      return answer()
    case 'changing':
      touchRow()
      return answer()
  }
}
