import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { send } from '#api/requests.ts'
import { type TradeResource, tradeShapes } from '#contract/trade-contract.ts'
import { Problem } from '#domain/problem.ts'
import { takingTurns } from '#domain/taking-turns.ts'

const isOf = (error: unknown, ...kinds: Array<Problem['kind']>) =>
  error instanceof Problem && kinds.includes(error.kind)

/** How many lines are deleted at once. */
const mostAtOnce = 4

/**
 * The difference: a server deletes a record and leaves its lines behind, where no screen shows them. So the lines are read
 * before the record is deleted, and deleted after it: a refused deletion leaves the record whole. A server that does not
 * find the first line has deleted all, and is asked no more.
 *
 * Can be deleted once every server deletes the lines with their record.
 */
export function leftLines(client: Client, resource: TradeResource) {
  let areLeft = true
  const inTurn = takingTurns(mostAtOnce)

  async function linesOf(id: string, signal?: AbortSignal): Promise<string[]> {
    try {
      const options = { params: { id }, query: { preload: ['materials'] }, signal }
      const { item } = await get(client, `${resource}.get`, tradeShapes.get.answer, options)
      return item.materials.flatMap(line => line.id ?? [])
    } catch (error) {
      // The deletion that follows reports the problem.
      if (isOf(error, 'notFound', 'forbidden')) return []
      throw error
    }
  }
  const removeLine = (id: string) => inTurn(() => send(client, `${resource}.materials.delete`, { params: { id } }))

  /** Deletes a record, and the lines that the server leaves behind. */
  return async function removeWhole(id: string, removeRecord: () => Promise<void>, signal?: AbortSignal) {
    const [first, ...others] = areLeft ? await linesOf(id, signal) : []
    await removeRecord()
    if (first === undefined) return
    const [tried] = await Promise.allSettled([removeLine(first)])
    if (tried.status === 'rejected' && isOf(tried.reason, 'notFound')) areLeft = false
    // A failure here is no failure for the user: the record is deleted, and no screen shows its lines.
    else await Promise.allSettled(others.map(removeLine))
  }
}
