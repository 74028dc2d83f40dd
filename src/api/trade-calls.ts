import { tradeShapes } from '#contract/trade-contract.ts'
import { limitConcurrency } from '#domain/concurrency-limit.ts'
import { Problem } from '#domain/problem.ts'
import { contractBroken } from '#domain/response-problems.ts'
import { t } from '#messages/message.ts'
import type { LineBody, LineChange, LineMaterial, Trade, TradeBody, TradeChange } from '#schemas/trade.ts'
import { create, hasItem } from './answers.ts'
import { assigned } from './assigning.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import type { Finding } from './find.ts'
import { send } from './requests.ts'
import { resourceCalls } from './resource-calls.ts'
import type { Sellers } from './sellers.ts'
import type { TradeWrite, TradeWrites } from './trade-writes.ts'
import { sureOfZeros } from './workarounds/ignored-zeros.ts'
import { leftLines } from './workarounds/left-lines.ts'
import { attachByRecord } from './workarounds/line-by-record.ts'
import { newIds } from './workarounds/new-ids.ts'

/** Returns a key that is equal for trades with equal lines in any order. */
const loadOf = (lines: ReadonlyArray<Pick<LineMaterial, 'name' | 'gwCode'> & Pick<LineBody, 'weight' | 'value'>>) =>
  lines
    .map(({ name, gwCode, weight, value }) => JSON.stringify([name, gwCode, weight, value]))
    .toSorted()
    .join()

const finding: Finding<Trade, TradeBody> = {
  // Requests the latest trades first, for servers that support sorting.
  query: () => ({ sort: '-createdAt', preload: ['buyer', 'seller', 'materials'] }),
  isIt: (row, sent) =>
    row.buyer?.id === sent.buyerId &&
    row.seller?.id === sent.sellerId &&
    Date.parse(row.createdAt) === Date.parse(sent.createdAt) &&
    loadOf(row.materials.map(({ material, ...numbers }) => ({ ...material, ...numbers }))) === loadOf(sent.materials),
  latestFirst: { ofRow: row => Date.parse(row.createdAt), sent: ({ createdAt }) => Date.parse(createdAt) },
}

const lineWithoutId = () =>
  contractBroken('No id in the answer to a new line.').with({
    message: t('The server did not return the new line.'),
    mayBeDone: true,
  })

/** Wraps a write: notifies listeners if it succeeds, or if it fails but might have been processed. */
const notifierOf =
  ({ notify }: TradeWrites, resource: TradeWrite['resource']) =>
  async <Answer>(
    done: TradeWrite['done'],
    write: () => Promise<Answer>,
    idOf: (answer: Answer) => string | null,
  ): Promise<Answer> => {
    try {
      const answer = await write()
      notify({ resource, id: idOf(answer), done })
      return answer
    } catch (error) {
      if (error instanceof Problem && error.mayBeDone) notify({ resource, id: null, done })
      throw error
    }
  }

/** State that all trade calls of a session share: the listeners for writes, and the accepted sellers. */
export type TradeParts = { writes: TradeWrites; sellers: Record<TradeWrite['resource'], Sellers> }

export function tradeCalls(client: Client, cache: Cache, shared: TradeParts, resource: TradeWrite['resource']) {
  const sellers = shared.sellers[resource]
  const removeWithLines = leftLines(client, resource)
  const lineIds = newIds(`${resource}.materials`)
  /** Serializes writes that send all fields of a record, so that they don't overwrite each other. */
  const inTurn = limitConcurrency(1)
  const { calls, changed } = resourceCalls(client, cache, resource, tradeShapes, {
    ...finding,
    storedAs: sellers.storedAs,
  })
  const notifying = notifierOf(shared.writes, resource)
  /** Writes a line of a trade. `tradeId` is null if unknown. */
  const writeLine = (
    action: 'update' | 'delete',
    { id, tradeId }: { id: string; tradeId: string | null },
    json: unknown,
    signal?: AbortSignal,
  ) =>
    notifying(
      'changed',
      async () => {
        const result = await send(client, `${resource}.materials.${action}`, { params: { id }, json, signal })
        changed()
        return result
      },
      () => tradeId,
    )
  return {
    ...calls,
    sellers,
    create: (body: TradeBody & { id?: string | undefined }, signal?: AbortSignal) =>
      notifying(
        'recorded',
        () => sellers.write(body, sent => calls.create(sent, signal)),
        ({ id }) => id,
      ),
    update: (id: string, change: TradeChange, signal?: AbortSignal) =>
      notifying(
        'changed',
        () => inTurn(() => sellers.write(change, sent => calls.update(id, sent, signal)), signal),
        () => id,
      ),
    remove: (id: string, signal?: AbortSignal) =>
      notifying(
        'removed',
        () => removeWithLines(id, () => calls.remove(id, signal), signal),
        () => id,
      ),
    /**
     * Creates a line without a trade and returns its id. A repeated call with the same id creates no second line, if the
     * server accepts ids.
     * @throws Problem of kind `contract`, with `mayBeDone`, if the response has no id. Without the id, the line cannot
     * be attached.
     */
    async createLine(line: LineBody, signal?: AbortSignal): Promise<string> {
      const body = tradeShapes['materials.create'].body.parse(line)
      const post = (json: LineBody) => create(client, `${resource}.materials.create`, { json, signal })
      const { id } = await lineIds.create(body, { post })
      if (id === null) throw lineWithoutId()
      return id
    },
    attachLine: (tradeId: string, lineId: string, signal?: AbortSignal) =>
      notifying(
        'changed',
        async () => {
          await assigned(
            () => send(client, `${resource}.materials.assign`, { params: { tradeId, lineId }, signal }),
            refusal => inTurn(() => attachByRecord(client, { resource, tradeId, lineId }, refusal)),
          )
          changed()
        },
        () => tradeId,
      ),
    /** @throws Problem of kind `invalid` if the server responds `OK` but did not store a 0. */
    async updateLine(tradeId: string, lineId: string, change: LineChange, signal?: AbortSignal) {
      const result = await writeLine(
        'update',
        { id: lineId, tradeId },
        tradeShapes['materials.update'].body.parse(change),
        signal,
      )
      if (hasItem(result) || !Object.values(change).includes(0)) return
      await sureOfZeros(client, { resource, tradeId, lineId }, change)
    },
    async removeLine(id: string, signal?: AbortSignal) {
      await writeLine('delete', { id, tradeId: null }, undefined, signal)
    },
  }
}
export type TradeCalls = ReturnType<typeof tradeCalls>
