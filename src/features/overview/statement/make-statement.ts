import { nextTask } from '#actors/next-task.ts'
import { createTradeTally } from '#domain/carbon/trade-sums.ts'
import { type DayRange, localDay } from '#domain/figures/periods.ts'
import { type StatementFacts, statementOf } from '#domain/statement/statement-of.ts'
import { lineOfTrade, recordsFingerprint, statementRecords } from '#domain/statement/statement-records.ts'
import type { ReadTrade } from '#machines/figures/figures.types.ts'
import type { CarbonStatement, StatementAbout } from '#schemas/statement.ts'

/** After so many trades keys and clicks are heard. */
const atOnce = 200

type Making = {
  /** All trades that were read, by id. */
  trades: Iterable<readonly [id: string, ReadTrade]>
  facts: Omit<StatementFacts, 'fingerprint'>
  /** Whether each of them is known to be of the one whom the statement is about. */
  isOwnList: boolean
}

const isOf = ({ kind, id }: StatementAbout, { buyer, sellerId }: ReadTrade) =>
  kind === 'business' ? buyer?.id === id : sellerId === id

const isWithin = ({ from, to }: DayRange, day: string) => from <= day && day <= to

/** A statement, and the records that it was made from, as the text of a file. */
export type RecordedStatement = { statement: CarbonStatement; records: string }

/** Sums the trades that a statement is about, and makes it. Rejects with the reason of the signal once that is aborted. */
export async function makeStatement(
  { trades, facts, isOwnList }: Making,
  signal: AbortSignal,
): Promise<RecordedStatement> {
  const tally = createTradeTally(localDay)
  const lines: string[] = []
  let looked = 0
  for (const [id, trade] of trades) {
    if ((isOwnList || isOf(facts.about, trade)) && isWithin(facts.period, localDay(trade.createdAt))) {
      tally.addTrade(trade, 1)
      lines.push(lineOfTrade(id, trade))
    }
    looked += 1
    if (looked % atOnce === 0) {
      await nextTask()
      signal.throwIfAborted()
    }
  }
  const records = statementRecords(facts, lines)
  const statement = statementOf(tally.sums(), { ...facts, fingerprint: await recordsFingerprint(records) })
  return { statement, records }
}
