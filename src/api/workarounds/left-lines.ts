import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { send } from '#api/requests.ts'
import { tradeShapes } from '#contract/trade-contract.ts'
import { limitConcurrency } from '#domain/concurrency-limit.ts'
import { Problem } from '#domain/problem.ts'
import type { TradeResource } from '#schemas/trade.ts'

const isOf = (error: unknown, ...kinds: Array<Problem['kind']>) =>
  error instanceof Problem && kinds.includes(error.kind)

/** Maximum concurrent deletions. */
const mostAtOnce = 4

/**
 * Workaround: a server deletes a record but leaves orphaned lines that no screen shows. Reads the lines before the
 * deletion and deletes them after it, so that a rejected deletion changes nothing. If the first line no longer exists,
 * the server deleted the lines itself. In this case, the workaround stays off for the session.
 *
 * Delete once every server deletes the lines with the record.
 */
export function leftLines(client: Client, resource: TradeResource) {
  let areLeft = true
  const inTurn = limitConcurrency(mostAtOnce)

  async function linesOf(id: string, signal?: AbortSignal): Promise<string[]> {
    try {
      const options = { params: { id }, query: { preload: ['materials'] }, signal }
      const { item } = await get(client, `${resource}.get`, tradeShapes.get.answer, options)
      return item.materials.flatMap(line => line.id ?? [])
    } catch (error) {
      // The following delete request reports this problem.
      if (isOf(error, 'notFound', 'forbidden')) return []
      throw error
    }
  }
  const removeLine = (id: string) => inTurn(() => send(client, `${resource}.materials.delete`, { params: { id } }))

  /** Deletes a record and its orphaned lines. */
  return async function removeWithLines(id: string, removeRecord: () => Promise<void>, signal?: AbortSignal) {
    const [first, ...others] = areLeft ? await linesOf(id, signal) : []
    await removeRecord()
    if (first === undefined) return
    const [tried] = await Promise.allSettled([removeLine(first)])
    if (tried.status === 'rejected' && isOf(tried.reason, 'notFound')) areLeft = false
    // Ignores failures: the record is deleted, and no screen shows its lines.
    else await Promise.allSettled(others.map(removeLine))
  }
}
