import { describe, expect, test } from 'vitest'
import { pastedText } from '#domain/import/file-text.ts'
import { type Importer, nothingKnown } from '#domain/import/import-definition.ts'
import { fieldsNamedIn } from '#domain/import/import-fields.ts'
import { matchingOf } from '#domain/import/import-matching.ts'
import { tableOf } from '#domain/import/import-table.ts'
import type { Matching, NameAnswers } from '#domain/import/import-types.ts'
import { transactionImport } from '#domain/import/trade-import.ts'
import type { Reference } from '#schemas/reference.ts'
import type { Trade } from '#schemas/trade.ts'
import { known } from './materials.ts'
import { someBusiness } from './people.ts'

const kasi = { id: 'b0000000-0000-4000-8000-000000000001', name: 'Kasi Recyclers' }
const bloem = { id: 'b0000000-0000-4000-8000-000000000002', name: 'Bloem Scrap' }
const naledi = { id: 's0000000-0000-4000-8000-000000000001', name: 'Naledi Mokoena', username: 'naledi@example.org' }
const sipho = { id: 's0000000-0000-4000-8000-000000000002', name: 'Sipho Dlamini', businessId: bloem.id }
const copper = known('Copper wire', 'GW 53-05', '3.1')
const cardboard = known('Cardboard', 'GW 50-02', '0.1')

const owner: Importer = { id: naledi.id, business: kasi, type: 'business' }

type Options = {
  trades?: readonly Trade[]
  businesses?: readonly Reference[]
  answers?: NameAnswers
  change?: Partial<Matching>
  importer?: Importer
  edits?: Readonly<Record<number, Readonly<Record<string, string>>>>
}

/** Compares the rows of a text with the server's trades. */
function compared(
  text: string,
  { trades = [], businesses = [kasi, bloem], answers = {}, change, importer = owner, edits = {} }: Options = {},
) {
  const table = {
    name: 'log.csv',
    ...pastedText(text),
    ...tableOf(text, null, fieldsNamedIn(transactionImport.fields)),
  }
  const all = <Row>(...items: Row[]) => ({ items, unreadable: [] })
  return [
    ...transactionImport.compare({
      table,
      matching: { ...matchingOf(table, transactionImport), ...change },
      known: {
        ...nothingKnown,
        materials: all(copper, cardboard),
        businesses: all(...businesses.map(someBusiness)),
        sellers: all<Reference & { businessId?: string }>(naledi, sipho),
        trades: all(...trades),
      },
      edits,
      answers,
      importer,
      now: Date.parse('2026-11-29T10:00:00Z'),
    }),
  ]
}

const verdicts = (...args: Parameters<typeof compared>) => compared(...args).map(({ verdict }) => verdict)
const reasons = (...args: Parameters<typeof compared>) =>
  compared(...args).flatMap(record => record.reasons.map(({ field, reason, unclear }) => [field, unclear ?? reason]))

/** Converts a planned record to the server's record. */
function stored(record: ReturnType<typeof compared>[number], id = 'c0000000-0000-4000-8000-000000000001'): Trade {
  if (record.write?.kind !== 'create') throw new Error('The record is not new')
  const { buyer, seller, createdAt, lines } = record.write.body
  return {
    id,
    buyer,
    seller,
    createdAt,
    updatedAt: createdAt,
    materials: lines.map((line, at) => ({ ...line, id: String(at) })),
  }
}

const header = 'Ticket,Date,Buyer,Supplier,Material,Net weight (kg),Amount\n'
const ticket = `${header}1001,2026-11-17 08:05,Kasi Recyclers,Naledi Mokoena,Copper wire,12.5,1850.75
1001,2026-11-17 08:05,Kasi Recyclers,Naledi Mokoena,Cardboard,860,1290`

