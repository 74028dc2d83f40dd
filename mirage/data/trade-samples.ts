import { dayWithYear } from '#domain/figures/date-words.ts'
import { toExactDateTime, toSpreadsheetDate } from '#domain/figures/dates.ts'
import { type FileSample, joinedRows, windows1252 } from './file-sample.ts'

/** Purchase of the business in the mock. `createdAt` is an ISO date and time. */
export type SampledTrade = {
  createdAt: string
  seller: string
  lines: ReadonlyArray<{ name: string; weight: number; value: number }>
}

/** `buyer` is null if the file needs no column of buyers, because the user imports for their business. */
type Facts = { buyer: string | null; trades: readonly SampledTrade[]; now: number }

const day = 86_400_000

const comma = (number: number) => String(number).replace('.', ',')

/** Returns the rows of a trade in the server. Further lines have no date and no names, as under merged cells. */
const rowsOf = ({ createdAt, seller, lines }: SampledTrade) =>
  lines.map(({ name, weight, value }, at) => [
    '',
    ...(at === 0 ? [toExactDateTime(Date.parse(createdAt)), seller] : ['', '']),
    name,
    comma(weight),
    comma(value),
  ])

/** Columns before the seller that a file of all businesses needs. */
const withBuyer = (buyer: string | null, rows: ReadonlyArray<readonly string[]>) =>
  rows.map(cells => (buyer === null ? cells : [...cells, cells[2] === '' ? '' : buyer]))

function messyFile({ buyer, trades: [known, other], now }: Facts): FileSample {
  const on = (ago: number) => dayWithYear(new Date(now - ago * day).toISOString(), 'en-GB')
  const content = () =>
    joinedRows([
      ['Scrap bought at the scale'],
      [`Printed on ${on(0)} by the office`],
      [],
      ['', 'Visit', '', 'Load', '', 'Paid', ''],
      ['Slip no', 'Date', 'Supplier', 'Material', 'Net kg', 'Amount (R)', ...(buyer === null ? [] : ['Sold to'])],
      ...withBuyer(buyer, [
        ['S101', on(20), 'Sipho Dlamini', 'Copper wire', '12,5', '1 600,00'],
        ['', '', '', 'Aluminium cans', '40', '860,00'],
        ['S102', `Tue ${on(19)}`, 'naledi  mokoena', 'Scrap metal, mixed', '1 240,5 kg', 'R 3 969,60'],
        ['S103', on(18), 'Sipho Dlamini', 'Coper wire', '8,2', '1 049,60'],
        ['S104', on(17), 'Oom Piet', 'Copper wire', '3', '384,00'],
        ['S105', on(16), 'Sipho Dlamini', 'Brass taps', '5', '350,00'],
        ['S106', on(15), 'Naledi Mokoena', 'Copper wire', 'about 30', '3 840,00'],
        ['S107', '31 February 2026', 'Naledi Mokoena', 'Copper wire', '4', '512,00'],
        ['S102', on(14), 'Sipho Dlamini', 'Aluminium cans', '15', '322,50'],
        ...(known ? rowsOf(known) : []),
        ...(other ? rowsOf({ ...other, lines: other.lines.slice(0, 1).map(line => ({ ...line, weight: 1 })) }) : []),
        ['', 'Total', '', '', '1 358,2', '12 887,70'],
      ]),
    ])
  return {
    title: 'A messy file',
    about: 'titles, merged headings, dates in words, comma decimals, unknown names, a wrong cell, a total',
    name: 'scale book.csv',
    content,
    verdicts: { new: 2, unchanged: known ? 1 : 0, doubt: other ? 2 : 1, wrong: 5, leftOut: 1 },
  }
}

function oldFile({ buyer, now }: Facts): FileSample {
  const year = new Date(now).getFullYear() - 1
  const headings = ['Wiegeschein-Nr.', 'Datum', 'Lieferant', 'Sorte', 'Nettogewicht', 'Einheit', 'Betrag']
  const sold = (cells: readonly string[]) => (buyer === null ? cells : [...cells, buyer])
  const rows = [
    ['W1', `03/04/${year}`, 'Sipho Dlamini', 'Copper wire', '12,5', 'kg', '1.600,00'],
    ['W2', `05/04/${year}`, 'Naledi Mokoena', 'PET bottles', '0,64', 't', '3.328,00'],
    ['W3', `07/08/${year}`, 'Sipho Dlamini', 'Aluminium cans', '250', 'kg', '5.375,00'],
    ['W4', `09/10/${year}`, 'Jürgen Müller', 'Structural steel', '1,8', 't', '7.020,00'],
    ['W5', `11/12/${year}`, 'Sipho Dlamini', 'Kupferdraht', '8', 'kg', '1.024,00'],
    ['W6', `12/01/${year}`, 'Naledi Mokoena', 'Copper wire', '6', 'Stück', '768,00'],
  ].map(sold)
  const head = buyer === null ? headings : [...headings, 'Käufer']
  return {
    title: 'A file of an older program',
    about: 'Windows-1252, German headings, a column of units, and dates such as 03/04 that the import asks about',
    name: 'waage.csv',
    content: () => windows1252(joinedRows([head, ...rows, ['Gesamt', '', '', '', '', '', '19.115,00']])),
    verdicts: { new: 3, wrong: 3, leftOut: 1 },
  }
}

const count = 5000

function longFile({ buyer, now }: Facts): FileSample {
  const sellers = ['Sipho Dlamini', 'Naledi Mokoena']
  const materials = ['Copper wire', 'Aluminium cans', 'PET bottles', 'Structural steel', 'Corrugated cardboard']
  const content = () => {
    const rows = Array.from({ length: count }, (_, at) => {
      const moment = now - (360 - Math.floor((at * 360) / count)) * day - (at % 300) * 60_000
      const weight = 5 + ((at * 37) % 900) / 4
      const date = toSpreadsheetDate(new Date(moment).toISOString())
      const cells = [`T${at + 1}`, date, sellers[at % 2] ?? '', materials[at % 5] ?? '', `${weight}`, `${weight * 4}`]
      return buyer === null ? cells : [...cells, buyer]
    })
    const head = ['Ticket', 'Date', 'Supplier', 'Material', 'Net weight (kg)', 'Amount (R)']
    return joinedRows([buyer === null ? head : [...head, 'Buyer'], ...rows])
  }
  return { title: '5,000 rows', about: 'one transaction per row', name: 'year.csv', content, verdicts: { new: count } }
}

/** Returns the files of trades that the mock offers. */
export const tradeSamples = (facts: Facts): readonly FileSample[] => [messyFile(facts), oldFile(facts), longFile(facts)]
