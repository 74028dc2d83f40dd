import { get, idInAnswer } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { send } from '#api/requests.ts'
import { type TradeResource, tradeShapes } from '#contract/trade-contract.ts'
import { Problem } from '#domain/problem.ts'

type Line = { resource: TradeResource; tradeId: string; lineId: string }

async function readTrade(client: Client, { resource, tradeId }: Line) {
  const options = { params: { id: tradeId }, query: { preload: ['buyer', 'seller', 'materials'] } }
  return (await get(client, `${resource}.get`, tradeShapes.get.answer, options)).item
}
type ReadTrade = Awaited<ReturnType<typeof readTrade>>

const holds = ({ materials }: ReadTrade, { lineId }: Line) => materials.some(({ id }) => id === lineId)

/** How old, in ms, the fields may be that are sent with a line: another user might have changed them since. */
const oldest = 2000
const mostReads = 3

/** The record as it was at most 2 s ago. @throws Problem if no read is that quick. */
async function readFresh(client: Client, line: Line, now: () => number): Promise<ReadTrade> {
  for (let reads = 0; reads < mostReads; reads += 1) {
    const begun = now()
    const trade = await readTrade(client, line)
    if (now() - begun <= oldest) return trade
  }
  throw new Problem({
    kind: 'timeout',
    title: 'Not added',
    message: 'The connection is too slow to add a line. Try again.',
  })
}

/** Sends the record as a new one with the id that it has: the server then adds the line to it, and leaves the others. */
async function sendAgain(client: Client, { resource, tradeId, lineId }: Line, { buyer, seller, createdAt }: ReadTrade) {
  const json = { id: tradeId, buyerId: buyer?.id, sellerId: seller?.id, createdAt, materials: [{ id: lineId }] }
  const made = idInAnswer(await send(client, `${resource}.create`, { json }))
  if (made !== null && made !== tradeId) await send(client, `${resource}.delete`, { params: { id: made } })
}

/**
 * The difference: a server refuses a second line of a record as "already assigned". The line is sent with the record once more, in the
 * call that makes records. Where that does not help, the line, which is in no record, is removed.
 *
 * Can be deleted once every server assigns a second line to a record.
 *
 * @throws Problem of kind `notFound`, which says so, where nothing helps: the line is gone then. Of kind `timeout`, if the
 * record cannot be read within 2 s: the line stays, and can be attached later.
 */
export async function attachByRecord(client: Client, line: Line, refusal: Problem, now = Date.now) {
  const { resource, lineId } = line
  const trade = await readFresh(client, line, now)
  if (holds(trade, line)) return
  let cause = refusal
  try {
    await sendAgain(client, line, trade)
    if (holds(await readTrade(client, line), line)) return
  } catch (error) {
    // Without an answer the line may be in the record by now: it stays.
    if (!(error instanceof Problem) || error.mayBeDone) throw error
    cause = error
  }
  await Promise.allSettled([send(client, `${resource}.materials.delete`, { params: { id: lineId } })])
  const message = `This server accepts lines only in a new ${resource.slice(0, -1)}.`
  throw cause.with({ kind: 'notFound', title: 'Not added', message })
}
