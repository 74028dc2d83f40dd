import type { Fault } from '#tests/api-server/faults.ts'

/**
 * A fault of a call and the app's knowledge of its result: `refused` by the server, `unheard` (possibly processed), or
 * an `odd` response. Otherwise an event around the call.
 */
export type Column =
  | { name: string; kind: 'refused' | 'unheard' | 'odd'; fault: Fault }
  | { name: string; kind: 'ended' | 'left' | 'stranger' }

const status = (code: number, retryAfter?: number): Column => ({
  name: retryAfter === undefined ? String(code) : `${code} with Retry-After`,
  kind: code < 500 ? 'refused' : 'unheard',
  fault: { kind: 'status', status: code, ...(retryAfter === undefined ? {} : { retryAfter }) },
})

export const columns: readonly Column[] = [
  { name: 'refused', kind: 'unheard', fault: { kind: 'refused' } },
  { name: 'timeout', kind: 'unheard', fault: { kind: 'timeout' } },
  { name: 'stalled body', kind: 'unheard', fault: { kind: 'stalled' } },
  { name: 'cut body', kind: 'unheard', fault: { kind: 'cut' } },
  { name: 'processed, response lost', kind: 'unheard', fault: { kind: 'answer-lost' } },
  status(400),
  { name: '401, session over', kind: 'ended' },
  status(403),
  status(404),
  status(409),
  status(422),
  status(429, 2),
  status(500),
  status(503),
  { name: 'HTML with 200', kind: 'odd', fault: { kind: 'html' } },
  { name: 'other shape', kind: 'odd', fault: { kind: 'other-shape' } },
  { name: 'empty', kind: 'odd', fault: { kind: 'empty' } },
  { name: 'response after leaving', kind: 'left' },
  { name: 'session of another user', kind: 'stranger' },
]
