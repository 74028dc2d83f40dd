import type { CallName } from '#contract/addresses.ts'

/** What happens to a call. Only this answer, or its way, is broken; the server itself stays intact. */
export type Fault =
  /** The connection is reset before a byte of the call is read. Not done. */
  | { kind: 'refused' }
  /** No answer, ever. Not done. */
  | { kind: 'timeout' }
  /** Done; status, headers and half of the body come, and then nothing more. */
  | { kind: 'stalled' }
  /** Done; status, headers and half of the body come, and then the connection breaks. */
  | { kind: 'cut' }
  /** Refused with this status and the server's own error and message; some with `Retry-After`, in s. Not done. */
  | { kind: 'status'; status: number; retryAfter?: number }
  /** The session has ended: this call and all that follow are made without one. Not done. */
  | { kind: 'session-ended' }
  /** A web page with status 200, as from a network that first wants something accepted. Not done. */
  | { kind: 'html' }
  /** Done, and answered with JSON of another shape. */
  | { kind: 'other-shape' }
  /** Done, and answered with an empty body. */
  | { kind: 'empty' }
  /** Done at once, and answered this many ms later. */
  | { kind: 'late'; ms: number }
  /** Done, and the connection breaks before a byte of the answer. */
  | { kind: 'answer-lost' }

type Entry = { call: CallName | '*'; fault: Fault; times: 'once' | 'always'; met: number }

/** How long a browser may take to repeat a call by itself, in ms. */
const resendTime = 400

/** The faults that are set, and how often each was met. */
export function createFaults() {
  let entries: Entry[] = []
  const lost = new Map<string, number>()
  return {
    /**
     * Breaks a call, or all calls: the next time, or each time. Returns a function that counts how often that happened.
     */
    set(call: CallName | '*', fault: Fault, times: Entry['times'] = 'once') {
      const entry = { call, fault, times, met: 0 }
      entries.push(entry)
      return () => entry.met
    },
    clear() {
      entries = []
    },
    /**
     * Whether a call was lost just before. If a connection breaks before the first byte of an answer, Chromium may
     * repeat the call by itself, and that must not be answered either.
     */
    isResent(call: string): boolean {
      const now = performance.now()
      const isResent = now - (lost.get(call) ?? -resendTime) < resendTime
      lost.set(call, now)
      return isResent
    },
    /** The fault for a call that has come in. */
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

/** The page of a network between browser and server. */
export const strangersPage = () =>
  new Response('<!doctype html><title>Welcome</title><h1>Accept the terms of this network</h1>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
