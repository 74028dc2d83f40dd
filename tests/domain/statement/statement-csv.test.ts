import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { statementCsv } from '#domain/statement/statement-csv.ts'
import { lineOf, statementOn, tradeOf } from './some-statements.ts'

const rowsOf = (csv: string) =>
  papaparse.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data

const named = (...names: string[]) =>
  statementOn([tradeOf('1', '2026-07-01', ...names.map(name => lineOf(name, 'GW 30-01', -0.0288, 1000.55)))])

describe('Statement as CSV', () => {
  test('has a row per family and material and a total, with all digits', async () => {
    const statement = await statementOn([
      tradeOf(
        '1',
        '2026-07-01',
        lineOf('PET bottles', 'GW 51-01', 1.1418, 640.55),
        lineOf('Drywall', 'GW 30-01', -0.0288, 1000.55),
        lineOf(null, 'GW 51-01', null, 7),
      ),
    ])
    const figures = rowsOf(statementCsv(statement)).map(row => [
      row.Row,
      row.Family,
      row.Material,
      row['Factor (kg CO2e avoided per kg)'],
      row['Factor match'],
      row['Weight (kg)'],
      row['CO2e avoided, estimated (kg)'],
    ])
    expect(figures).toEqual([
      ['family', 'Plastic', '', '', '', '647.55', '731.37999'],
      ['material', 'Plastic', 'PET bottles', '1.1418', 'us-epa-warm-15: PET', '640.55', '731.37999'],
      ['material', 'Plastic', 'unknown', 'unknown', '', '7', 'unknown'],
      ['family', 'Construction', '', '', '', '1000.55', '-28.81584'],
      ['material', 'Construction', 'Drywall', '-0.0288', 'us-epa-warm-15: Drywall', '1000.55', '-28.81584'],
      ['all', '', '', '', '', '1648.1', '702.56415'],
    ])
  })

  test('repeats subject, period, author and fingerprint in each row', async () => {
    const statement = await named('Drywall')
    for (const row of rowsOf(statementCsv(statement))) {
      expect(row).toMatchObject({
        'Statement for': 'Umhlanga Metals',
        From: '2026-01-01',
        To: '2026-12-31',
        Trades: '1',
        'First trade': '2026-07-01',
        'Created at': '2026-12-31T20:17:00.000Z',
        'Created by': 'Naledi Mokoena',
        'Records as of': '2026-12-31T20:16:58.000Z',
        Fingerprint: statement.fingerprint,
      })
    }
  })

  test('guards a material that a spreadsheet would run', async () => {
    const [, material] = rowsOf(statementCsv(await named('Cans;=1+1')))
    expect(material?.Material).toBe("Cans;'=1+1")
  })

  test('has semicolons and decimal commas for Excel', async () => {
    const csv = statementCsv(await named('Drywall'), 'excel')
    expect(csv.startsWith('\uFEFFRow;Family;')).toBe(true)
    expect(csv).toContain(';1000,55;-28,81584;28,81584;')
  })
})
