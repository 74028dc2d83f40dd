import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRunningTradeSums } from '#domain/carbon/trade-sums.ts'
import { localDay } from '#domain/figures/periods.ts'
import { computeFlow } from '#features/overview/flow/compute-flow.ts'
import { type FlowFigures, type MaterialFlow, materialFlow } from '#schemas/flow.ts'
import { data, type Expected, expectedSums, idOf, readList, usersOf } from './flow-data.ts'

/*
 * The expected sums come from expected-sums.py, which computes them with Python's decimals and time zones from the same
 * records. The records include sales of bought loads, sales without a purchase, and businesses on both sides. Their times
 * are around the ends of months and years in four time zones. Some records are edited or deleted.
 */

const zone = process.env.TZ
afterAll(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

type Read = Awaited<ReturnType<typeof readList>>
let lists: { transactions: Read; collections: Read }
beforeAll(async () => {
  lists = { transactions: await readList('transactions'), collections: await readList('collections') }
})

const unreadable = { records: [], lines: [] }

/** Computes a report from all records, or from those that the server returns to a user of the business. */
async function flowOf({ zone: timeZone, period: [from, to], business }: Expected, isOwnList: boolean) {
  process.env.TZ = timeZone
  const id = idOf('business', business)
  const users = usersOf(business)
  const sees = ([, { buyer, seller }]: Read[number]) => buyer?.id === id || users.has(seller?.id ?? '')
  const trades = (list: 'transactions' | 'collections') => () => (isOwnList ? lists[list].filter(sees) : lists[list])
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
    },
    new AbortController().signal,
  )
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

const sorted = (rows: readonly unknown[]) => rows.map(row => JSON.stringify(row)).toSorted()

/** Returns the report in the form of the expected sums. Months without records are omitted, as there. */
function asExpected(flow: MaterialFlow, { materials, months, parties, ...head }: Expected) {
  return {
    ...head,
    records: [flow.records.count, flow.records.earlier],
    totals: inOrder(flow.totals),
    materials: materials && sorted(flow.byMaterial.map(row => [row.name, row.gwCode, ...inOrder(row)])),
    months: months && flow.byMonth.map(row => [row.month, row.boughtKg, row.collectedKg, row.soldKg]),
    parties: parties && sorted(flow.byCounterparty.map(row => [row.id, row.boughtKg, row.collectedKg, row.soldKg])),
  }
}

function sortedExpected({ materials, months, parties, ...expected }: Expected, flow: MaterialFlow) {
  const byMonth = new Map(months?.map(row => [row[0], row]))
  return {
    ...expected,
    materials: materials && sorted(materials),
    months: months && flow.byMonth.map(({ month }) => byMonth.get(month) ?? [month, '0', '0', '0']),
    parties: parties && sorted(parties.map(([kind, index, ...figures]) => [idOf(kind, index), ...figures])),
  }
}

const byZone = Map.groupBy(expectedSums, entry => entry.zone)

describe.each([...byZone])('In %s, the report', (_, entries) => {
  test.each([false, true])('agrees with an independent calculation to the gram; own list: %s', async isOwnList => {
    expect(entries).toHaveLength(2 * data.businesses.length)
    for (const expected of entries) {
      const flow = await flowOf(expected, isOwnList)
      expect(asExpected(flow, expected)).toEqual(sortedExpected(expected, flow))
    }
  })

  test('has equal totals in each grouping, and the last month ends with the closing stock', async () => {
    for (const expected of entries) {
      const flow = materialFlow.parse(await flowOf(expected, false))
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
    const { totals, period } = await flowOf(expected, false)
    const running = createRunningTradeSums(localDay)
    for (const [, trade] of lists.transactions) {
      const day = localDay(trade.createdAt)
      const isBought = trade.buyer?.id === idOf('business', expected.business)
      if (isBought && period.from <= day && day <= period.to) running.addTrade(trade, 1)
    }
    expect(totals.boughtKg).toBe(running.sums().all.weight)
  }
})

test('states negative stock at the start or end of the period as a finding', async () => {
  const [expected] = expectedSums
  if (!expected?.materials) throw new Error('No expected sums')
  const { findings } = await flowOf(expected, false)
  const negative = expected.materials.flatMap(([name, gwCode, opening, , , , closing]) => {
    const head = { name, gwCode, at: 'closing', month: null, day: null, firstDay: null }
    if (closing?.startsWith('-')) return [{ ...head, missingKg: closing.slice(1) }]
    return opening?.startsWith('-') ? [{ ...head, at: 'opening', missingKg: opening.slice(1) }] : []
  })
  expect(negative.length).toBeGreaterThan(2)
  expect(sorted(findings.filter(({ at }) => at === 'opening' || at === 'closing'))).toEqual(sorted(negative))
})
