import type { TradeCalls } from '#api/trade-calls.ts'
import { contractBroken } from '#domain/response-problems.ts'
import { lineBodyOf } from '#domain/trades/line-body.ts'
import { nextUuid } from '#rules/ids.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { Line, Trade } from '#schemas/trade.ts'

/** Content of a trade to store: an unsent record, or a record of a file. */
export type TradeVersion = Pick<OutboxEntry, 'buyer' | 'seller' | 'createdAt' | 'lines'> & {
  /** UUID from which the ids of new lines follow. No other version of the trade may have the same one. */
  lineIds: string
}
type UnsentLine = OutboxEntry['lines'][number]

const isSameMaterial = (stored: Line, { material }: UnsentLine) =>
  stored.material.name === material.name && stored.material.gwCode === material.gwCode
const isSame = (stored: Line, line: UnsentLine) =>
  isSameMaterial(stored, line) && stored.weight === line.weight && stored.value === line.value

/** Pairs each line of the entry with a stored line: an equal one, or else one of the same material. */
function pairsOf(stored: readonly Line[], lines: readonly UnsentLine[]) {
  const left = [...stored]
  const take = (fits: (line: Line) => boolean) => {
    const index = left.findIndex(fits)
    return index === -1 ? undefined : left.splice(index, 1)[0]
  }
  const equal = lines.map(line => take(one => isSame(one, line)))
  const pairs = lines.map((line, index) => ({
    line,
    index,
    isEqual: equal[index] !== undefined,
    stored: equal[index] ?? take(one => isSameMaterial(one, line)),
  }))
  return { pairs, left }
}

const idOf = ({ id }: Line): string => {
  if (id === null) throw contractBroken('A line of the record has no id.')
  return id
}

/** Returns the fields of the entry that the stored record lacks. */
function changeOf({ sellers }: TradeCalls, before: Trade, { buyer, seller, createdAt }: TradeVersion) {
  const isSeller = [seller.id, sellers.acceptedFor(seller).id].includes(before.seller?.id ?? '')
  return {
    buyerId: before.buyer?.id === buyer.id ? null : buyer.id,
    sellerId: isSeller ? null : seller.id,
    createdAt: Date.parse(before.createdAt) === Date.parse(createdAt) ? null : createdAt,
  }
}

/**
 * Updates a record on the server to an entry: first the fields, then the lines. Writes only differences, so that a
 * repeated call is safe. Returns the earlier record.
 */
export async function updateTrade(
  calls: TradeCalls,
  tradeId: string,
  entry: TradeVersion,
  signal: AbortSignal,
): Promise<Trade> {
  const before = await calls.get(tradeId, ['buyer', 'seller', 'materials'], signal)
  const change = changeOf(calls, before, entry)
  if (Object.values(change).some(value => value !== null)) await calls.update(tradeId, change, signal)
  const { pairs, left } = pairsOf(before.materials, entry.lines)
  for (const { line, index, isEqual, stored } of pairs) {
    if (isEqual) continue
    const { weight, value } = line
    if (stored) await calls.updateLine(tradeId, idOf(stored), { weight, value }, signal)
    else {
      const id = nextUuid(entry.lineIds, index + 1)
      const lineId = await calls.createLine({ ...lineBodyOf(line), id }, signal)
      await calls.attachLine(tradeId, lineId, signal)
    }
  }
  for (const line of left) await calls.removeLine(idOf(line), signal)
  return before
}
