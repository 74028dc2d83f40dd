import type { CallName } from '#mirage/routes/all-routes.ts'

/** What becomes of a call. In each of them the server stays what it is: only this answer, or its way, is broken. */
export type Fault =
  /** Nothing takes the connection: it is reset before a byte of the call is read. Not done. */
  | { kind: 'refused' }
  /** No answer, ever. Not done. */
  | { kind: 'timeout' }
  /** Done; status, headers and half of the body come, and then nothing more. */
  | { kind: 'stalled' }
  /** Done; status, headers and half of the body come, and then the connection breaks. */
  | { kind: 'cut' }
  /** Refused with this status and the server's own error and message; some say how long to wait, in s. Not done. */
  | { kind: 'status'; status: number; retryAfter?: number }
  /** The session has ended: the call is asked without one, and so is whatever follows. Not done. */
  | { kind: 'session-ended' }
  /** A web page with status 200, as of a network that wants its visitors to accept something first. Not done. */
  | { kind: 'html' }
  /** Done, and answered with JSON that is not what was agreed. */
  | { kind: 'other-shape' }
  /** Done, and answered with nothing at all. */
  | { kind: 'empty' }
  /** Done at once, and answered so many ms later. */
  | { kind: 'late'; ms: number }
  /** Done, and the connection breaks before a byte of the answer. */
  | { kind: 'answer-lost' }

type Entry = { call: CallName | '*'; fault: Fault; times: 'once' | 'always'; met: number }

/** How long a browser may take to make a call again by itself, in ms. */
const resendTime = 400

/** The faults that are set, and how often each was met. */
export function createFaults() {
  let entries: Entry[] = []
  const lost = new Map<string, number>()
  return {
    /** Breaks a call, or all: the next time, or each time. Gives a function that tells how often it was met. */
    set(call: CallName | '*', fault: Fault, times: Entry['times'] = 'once') {
      const entry = { call, fault, times, met: 0 }
      entries.push(entry)
      return () => entry.met
    },
    clear() {
      entries = []
    },
    /**
     * Whether a call that is lost was lost just before: where a connection breaks before the first byte of an answer, Chromium
     * may make the call again by itself, and the page would be told of what nobody asked for.
     */
    isResent(call: string): boolean {
      const now = performance.now()
      const isResent = now - (lost.get(call) ?? -resendTime) < resendTime
      lost.set(call, now)
      return isResent
    },
    /** The fault of a call that has come in. */
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

/** The page of a network that stands between. */
export const strangersPage = () =>
  new Response('<!doctype html><title>Welcome</title><h1>Accept the terms of this network</h1>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
