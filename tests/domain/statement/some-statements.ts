import { createRunningTradeSums } from '#domain/carbon/trade-sums.ts'
import { buildStatement } from '#domain/statement/build-statement.ts'
import {
  createRecordLines,
  lineOfTrade,
  recordsFingerprint,
  statementRecords,
} from '#domain/statement/statement-records.ts'
import type { CarbonStatement, StatementAbout } from '#schemas/statement.ts'
import type { Line, Trade } from '#schemas/trade.ts'

const about: StatementAbout = {
  kind: 'business',
  role: 'buyer',
  id: 'umhlanga',
  name: 'Umhlanga Metals',
  address: ['14 Flamingo Road', 'Umhlanga'],
}
export const thisYear = { from: '2026-01-01', to: '2026-12-31', timeZone: 'UTC' }

/** Returns the records of a statement about Umhlanga Metals. */
export function recordsOn(trades: readonly Trade[], period = thisYear): Promise<string> {
  const lines = createRecordLines()
  for (const trade of trades) lines.add(lineOfTrade(trade.id, trade))
  return statementRecords({ about, period }, lines)
}

/** Returns a statement about Umhlanga Metals by Naledi Mokoena, with days in UTC. */
export async function statementOn(trades: readonly Trade[], period = thisYear): Promise<CarbonStatement> {
  const running = createRunningTradeSums(moment => moment.slice(0, 10))
  for (const trade of trades) running.addTrade(trade, 1)
  return buildStatement(running.sums(), {
    about,
    period,
    made: { at: '2026-12-31T20:17:00.000Z', by: 'Naledi Mokoena', recordsAt: '2026-12-31T20:16:58.000Z' },
    fingerprint: await recordsFingerprint(await recordsOn(trades, period)),
  })
}

export const lineOf = (name: string | null, gwCode: string, carbonFactor: number | null, weight: number): Line => ({
  id: null,
  weight,
  value: 0,
  material: { name, gwCode, carbonFactor },
})

export const tradeOf = (id: string, day: string, ...materials: Line[]): Trade => ({
  id,
  buyer: { id: 'umhlanga', name: 'Umhlanga Metals' },
  seller: null,
  materials,
  createdAt: `${day}T10:00:00.000Z`,
  updatedAt: `${day}T10:00:00.000Z`,
})
