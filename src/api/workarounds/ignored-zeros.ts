import { get } from '#api/answers.ts'
import type { Client } from '#api/client.ts'
import { type TradeResource, tradeShapes } from '#contract/trade-contract.ts'
import { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import type { LineChange } from '#schemas/trade.ts'

const inWords = {
  weight: (kg: number) => `${kg} kg`,
  value: (rand: number) => `R ${rand}`,
}

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
  const kept = fields.filter(field => change[field] === 0 && line && line[field] !== 0)
  if (!line || kept.length === 0) return
  const words = kept.map(field => `the ${field} of ${inWords[field](line[field])}`).join(' and ')
  const message = `The server kept ${words} because it does not accept 0.`
  throw new Problem({
    kind: 'invalid',
    title: t('Not saved'),
    message,
    kept: { weight: line.weight, value: line.value },
  })
}
