import { get, idInAnswer } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { send } from '#api/requests.ts'
import { tradeShapes } from '#contract/trade-contract.ts'
import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import type { TradeResource } from '#schemas/trade.ts'

type Line = { resource: TradeResource; tradeId: string; lineId: string }

async function readTrade(client: Client, { resource, tradeId }: Line) {
  const options = { params: { id: tradeId }, query: { preload: ['buyer', 'seller', 'materials'] } }
  return (await get(client, `${resource}.get`, tradeShapes.get.answer, options)).item
}
type ReadTrade = Awaited<ReturnType<typeof readTrade>>

const holds = ({ materials }: ReadTrade, { lineId }: Line) => materials.some(({ id }) => id === lineId)

/**
 * Maximum time in ms for reading the record. The record's fields are sent back with the line, and another user might
 * change them between the two requests.
 */
const oldest = 2000
const mostReads = 3

/**
 * Reads the record up to 3 times, until a response takes at most 2 s.
 * @throws Problem of kind `timeout` if every response took longer.
 */
async function readFresh(client: Client, line: Line, now: () => number): Promise<ReadTrade> {
  for (let reads = 0; reads < mostReads; reads += 1) {
    const begun = now()
    const trade = await readTrade(client, line)
    if (now() - begun <= oldest) return trade
  }
  throw new Problem({
    kind: 'timeout',
    title: t('Not added'),
    message: t('The connection is too slow to add a line. Try again.'),
  })
}

/**
 * Sends a create request with the existing id of the record. The server then adds the line and keeps the other lines.
 * If the server creates a new record instead, deletes that record.
 */
async function sendAgain(client: Client, { resource, tradeId, lineId }: Line, { buyer, seller, createdAt }: ReadTrade) {
  const json = { id: tradeId, buyerId: buyer?.id, sellerId: seller?.id, createdAt, materials: [{ id: lineId }] }
  const made = idInAnswer(await send(client, `${resource}.create`, { json }))
  if (made !== null && made !== tradeId) await send(client, `${resource}.delete`, { params: { id: made } })
}

/**
 * Workaround: a server rejects a record's second line as "already assigned". Attaches the line through the create call
 * of the record. If that fails, deletes the unattached line.
 *
 * Delete once every server assigns a second line to a record.
 *
 * @throws Problem of kind `notFound` if the line could not be attached and was deleted. Kind `timeout`
 * if each read of the record takes longer than 2 s. After a timeout, the line still exists and can be attached later.
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
    // Without a response, the line might be attached, so it must not be deleted.
    if (!(error instanceof Problem) || error.mayBeDone) throw error
    cause = error
  }
  await Promise.allSettled([send(client, `${resource}.materials.delete`, { params: { id: lineId } })])
  const message =
    resource === 'transactions'
      ? t('This server accepts lines only in a new transaction.')
      : t('This server accepts lines only in a new collection.')
  throw cause.with({ kind: 'notFound', title: t('Not added'), message })
}
