import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Fault } from './faults.ts'

/** Returns the headers and bytes of a response, changed by the fault. */
async function contentOf(answer: Response, fault: Fault | undefined) {
  const head: Record<string, string> = Object.fromEntries(answer.headers)
  if (answer.ok && fault?.kind === 'empty') return { head, bytes: Buffer.alloc(0) }
  if (answer.ok && fault?.kind === 'other-shape') {
    const bytes = Buffer.from(JSON.stringify({ item: { id: 7 }, items: 'none' }))
    return { head: { ...head, 'content-type': 'application/json' }, bytes }
  }
  return { head, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/**
 * Sends a response, or its remainder after a fault; an intact one with gzip if `accepted`. Every call has its own
 * connection, because Chromium would repeat a call automatically if a reused connection breaks.
 */
export async function send(
  response: ServerResponse,
  answer: Response,
  fault: Fault | undefined,
  accepted = '',
): Promise<void> {
  const { head, bytes: plain } = await contentOf(answer, fault)
  const isZipped = !fault && accepted.includes('gzip') && plain.length > 0
  const bytes = isZipped ? gzipSync(plain) : plain
  if (fault?.kind === 'answer-lost') return void response.socket?.resetAndDestroy()
  if (fault?.kind === 'late') await wait(fault.ms)
  // Like many servers, sends no Cache-Control: the app itself must keep its calls out of the browser's cache.
  response.writeHead(answer.status, {
    ...head,
    ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
    'content-length': String(bytes.length),
    connection: 'close',
  })
  if (fault?.kind !== 'stalled' && fault?.kind !== 'cut') return void response.end(bytes)
  // An empty body could not be delayed.
  response.write(bytes.subarray(0, Math.max(1, Math.floor(bytes.length / 2))), () => {
    if (fault.kind === 'cut') response.socket?.resetAndDestroy()
  })
}
