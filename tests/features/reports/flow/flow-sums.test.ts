import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRunningTradeSums } from '#domain/carbon/trade-sums.ts'
import { localDay } from '#domain/figures/periods.ts'
import { computeFlow } from '#features/reports/flow/compute-flow.ts'
import { type FlowFigures, type FlowFinding, type MaterialFlow, materialFlow } from '#schemas/flow.ts'
import { data, type Expected, expectedSums, idOf, readList, sumsBeforeChanges, usersOf } from './flow-data.ts'

vi.setConfig({ testTimeout: 120_000 })

/*
 * The expected sums come from expected-sums.py, which computes them with Python's decimals and time zones from the same
 * records. The records include sales of bought loads, sales without a purchase, and businesses on both sides. Their times
 * are around the ends of months and years in four time zones. Some records are edited or deleted: by this browser, or by
 * others between two readings.
 */

const zone = process.env.TZ
afterAll(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

type Lists = Record<'transactions' | 'collections', Awaited<ReturnType<typeof readList>>>
const readLists = async (): Promise<Lists> => ({
  transactions: await readList('transactions'),
  collections: await readList('collections'),
})

/** Lists with the changes of this browser. */
let changed: Lists
beforeAll(async () => {
  changed = await readLists()
  for (const list of Object.values(changed)) list.changeHere()
})

const unreadable = { records: [], lines: [] }

/** Computes a report from all records, or from those that the server returns to a user of the business. */
async function computed(
  { zone: timeZone, period: [from, to], business }: Expected,
  { isOwnList = false, lists = changed }: { isOwnList?: boolean; lists?: Lists },
) {
  process.env.TZ = timeZone
  const id = idOf('business', business)
  const users = usersOf(business)
  const trades = (list: keyof Lists) => () =>
    lists[list]
      .trades()
      .filter(([, { buyer, seller }]) => !isOwnList || buyer?.id === id || users.has(seller?.id ?? ''))
  const { flow } = await computeFlow(
    {
      sources: [
        { list: 'transactions', trades: trades('transactions'), unreadable },
        { list: 'collections', trades: trades('collections'), unreadable },
      ],
      subject: { kind: 'business', id, sellerIds: isOwnList ? null : users },
      facts: {
        about: { kind: 'business', id, name: data.businesses[business] ?? '', address: [] },
        period: { from, to, timeZone },
        filter: null,
        made: { at: '2026-11-22T10:00:00.000Z', by: 'Naledi Mokoena' },
      },
      provinces: null,
      stockTake: null,
      reported: {},
    },
    new AbortController().signal,
  )
  return flow
}

const flows = new Map<Expected, ReturnType<typeof computed>>()

/** Returns the report from all records of the changed lists. Computes it once. */
function flowOf(expected: Expected) {
  const flow = flows.get(expected) ?? computed(expected, {})
  flows.set(expected, flow)
  return flow
}

const inOrder = (figures: FlowFigures) => [
  figures.openingKg,
  figures.boughtKg,
  figures.collectedKg,
  figures.soldKg,
  figures.closingKg,
  figures.boughtValue,
  figures.collectedValue,
  figures.soldValue,
]

const findingInOrder = ({ name, gwCode, at, month, day, firstDay, missingKg }: FlowFinding) => [
  name,
  gwCode,
  at,
  month,
  day,
  firstDay,
  missingKg,
]

const sorted = (rows: readonly unknown[]) => rows.map(row => JSON.stringify(row)).toSorted()

/** Returns the report in the form of the expected sums. Months without records are omitted, as there. */
function asExpected(flow: MaterialFlow, { materials, months, parties, findings, ...head }: Expected) {
  return {
    ...head,
    records: [flow.records.count, flow.records.earlier],
    totals: inOrder(flow.totals),
    materials: materials && sorted(flow.byMaterial.map(row => [row.name, row.gwCode, ...inOrder(row)])),
    months: months && flow.byMonth.map(row => [row.month, row.boughtKg, row.collectedKg, row.soldKg]),
    parties: parties && sorted(flow.byCounterparty.map(row => [row.id, row.boughtKg, row.collectedKg, row.soldKg])),
    findings: findings && sorted(flow.findings.map(findingInOrder)),
  }
}

function sortedExpected({ materials, months, parties, findings, ...expected }: Expected, flow: MaterialFlow) {
  const byMonth = new Map(months?.map(row => [row[0], row]))
  return {
    ...expected,
    materials: materials && sorted(materials),
    months: months && flow.byMonth.map(({ month }) => byMonth.get(month) ?? [month, '0', '0', '0']),
    parties: parties && sorted(parties.map(([kind, index, ...figures]) => [idOf(kind, index), ...figures])),
    findings: findings && sorted(findings),
  }
}

const byZone = Map.groupBy(expectedSums, entry => entry.zone)

describe.each([...byZone])('In %s, the report', (_, entries) => {
  test.each([false, true])('agrees with an independent calculation to the gram; own list: %s', async isOwnList => {
    expect(entries).toHaveLength(2 * data.businesses.length)
    for (const expected of entries) {
      const flow = isOwnList ? await computed(expected, { isOwnList }) : await flowOf(expected)
      expect(asExpected(flow, expected)).toEqual(sortedExpected(expected, flow))
    }
  })

  test('has equal totals in each grouping, and the last month ends with the closing stock', async () => {
    for (const expected of entries) {
      const flow = materialFlow.parse(await flowOf(expected))
      const grams = (text: string | null) => Math.round(Number(text) * 1000)
      for (const rows of [flow.byWaste, flow.byMaterial, flow.byCode, flow.byFamily]) {
        const sum = rows.reduce((all, row) => all + grams(row.closingKg), 0)
        expect(sum).toBe(grams(flow.totals.closingKg))
      }
      for (const rows of [flow.byMonth, flow.byQuarter]) expect(rows.at(-1)?.stockKg).toBe(flow.totals.closingKg)
    }
  })
})

test('has the weight of the carbon statement as bought', async () => {
  for (const expected of expectedSums) {
    const { totals, period } = await flowOf(expected)
    process.env.TZ = expected.zone
    const running = createRunningTradeSums(localDay)
    for (const [, trade] of changed.transactions.trades()) {
      const day = localDay(trade.createdAt)
      const isBought = trade.buyer?.id === idOf('business', expected.business)
      if (isBought && period.from <= day && day <= period.to) running.addTrade(trade, 1)
    }
    expect(totals.boughtKg).toBe(running.sums().all.weight)
  }
})

test('has each kind of finding', () => {
  const kinds = expectedSums.flatMap(({ findings = [] }) => findings.map(([, , at]) => at))
  expect(new Set(kinds)).toEqual(new Set(['closing', 'opening', 'monthEnd', 'day']))
})

test('changes with records that others edit and delete between two readings', async () => {
  const lists = await readLists()
  for (const expected of sumsBeforeChanges) {
    const flow = await computed(expected, { lists })
    expect(asExpected(flow, expected)).toEqual(sortedExpected(expected, flow))
  }
  for (const list of Object.values(lists)) await list.changeElsewhere()
  for (const { zone: timeZone, period, business } of sumsBeforeChanges) {
    const after = expectedSums.find(
      other => other.zone === timeZone && other.business === business && other.period.join() === period.join(),
    )
    if (!after) throw new Error(`No expected sums of business ${business}`)
    const flow = await computed(after, { lists })
    expect(asExpected(flow, after)).toEqual(sortedExpected(after, flow))
  }
})