describe('Rows', () => {
  test.for<[string, string]>([
    ['the same number', ticket],
    ['merged cells', ticket.replace(/\n1001,[^,]*,[^,]*,[^,]*,Card/, '\n,,,,Card')],
    ['the same date, buyer and seller', ticket.replaceAll('1001', '')],
  ])('with %s are one record', ([, text]) => {
    const [record, ...others] = compared(text)
    expect(others).toEqual([])
    expect(record).toMatchObject({ verdict: 'new', rows: [2, 3] })
    expect(record?.write).toMatchObject({
      kind: 'create',
      body: {
        buyer: kasi,
        seller: { id: naledi.id },
        createdAt: new Date('2026-11-17T08:05').toISOString(),
        lines: [
          { material: { name: 'Copper wire', carbonFactor: 3.1 }, weight: 12.5, value: 1850.75 },
          { material: { name: 'Cardboard' }, weight: 860, value: 1290 },
        ],
      },
    })
  })

  const timed = 'Date,Time,Seller,Material,kg,R\n'

  test('with other times are other records', () => {
    const rows = '2026-11-17,08:05,Sipho Dlamini,Copper wire,1,1\n2026-11-17,14:30,Sipho Dlamini,Cardboard,1,1'
    expect(verdicts(timed + rows)).toEqual(['new', 'new'])
  })

  test.for([
    ['1430', '14:30'],
    ['1899-12-30 14:30:00', '14:30'],
    ['2:30 PM', '14:30'],
  ])('have the time %s of a separate column', ([time, clock]) => {
    const [record] = compared(`${timed}2026-11-17 00:00:00,${time},Sipho Dlamini,Copper wire,1,1`)
    expect(record?.write).toMatchObject({ body: { createdAt: new Date(`2026-11-17T${clock}`).toISOString() } })
  })

  test('with a time that cannot be read are invalid', () => {
    const rows = '2026-11-17,25:99,Sipho Dlamini,Copper wire,1,1'
    expect(reasons(timed + rows)).toEqual([['time', '“25:99” is not a time']])
  })

  test('that cannot be read make their trade invalid', () => {
    const [first = '', ...rows] = ticket.split('\n')
    const broken = '1001,2026-11-17 08:05,Kasi Recyclers,Naledi Mokoena,Copper, wire,1,1'
    expect(compared([first, rows[0], broken, rows[1]].join('\n'))).toMatchObject([
      { verdict: 'wrong', rows: [2, 3, 4] },
    ])
  })

  test('below an empty row do not continue the trade above it', () => {
    expect(verdicts(`${ticket}\n\n,,,,Copper wire,12.5,1850`)).toEqual(['new', 'wrong'])
  })

  test('of totals are left out', () => {
    expect(verdicts(`${ticket}\nTOTAL,,,,,872.5,3140.75`)).toEqual(['new', 'leftOut'])
  })

  test('without a column of buyers are purchases of the user’s business', () => {
    const text = 'Date,Supplier,Material,kg,R\n2026-11-17,naledi@example.org,copper  WIRE,10,100'
    expect(compared(text)).toMatchObject([
      { verdict: 'new', write: { body: { buyer: kasi, seller: { id: naledi.id } } } },
    ])
    expect(reasons(text, { importer: { ...owner, business: null } })).toEqual([['buyer', '']])
  })

  test('with an empty cell has no seller, even if one user has no username', () => {
    expect(reasons('Date,Seller,Material,kg,R\n2026-11-02,,Copper wire,5,10')).toEqual([['seller', '']])
  })

  test('can name the user’s business as buyer, although the user may not view businesses', () => {
    const text = 'Date,Buyer,Seller,Material,kg,R\n2026-11-17,kasi recyclers,Naledi Mokoena,Copper wire,10,100'
    expect(compared(text, { businesses: [] })).toMatchObject([{ verdict: 'new', write: { body: { buyer: kasi } } }])
  })

  test.for([
    ['gross and tare', 'Gross,Tare,Value', '1240,380,100', { weight: 860, value: 100 }],
    ['tonnes in the heading', 'Weight (t),Value', '1.24,100', { weight: 1240, value: 100 }],
    ['a unit in the cell', 'Weight,Value', '1.24 t,100', { weight: 1240, value: 100 }],
    ['a column of units', 'Quantity,UOM,Value', '1.5,tonnes,100', { weight: 1500, value: 100 }],
    ['a price per kg', 'Weight,Price per kg', '12.5,3.55', { weight: 12.5, value: 44.38 }],
    ['a price per kg with four decimals', 'Weight,Price per kg', '1000,1.8555', { weight: 1000, value: 1855.5 }],
    ['a price per tonne', 'Weight,Rate per ton', '500,1500', { weight: 500, value: 750 }],
    ['a price per pound', 'Weight,Price/lb', '100,1', { weight: 100, value: 220.46 }],
    ['a price per unit of the row', 'Quantity,UOM,Unit price', '2,t,2000', { weight: 2000, value: 4000 }],
    ['a price per unit of the column', 'Weight (t),Rate', '2,2000', { weight: 2000, value: 4000 }],
    ['gross minus tare', 'Weight,Value', '1240-380,100', { weight: 860, value: 100 }],
  ] as const)('can have %s', ([, columns, cells, line]) => {
    const text = `Date,Seller,Material,${columns}\n2026-11-17,Naledi Mokoena,Copper wire,${cells}`
    expect(compared(text)).toMatchObject([{ verdict: 'new', write: { body: { lines: [line] } } }])
  })

  test.for([
    ['a date', '2026-13-40,Naledi Mokoena,Copper wire,1,1', [['date', '“2026-13-40” is not a date']]],
    ['a past date', '2026-12-24,Naledi Mokoena,Copper wire,1,1', [['date', 'Must not be in the future']]],
    ['a number', '2026-11-17,Naledi Mokoena,Copper wire,x,1', [['weight', 'The weight “x” is not a number']]],
    ['a value', '2026-11-17,Naledi Mokoena,Copper wire,1,', [['value', 'Enter a value']]],
    ['a known seller', '2026-11-17,Thabo,Copper wire,1,1', [['seller', 'Thabo']]],
    ['a known material', '2026-11-17,Naledi Mokoena,Millberry,1,1', [['material', 'Millberry']]],
  ] as const)('without %s are invalid', ([, cells, expected]) => {
    expect(reasons(`Date,Seller,Material,kg,R\n${cells}`)).toEqual(expected)
  })
})

