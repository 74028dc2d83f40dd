import { describe, expect, test } from 'vitest'
import type { FileChoice } from '#actors/lists/list-reading.actor.ts'
import { localDay } from '#domain/figures/periods.ts'
import { tradeColumns } from '#features/trades/trade-columns.tsx'
import { tradeFile } from '#features/trades/trade-file.ts'
import { someUser } from '#machines/session/session.fakes.ts'
import { fileColumns, writerOf } from '#patterns/list/export/list-file-writing.ts'
import type { ListColumn, ListColumns } from '#patterns/list/list-definition.ts'
import type { Trade } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'
import { lineOf } from '../../domain/statement/some-statements.ts'
import { rowsOfCsv } from '../saved-files.ts'

const party = (id: string, header: string): ListColumn<Trade> => ({ id, header, cell: () => null })
const columns: ListColumns<Trade> = [
  party('buyer', 'Buyer'),
  party('seller', 'Seller'),
  ...tradeColumns('transactions'),
]

const trade: Trade = {
  id: '0a0277c4-4f89-41d3-9a0c-0305e82c3301',
  buyer: { id: 'kasi', name: 'Kasi Recyclers' },
  seller: null,
  materials: [
    { ...lineOf('Copper wire', 'GW 53-02', 4.9481, 0.1), value: 0.2 },
    { ...lineOf('Drywall', 'GW 30-01', -0.0288, 1000.2), value: 0.1 },
    lineOf('Mystery', 'GW 52-01', null, 7),
  ],
  createdAt: '2026-11-20T09:00:03.000Z',
  updatedAt: '2026-11-20T09:00:03.000Z',
}

const administrator: User = { ...someUser, type: 'system', businessId: null }

/** Returns the CSV file of a trade, without visible figures. */
function fileOf(
  choice: Partial<FileChoice> = {},
  resource: 'transactions' | 'collections' = 'transactions',
  user: User = administrator,
) {
  const file = tradeFile(resource)
  const request = { layout: 'rows', format: 'standard', ...choice } as const
  const query = { page: 1, pageSize: 10, searchTerm: '' }
  const { head, write } = writerOf<Trade>(
    { columns, file, resource },
    { ...request, query, columns: fileColumns(columns, columns.slice(0, 2), file) },
    user,
  )
  return head + write({ ...trade, seller: { id: 'bongani', name: 'Bongani', username: 'bongani@collect.example' } })
}

describe('CSV file of transactions', () => {
  test('has a row per transaction with the exact figures, even if they are hidden', () => {
    expect(rowsOfCsv(fileOf())).toEqual([
      {
        Buyer: 'Kasi Recyclers',
        Seller: 'Bongani',
        Date: expect.stringMatching(new RegExp(`^${localDay(trade.createdAt)} \\d\\d:00:03$`)),
        Lines: '3',
        'Weight (kg)': '1007.3',
        'Value (R)': '0.3',
        'CO₂e avoided (kg)': '-28.31095',
        'Lines without a factor': '1',
        Number: '0A02-77C4',
        Id: trade.id,
      },
    ])
  })

  test('has a row per material, with the details of its transaction', () => {
    const rows = rowsOfCsv(fileOf({ layout: 'parts' }))
    const names = ['Material', 'GW code', 'CO₂ factor (kg/kg)', 'Weight (kg)', 'Value (R)', 'CO₂e avoided (kg)']
    expect(Object.keys(rows[0] ?? {})).toEqual(['Buyer', 'Seller', 'Date', ...names, 'Number', 'Id'])
    expect(rows.map(row => names.map(name => row[name]))).toEqual([
      ['Copper wire', 'GW 53-02', '4.9481', '0.1', '0.2', '0.49481'],
      ['Drywall', 'GW 30-01', '-0.0288', '1000.2', '0.1', '-28.80576'],
      ['Mystery', 'GW 52-01', 'unknown', '7', '0', 'unknown'],
    ])
    expect(rows.map(({ Id }) => Id)).toEqual([trade.id, trade.id, trade.id])
  })

  test('names the seller of a collection by the username', () => {
    expect(rowsOfCsv(fileOf({}, 'collections'))[0]).toMatchObject({ Seller: 'bongani@collect.example' })
  })

  test('has no CO₂e for a sale of the user’s business, because it counts for the buyer', () => {
    const carbonFor = (businessId: string) => {
      const user: User = { ...someUser, type: 'business', businessId }
      return [{}, { layout: 'parts' } as const].map(choice => rowsOfCsv(fileOf(choice, 'transactions', user))[0])
    }
    const name = 'CO₂e avoided (kg)'
    expect(carbonFor('kasi').map(row => row?.[name])).toEqual(['-28.31095', '0.49481'])
    expect(carbonFor('umhlanga').map(row => row?.[name])).toEqual(['', ''])
    expect(carbonFor('umhlanga')[1]).toMatchObject({ 'Weight (kg)': '0.1' })
  })

  test('has decimal commas in all figures for Excel', () => {
    expect(fileOf({ format: 'excel' })).toContain(';3;1007,3;0,3;-28,31095;1;')
    expect(fileOf({ format: 'excel', layout: 'parts' })).toContain(';4,9481;0,1;0,2;0,49481;')
  })
})
