import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { tradeShapes } from '#contract/trade-contract.ts'
import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import type { LineChange, TradeResource } from '#schemas/trade.ts'

const fields = ['weight', 'value'] as const

/**
 * Workaround: a server responds `OK` to an update of a line but ignores zeros in its weight or
 * value. After a 0 was sent, reads the record again and checks the stored number.
 *
 * Delete once every server stores 0, or responds with the updated line.
 * @throws Problem with the stored weight and value if a 0 was ignored.
 */
export async function sureOfZeros(
  client: Client,
  { resource, tradeId, lineId }: { resource: TradeResource; tradeId: string; lineId: string },
  change: LineChange,
) {
  const options = { params: { id: tradeId }, query: { preload: ['materials'] } }
  const { materials } = (await get(client, `${resource}.get`, tradeShapes.get.answer, options)).item
  const line = materials.find(({ id }) => id === lineId)
  const ignored = fields.filter(field => change[field] === 0 && line && line[field] !== 0)
  if (!line || ignored.length === 0) return
  const [field = 'both'] = ignored.length > 1 ? [] : ignored
  const message = t(
    '{field, select, weight {The server kept the weight of {weight} because it does not accept 0.} value {The server kept the value of {value} because it does not accept 0.} other {The server kept the weight of {weight} and the value of {value} because it does not accept 0.}}',
    { field, weight: `${line.weight} kg`, value: `R ${line.value}` },
  )
  throw new Problem({
    kind: 'invalid',
    title: t('Not saved'),
    message,
    stored: { weight: line.weight, value: line.value },
  })
}