describe('Unclear names', () => {
  const text =
    'Date,Seller,Material,kg,R\n2026-11-17,Naledi Mokoena,Millberry,10,100\n2026-11-18,Sipho Dlamini,millberry,5,50'

  test('get the answer of the user in all rows', () => {
    const answers = { material: { millberry: { id: copper.id, name: copper.name } } }
    expect(verdicts(text, { answers })).toEqual(['new', 'new'])
  })

  test('with a GW code of another material are invalid', () => {
    const coded = 'Date,Seller,Material,GW code,kg,R\n2026-11-17,Sipho Dlamini,Copper wire,GW 50-02,1,1'
    expect(reasons(coded)).toEqual([['gwCode', 'The material has the GW code GW 53-05']])
  })

  test('of records need no answer', () => {
    const known = text.replaceAll(/millberry/giu, 'Copper wire')
    expect(verdicts(known, { answers: { material: { 'copper wire': null } } })).toEqual(['new', 'new'])
  })

  test('can be left out', () => {
    expect(verdicts(text, { answers: { material: { millberry: null } } })).toEqual(['leftOut', 'leftOut'])
  })

  test('can be corrected in the cell', () => {
    expect(verdicts(text, { edits: { 2: { material: 'Copper wire' } } })).toEqual(['new', 'wrong'])
  })
})

