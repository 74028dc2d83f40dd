import { useEnvironment } from '#actors/environment.tsx'
import { type FormRecord } from '#actors/record.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useBackgroundEnd } from '#actors/use-background-work.ts'
import { fromDateTimeInput, notAfter, toDateTimeInput } from '#domain/figures/dates.ts'
import { changeBetween, checkTrade, type TradeValues, tradeBodyOf } from '#domain/trades/trade-rules.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import type { Labels } from '#patterns/record/conflict-words.ts'
import { useRecord } from '#patterns/record/use-record.ts'
import type { Line, LineBody, Trade } from '#schemas/trade.ts'
import { recordByDefault } from './default-date.ts'
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

/** What is said of a date that the server took in place of the one that the form came with. */
function earlierNote(date: string, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const shown = time.format(Date.parse(fromDateTimeInput(date) ?? ''))
  return `Its date is ${shown}, because the clock of this computer is ahead of the server's.`
}

/**
 * The record machine of a form of transactions or collections. Saving gives the id. `checkLines` and `draftLines` are
 * asked when a new record is saved: messages about its lines, and the lines to send. A new record whose date was left as the
 * form came with it is never refused for that; where it had to be recorded with an earlier one, the message says so.
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
  const { now, serverNow, locale } = useEnvironment()
  const backgroundEnd = useBackgroundEnd()
  const isDefault = (date: string) => id === null && date === values.date
  const dateNow = (date: string, moment: number) => (isDefault(date) ? notAfter(date, moment) : date)
  return useRecord<TradeFormValues>({
    noun: kind.noun,
    id,
    values,
    load: async (saved, signal) => {
      // Whoever comes back early would find the lines missing that are still being saved, and stay without them.
      await backgroundEnd(saved, signal)
      return valuesOf(await calls.get(saved, ['buyer', 'seller', 'materials'], signal))
    },
    create: async current => {
      const lines = draftLines()
      const create = (date: string) => calls.create(tradeBodyOf({ ...current, date }, lines))
      const sent = dateNow(current.date, serverNow())
      const { saved, date } = isDefault(current.date)
        ? await recordByDefault(sent, create)
        : { saved: await create(sent), date: sent }
      return { ...saved, message: date === sent ? null : earlierNote(date, locale) }
    },
    find: (sent, signal) => calls.find(sent, signal),
    update: (saved, current, initial) => calls.update(saved, changeBetween(initial, current)),
    check: current => ({ ...checkTrade({ ...current, date: dateNow(current.date, now()) }, now()), ...checkLines() }),
    fieldOf,
  })
}
