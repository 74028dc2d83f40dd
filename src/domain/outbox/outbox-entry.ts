import { fromDateTimeInput, toExactDateTime } from '#domain/figures/dates.ts'
import { type TradeValues, tradeBodyOf } from '#domain/trades/trade-rules.ts'
import { type OutboxEntry, outboxEntry } from '#schemas/outbox.ts'
import type { Trade, TradeBody } from '#schemas/trade.ts'

/**
 * Converts the values of a new trade to an entry that is not sent yet.
 * @throws if a field or a line is incomplete.
 */
export function entryOf(
  { buyer, seller, date, lines }: TradeValues,
  facts: Pick<OutboxEntry, 'id' | 'userId' | 'resource' | 'recordedAt' | 'isTried' | 'triedAt'>,
): OutboxEntry {
  return outboxEntry.parse({
    ...facts,
    buyer,
    seller,
    createdAt: fromDateTimeInput(date),
    lines,
    refusal: null,
  })
}

/** Converts the values of a corrected entry. The server might have one of the earlier versions. */
export function correctedEntry(values: TradeValues, entry: OutboxEntry): OutboxEntry {
  const { buyer, seller, createdAt, lines, earlier } = entry
  const corrected = { dueAt: 0, failures: 0, earlier: [{ buyer, seller, createdAt, lines }, ...earlier] }
  return { ...entryOf(values, entry), ...corrected }
}

/** Returns the form values of an entry. The date is in local time. */
export const valuesOf = ({ buyer, seller, createdAt, lines }: OutboxEntry): TradeValues => ({
  buyer,
  seller,
  date: toExactDateTime(Date.parse(createdAt)),
  lines,
})

/** Returns the request body that creates the record. Every attempt sends the same body. */
export const unsentBodyOf = (entry: OutboxEntry): TradeBody & { id: string } => ({
  ...tradeBodyOf(valuesOf(entry)),
  createdAt: entry.createdAt,
  id: entry.id,
})

/** Returns an entry as a record for lists and slips. Its lines have no ids, because the server does not have them. */
export const tradeOf = ({ id, buyer, seller, createdAt, lines }: OutboxEntry): Trade => ({
  id,
  buyer,
  seller,
  createdAt,
  updatedAt: createdAt,
  materials: lines.map(line => ({ ...line, id: null })),
})
