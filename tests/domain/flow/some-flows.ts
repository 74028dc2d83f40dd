import { buildFlow } from '#domain/flow/build-flow.ts'
import { flowRecords, lineOfRecord } from '#domain/flow/flow-records.ts'
import type { Provinces } from '#domain/flow/flow-rows.ts'
import { type FlowList, type FlowSubject, movementOf } from '#domain/flow/movement.ts'
import { createRunningFlow } from '#domain/flow/running-flow.ts'
import type { StockTake } from '#domain/flow/stock-take.ts'
import { createRecordLines, recordsFingerprint } from '#domain/statement/statement-records.ts'
import type { FlowAbout, MaterialFlow } from '#schemas/flow.ts'
import type { Line, Trade } from '#schemas/trade.ts'

export const business: FlowAbout = { kind: 'business', id: 'umhlanga', name: 'Umhlanga Metals', address: [] }
const thirdQuarter = { from: '2026-07-01', to: '2026-09-30', timeZone: 'UTC' }

export type SomeRecord = readonly [list: FlowList, trade: Trade]

const subjectOf = ({ kind, id }: FlowAbout): FlowSubject => ({ kind, id, sellerIds: new Set(['naledi']) })

/** Returns the records file of a report, and the report about these records by Naledi Mokoena, with days in UTC. */
export async function flowOn(
  trades: readonly SomeRecord[],
  {
    about = business,
    period = thirdQuarter,
    stockTake = null,
    filter = null,
    provinces = null,
  }: {
    about?: FlowAbout
    period?: MaterialFlow['period']
    stockTake?: StockTake | null
    filter?: MaterialFlow['filter']
    provinces?: Provinces | null
  } = {},
): Promise<{ flow: MaterialFlow; records: string }> {
  const scope = { period, kind: about.kind, countedOn: stockTake?.day ?? null }
  const running = createRunningFlow(scope, moment => moment.slice(0, 10))
  const lines = createRecordLines()
  for (const [list, trade] of trades) {
    const movement = movementOf(list, trade, subjectOf(about))
    if (movement && running.add(movement, trade)) lines.add(lineOfRecord(movement, trade.id, trade))
  }
  const facts = {
    about,
    period,
    filter,
    made: { at: '2026-12-31T20:17:00.000Z', by: 'Naledi Mokoena', recordsAt: '2026-12-31T20:16:58.000Z' },
  }
  const built = buildFlow(running.sums(), facts, stockTake, { provinces })
  const records = await flowRecords(facts, built.byMaterial, lines)
  return { flow: { ...built, fingerprint: await recordsFingerprint(records) }, records }
}

export const line = (name: string | null, gwCode: string | null, weight: number, value = 0): Line => ({
  id: null,
  weight,
  value,
  material: { name, gwCode, carbonFactor: null },
})

type Parties = { from: string; to: string }

/** Returns a record between parties with equal names and ids. */
export const record = (id: string, day: string, { from, to }: Parties, ...materials: Line[]): Trade => ({
  id,
  buyer: { id: to, name: to },
  seller: { id: from, name: from },
  materials,
  createdAt: `${day}T10:00:00.000Z`,
  updatedAt: `${day}T10:00:00.000Z`,
})

const into = { from: 'petra', to: 'umhlanga' }
const out = { from: 'naledi', to: 'bloem' }

export const bought = (id: string, day: string, ...lines: Line[]): SomeRecord => [
  'transactions',
  record(id, day, into, ...lines),
]
export const collected = (id: string, day: string, ...lines: Line[]): SomeRecord => [
  'collections',
  record(id, day, { ...into, from: 'bongani' }, ...lines),
]
export const sold = (id: string, day: string, ...lines: Line[]): SomeRecord => [
  'transactions',
  record(id, day, out, ...lines),
]
