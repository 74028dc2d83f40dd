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

/** Maximum age in ms of the fields that are sent with a line. Another user might have changed them since. */
const oldest = 2000
const mostReads = 3

/**
 * Returns the record, at most 2 s old.
 * @throws Problem if no read is fast enough.
 */
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

/** Creates the record again with its existing id. The server then adds the line and keeps the others. */
async function sendAgain(client: Client, { resource, tradeId, lineId }: Line, { buyer, seller, createdAt }: ReadTrade) {
  const json = { id: tradeId, buyerId: buyer?.id, sellerId: seller?.id, createdAt, materials: [{ id: lineId }] }
  const made = idInAnswer(await send(client, `${resource}.create`, { json }))
  if (made !== null && made !== tradeId) await send(client, `${resource}.delete`, { params: { id: made } })
}

/**
 * Workaround: a server rejects a second line of a record as "already assigned". Sends the line with the record through
 * the create call. If that fails, deletes the unattached line.
 *
 * Delete once every server assigns a second line to a record.
 *
 * @throws Problem of kind `notFound` if the line could not be attached and was deleted. Kind `timeout` if the record
 * cannot be read within 2 s: the line remains and can be attached later.
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
    // Without a response, the line might be attached, so it is not deleted.
    if (!(error instanceof Problem) || error.mayBeDone) throw error
    cause = error
  }
  await Promise.allSettled([send(client, `${resource}.materials.delete`, { params: { id: lineId } })])
  const message = `This server accepts lines only in a new ${resource.slice(0, -1)}.`
  throw cause.with({ kind: 'notFound', title: 'Not added', message })
}
