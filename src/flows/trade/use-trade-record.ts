import { useApi } from '#actors/use-api.ts'
import { useWorld } from '#actors/world.tsx'
import { toDateTimeInput } from '#domain/dates.ts'
import { bodyOf, changeBetween, checkTrade, type TradeValues } from '#domain/trade-rules.ts'
import type { Labels } from '#flows/record/conflict-words.ts'
import { type FormRecord, useRecord } from '#flows/record/use-record.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import type { Line, LineBody, Trade } from '#schemas/trade.ts'
import { linesAreDone } from './closing-lines.ts'
import type { TradeKind } from './trade-kind.ts'

/** What the form holds; `lines` are those of a saved record as they were loaded, which save themselves from then on. */
export type TradeFormValues = TradeValues & { lines: readonly Line[] }

export type TradeRecord = FormRecord<TradeFormValues>

/** What the fields are called that somebody else may change at the same time. */
export const labels: Labels<TradeFormValues> = {
  buyer: 'Buyer',
  seller: 'Seller',
  date: { label: 'Date', words: date => date.replace('T', ' ') },
}

/** Which field of the form shows a message about a field of the body. */
const fieldOf = { buyerId: 'buyer', sellerId: 'seller', createdAt: 'date' }

const valuesOf = ({ buyer, seller, createdAt, materials }: Trade): TradeFormValues => ({
  buyer,
  seller,
  date: toDateTimeInput(createdAt),
  lines: materials,
})

/**
 * The record machine of a form of transactions or collections. Saving gives the id. `checkLines` and `draftLines` are
 * asked when a new record is saved: messages about its lines, and the lines to send.
 */
export function useTradeRecord(
  kind: TradeKind,
  {
    id,
    values,
    checkLines = () => ({}),
    draftLines = () => [],
  }: { id: string | null; values: TradeFormValues; checkLines?: () => FieldErrors; draftLines?: () => LineBody[] },
): TradeRecord {
  const calls = kind.calls(useApi())
  const { now, session } = useWorld()
  return useRecord<TradeFormValues>({
    noun: kind.noun,
    id,
    values,
    load: async (saved, signal) => {
      // Whoever comes back early would find the lines missing that are still being saved, and stay without them.
      await linesAreDone(session, saved)
      return valuesOf(await calls.get(saved, ['buyer', 'seller', 'materials'], signal))
    },
    create: current => calls.create(bodyOf(current, draftLines())),
    find: (sent, signal) => calls.find(sent, signal),
    update: (saved, current, initial) => calls.update(saved, changeBetween(initial, current)),
    check: current => ({ ...checkTrade(current, now()), ...checkLines() }),
    fieldOf,
  })
}