describe('Record', () => {
  test('of the same file is unchanged, on servers that ignore ids too', () => {
    const [record] = compared(ticket)
    if (!record?.write) throw new Error('The record is not new')
    expect(verdicts(ticket, { trades: [stored(record, record.write.id)] })).toEqual(['unchanged'])
    expect(verdicts(ticket, { trades: [stored(record)] })).toEqual(['unchanged'])
  })

  test('has an id of its number, or of its content', () => {
    const idOf = (text: string) => compared(text)[0]?.write?.id
    expect(idOf(ticket)).toBe(idOf(ticket.replace('860', '850')))
    expect(idOf(ticket)).not.toBe(idOf(ticket.replaceAll('1001', '1002')))
    const unnumbered = ticket.replaceAll('1001', '')
    expect(idOf(unnumbered)).toBe(idOf(unnumbered))
    expect(idOf(unnumbered)).not.toBe(idOf(unnumbered.replace('860', '850')))
  })

  test('with the same number and other values is changed', () => {
    const [record] = compared(ticket)
    if (!record?.write) throw new Error('The record is not new')
    const trades = [stored(record, record.write.id)]
    expect(compared(ticket.replace('860', '850'), { trades })).toMatchObject([
      {
        verdict: 'changed',
        changes: [{ field: 'material' }],
        write: {
          kind: 'update',
          id: record.write.id,
          before: { lines: [{}, { weight: 860 }] },
          body: { lines: [{}, { weight: 850 }] },
        },
      },
    ])
    const [moved] = compared(ticket.replace(/08:05/gu, '09:05'), { trades })
    expect(moved?.changes).toMatchObject([{ field: 'date' }])
  })

  test.for([
    ['seller', ticket.replaceAll('Naledi Mokoena', 'Sipho Dlamini')],
    ['day', ticket.replaceAll('2026-11-17', '2026-11-18')],
  ] as const)('with a number that the server has for another %s is doubtful, and never overwrites it', ([, text]) => {
    const [record] = compared(ticket)
    if (!record?.write) throw new Error('The record is not new')
    const trades = [stored(record, record.write.id)]
    const [reused] = compared(text, { trades })
    expect(reused).toMatchObject({ verdict: 'doubt', write: { kind: 'create' } })
    expect(reused?.write?.id).not.toBe(record.write.id)
    // After the user included it, the same file has nothing to import.
    if (!reused?.write) throw new Error('The record has no write')
    expect(verdicts(text, { trades: [...trades, stored(reused, reused.write.id)] })).toEqual(['unchanged'])
  })

  test('with a number that the file has twice gets another id', () => {
    const ids = compared(`${ticket}\n1001,2026-11-18 08:05,Kasi Recyclers,Sipho Dlamini,Cardboard,1,1`)
    expect(ids.map(({ verdict }) => verdict)).toEqual(['new', 'doubt'])
    expect(new Set(ids.map(({ write }) => write?.id)).size).toBe(2)
  })

  test('without a number, at the time of another one with the same parties, is doubtful', () => {
    const unnumbered = ticket.replaceAll('1001', '')
    const [record] = compared(unnumbered)
    if (!record) throw new Error('There is no record')
    expect(verdicts(unnumbered.replace('860', '850'), { trades: [stored(record)] })).toEqual(['doubt'])
    // Two equal trades are two records.
    expect(
      verdicts(unnumbered, { trades: [stored(record), stored(record, 'c0000000-0000-4000-8000-000000000002')] }),
    ).toEqual(['unchanged'])
  })

  test('with only a day is equal to a record at any time of that day', () => {
    const daily = ticket.replaceAll(' 08:05', '').replaceAll('1001', '')
    const [record] = compared(ticket)
    if (!record) throw new Error('There is no record')
    expect(verdicts(daily, { trades: [stored(record)] })).toEqual(['unchanged'])
    const noon = new Date('2026-11-17T12:00').toISOString()
    expect(compared(daily)).toMatchObject([{ write: { body: { createdAt: noon } } }])
  })

  test('on a server that stores the seller’s business is unchanged', () => {
    const sold = ticket.replaceAll('Naledi Mokoena', 'Sipho Dlamini')
    const [record] = compared(sold)
    if (!record) throw new Error('There is no record')
    expect(verdicts(sold, { trades: [{ ...stored(record), seller: bloem }] })).toEqual(['unchanged'])
  })
})
