import { nextTask } from '#actors/next-task.ts'
import { createRunningTradeSums } from '#domain/carbon/trade-sums.ts'
import { type DayRange, localDay } from '#domain/figures/periods.ts'
import { buildStatement, type StatementFacts } from '#domain/statement/build-statement.ts'
import { lineOfTrade, recordsFingerprint, statementRecords } from '#domain/statement/statement-records.ts'
import { missingSentence } from '#domain/unreadable-words.ts'
import type { ReadTrade, Unreadable } from '#machines/trade-totals/trade-totals.types.ts'
import type { CarbonStatement, StatementAbout } from '#schemas/statement.ts'

/** Trades per batch. Between batches, the browser can handle input. */
const atOnce = 200

type StatementInput = {
  trades: Iterable<readonly [id: string, ReadTrade]>
  unreadable: Unreadable
  facts: Omit<StatementFacts, 'fingerprint' | 'unreadable'>
  /** True if the server returns only the subject's own trades. */
  isOwnList: boolean
}

const isOf = ({ kind, id }: StatementAbout, { buyer, seller }: ReadTrade) =>
  kind === 'business' ? buyer?.id === id : seller?.id === id

const isWithin = ({ from, to }: DayRange, day: string) => from <= day && day <= to

export type RecordedStatement = { statement: CarbonStatement; records: string }

/** Computes the statement from the subject's trades. Rejects with the signal's reason if aborted. */
export async function computeStatement(
  { trades, unreadable: missing, facts, isOwnList }: StatementInput,
  signal: AbortSignal,
): Promise<RecordedStatement> {
  const running = createRunningTradeSums(localDay)
  const lines: string[] = []
  const stated = new Set<string>()
  let looked = 0
  for (const [id, trade] of trades) {
    if ((isOwnList || isOf(facts.about, trade)) && isWithin(facts.period, localDay(trade.createdAt))) {
      running.addTrade(trade, 1)
      stated.add(id)
      lines.push(lineOfTrade(id, trade))
    }
    looked += 1
    if (looked % atOnce === 0) {
      await nextTask()
      signal.throwIfAborted()
    }
  }
  const records = statementRecords(facts, lines)
  const ownLines = missing.lines.filter(({ id }) => stated.has(id ?? ''))
  const unreadable = [
    missingSentence(missing.records, 'record', 'statement', 'en'),
    missingSentence(ownLines, 'line', 'statement', 'en'),
  ].filter(Boolean)
  const fingerprint = await recordsFingerprint(records)
  const statement = buildStatement(running.sums(), { ...facts, fingerprint, unreadable })
  return { statement, records }
}
