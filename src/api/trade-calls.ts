import {
  type LineBody,
  type LineChange,
  type LineMaterial,
  lineBody,
  lineChange,
  type Trade,
  type TradeBody,
  trade,
  tradeBody,
  tradeChange,
} from '#schemas/trade.ts'
import { create } from './answers.ts'
import type { Cache } from './cache.ts'
import { contractBroken } from './call-problems.ts'
import type { Client } from './client.ts'
import type { Finding } from './find.ts'
import { resourceCalls } from './resource-calls.ts'

/** What tells one load from another, whatever order its lines are in. */
const loadOf = (lines: ReadonlyArray<Pick<LineMaterial, 'name' | 'gwCode'> & Pick<LineBody, 'weight' | 'value'>>) =>
  lines
    .map(({ name, gwCode, weight, value }) => JSON.stringify([name, gwCode, weight, value]))
    .toSorted()
    .join()

const finding: Finding<Trade, TradeBody> = {
  // The latest first, on a server that sorts.
  query: () => ({ sort: '-createdAt', preload: ['buyer', 'seller', 'materials'] }),
  isIt: (row, sent) =>
    row.buyer?.id === sent.buyerId &&
    row.seller?.id === sent.sellerId &&
    Date.parse(row.createdAt) === Date.parse(sent.createdAt) &&
    loadOf(row.materials.map(({ material, ...numbers }) => ({ ...material, ...numbers }))) === loadOf(sent.materials),
}

const lineWithoutId = () =>
  contractBroken('No id in the answer to a new line.').with({
    message: 'The server did not say which line it made. It may have been saved, but is not in this record. Try again.',
    mayBeDone: true,
  })

/** Calls of `/transactions` and of `/collections`, which are alike. */
export function tradeCalls(client: Client, cache: Cache, name: 'transactions' | 'collections') {
  const schemas = { row: trade, body: tradeBody, change: tradeChange }
  const { calls, changed } = resourceCalls(client, cache, name, schemas, finding)
  return {
    ...calls,
    /**
     * Creates a line that belongs to no trade yet, and returns its id.
     * @throws Problem of kind `contract`, with `mayBeDone`, if the server sends no id, without which the line cannot be
     * attached.
     */
    async createLine(line: LineBody, signal?: AbortSignal): Promise<string> {
      const { id } = await create(client, `${name}/materials`, lineBody.parse(line), { signal })
      if (id === null) throw lineWithoutId()
      return id
    },
    async attachLine(recordId: string, lineId: string, signal?: AbortSignal) {
      await client.write('post', `${name}/assign-material/${recordId}/${lineId}`, undefined, { signal })
      changed()
    },
    async updateLine(id: string, change: LineChange, signal?: AbortSignal) {
      await client.write('put', `${name}/materials/${id}`, lineChange.parse(change), { signal })
      changed()
    },
    async removeLine(id: string, signal?: AbortSignal) {
      await client.write('delete', `${name}/materials/${id}`, undefined, { signal })
      changed()
    },
  }
}
export type TradeCalls = ReturnType<typeof tradeCalls>
