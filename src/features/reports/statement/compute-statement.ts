import { nextTask } from '#actors/next-task.ts'
import { createRunningTradeSums } from '#domain/carbon/trade-sums.ts'
import { localDay } from '#domain/figures/periods.ts'
import { buildStatement, type StatementFacts } from '#domain/statement/build-statement.ts'
import {
  createRecordLines,
  lineOfTrade,
  recordsFingerprint,
  statementRecords,
} from '#domain/statement/statement-records.ts'
import { missingSentence } from '#domain/unreadable-words.ts'
import { tradesOfPeriod } from '#features/reports/trades-of-period.ts'
import type { ReadTrade, Unreadable } from '#machines/trade-totals/trade-totals.types.ts'
import type { CarbonStatement, StatementAbout } from '#schemas/statement.ts'

type StatementInput = {
  trades: Iterable<readonly [id: string, ReadTrade]>
  unreadable: Unreadable
  facts: Omit<StatementFacts, 'fingerprint' | 'unreadable'>
  /** True if the server returns only the subject's own trades. */
  isOwnList: boolean
}

const isOf = ({ kind, id }: StatementAbout, { buyer, seller }: ReadTrade) =>
  kind === 'business' ? buyer?.id === id : seller?.id === id

export type RecordedStatement = { statement: CarbonStatement; records: string }

/** Computes the statement from the subject's trades. Rejects with the signal's reason if aborted. */
export async function computeStatement(
  { trades, unreadable: missing, facts, isOwnList }: StatementInput,
  signal: AbortSignal,
): Promise<RecordedStatement> {
  const running = createRunningTradeSums(localDay)
  const lines = createRecordLines()
  const stated = new Set<string>()
  const isStated = (trade: ReadTrade) => isOwnList || isOf(facts.about, trade)
  for await (const batch of tradesOfPeriod(trades, isStated, facts.period, signal)) {
    for (const [id, trade] of batch) {
      running.addTrade(trade, 1)
      stated.add(id)
      lines.add(lineOfTrade(id, trade))
    }
  }
  const records = await statementRecords(facts, lines, nextTask)
  await nextTask()
  signal.throwIfAborted()
  const ownLines = missing.lines.filter(({ id }) => stated.has(id ?? ''))
  const unreadable = [
    missingSentence(missing.records, 'record', 'statement', 'en'),
    missingSentence(ownLines, 'line', 'statement', 'en'),
  ].filter(Boolean)
  const fingerprint = await recordsFingerprint(records)
  const statement = buildStatement(running.sums(), { ...facts, fingerprint, unreadable })
  return { statement, records }
}
