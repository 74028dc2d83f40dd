import { type LineBody, type LineChange, lineBody, lineChange, trade, tradeBody, tradeChange } from '#schemas/trade.ts'
import { create } from './answers.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { resourceCalls } from './resource.ts'

/** Calls of `/transactions` and of `/collections`, which are alike. */
export function tradeCalls(client: Client, cache: Cache, name: 'transactions' | 'collections') {
  const { calls, changed } = resourceCalls(client, cache, name, {
    row: trade,
    body: tradeBody,
    change: tradeChange,
  })
  return {
    ...calls,
    /** Creates a line that belongs to nothing yet, and gives its id. */
    createLine: async (line: LineBody, signal?: AbortSignal) =>
      (await create(client, `${name}/materials`, lineBody.parse(line), { signal })).id,
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
