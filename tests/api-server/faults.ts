import type { CallName } from '#contract/addresses.ts'

/** A fault of a call. Only the response or its transfer is broken; the server stays intact. */
export type Fault =
  /** Connection reset before a byte of the call is read. Not processed. */
  | { kind: 'refused' }
  /** No response. Not processed. */
  | { kind: 'timeout' }
  /** Processed; status, headers and half of the body arrive, and then no more. */
  | { kind: 'stalled' }
  /** Processed; status, headers and half of the body arrive, and then the connection breaks. */
  | { kind: 'cut' }
  /** Refused with this status and the server's own error and message; some with `Retry-After`, in s. Not processed. */
  | { kind: 'status'; status: number; retryAfter?: number }
  /** Session ended: this call and all later ones have none. Not processed. */
  | { kind: 'session-ended' }
  /** A web page with status 200, like from a network that requires accepting its terms. Not processed. */
  | { kind: 'html' }
  /** Processed; the response is JSON of another shape. */
  | { kind: 'other-shape' }
  /** Processed; the response has an empty body. */
  | { kind: 'empty' }
  /** Processed and answered this many ms later, even if the client has left. */
  | { kind: 'delayed'; ms: number }
  /** Processed; the response has this status, as if the server had refused the call. */
  | { kind: 'saved-status'; status: number }
  /** Processed immediately; the response arrives this many ms later. */
  | { kind: 'late'; ms: number }
  /** Processed; the connection breaks before a byte of the response. */
  | { kind: 'answer-lost' }

type Entry = { call: CallName | '*'; fault: Fault; times: 'once' | 'always'; met: number }

/** Maximum time before a browser repeats a call automatically, in ms. */
const resendTime = 400

/** Configured faults and their hit counts. */
export function createFaults() {
  let entries: Entry[] = []
  const lost = new Map<string, number>()
  return {
    /** Breaks a call, or all calls: the next time, or each time. Returns a function that counts the hits. */
    set(call: CallName | '*', fault: Fault, times: Entry['times'] = 'once') {
      const entry = { call, fault, times, met: 0 }
      entries.push(entry)
      return () => entry.met
    },
    clear() {
      entries = []
    },
    /**
     * True if the call was lost just before. If a connection breaks before the first byte of a response, Chromium might
     * repeat the call automatically. This repeat must not be answered either.
     */
    isResent(call: string): boolean {
      const now = performance.now()
      const isResent = now - (lost.get(call) ?? -resendTime) < resendTime
      lost.set(call, now)
      return isResent
    },
    take(name: CallName | null): Fault | undefined {
      const due = entries.find(({ call }) => call === '*' || call === name)
      if (!due) return undefined
      due.met += 1
      if (due.times === 'once') entries = entries.filter(entry => entry !== due)
      return due.fault
    },
  }
}

export type Faults = ReturnType<typeof createFaults>

/** Returns a web page of a network between browser and server. */
export const strangersPage = () =>
  new Response('<!doctype html><title>Welcome</title><h1>Accept the terms of this network</h1>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
