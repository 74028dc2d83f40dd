import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { registerCsv } from '#domain/register/register-csv.ts'
import { bought, charl, kasi, lerato, purchase, registerOf } from './some-purchases.ts'

const rowsOf = (csv: string, delimiter = ',') =>
  papaparse.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true, delimiter })
    .data

const register = registerOf([
  purchase('2026-07-01', charl, bought('Steel, structural', 1842.6, 6817.62), bought('Copper wire', 84.3, 0)),
  purchase('2026-07-02', lerato, bought('=1+1', 10, 5)),
  purchase('2026-07-03', kasi),
])

test('has a row for each material, with all digits', () => {
  const cells = rowsOf(registerCsv(register)).map(row => [
    row['No.'],
    row.Seller,
    row.Material,
    row['Weight (kg)'],
    row['Price paid (R)'],
    row['Missing particulars'],
  ])
  expect(cells).toEqual([
    ['1', 'Charl Venter', 'Steel, structural', '1842.6', '6817.62', 'Price paid'],
    ['1', 'Charl Venter', 'Copper wire', '84.3', 'Missing', 'Price paid'],
    ['2', 'Lerato Molefe', "'=1+1", '10', '5', 'ID number, Address'],
    ['3', 'Kasi Recyclers', 'Missing', 'Missing', 'Missing', 'Material'],
  ])
})

test('has the details of sellers, with the leading zeros of ID numbers', () => {
  const cells = rowsOf(registerCsv(register)).map(row => [row['ID or registration number'], row.Address])
  expect(cells).toEqual([
    ['030312 5084 085', '8 Umgeni Road, Durban, KwaZulu-Natal 4001'],
    ['030312 5084 085', '8 Umgeni Road, Durban, KwaZulu-Natal 4001'],
    ['Missing', 'Missing'],
    ['Not stored', '61 Old Main Road, Durban, KwaZulu-Natal 4001'],
  ])
})

test('has no details without permission to view them', () => {
  const hidden = registerOf([purchase('2026-07-01', charl, bought('Copper wire', 1, 1))], null)
  expect(rowsOf(registerCsv(hidden))[0]).toMatchObject({
    Seller: 'Charl Venter',
    'ID or registration number': 'Hidden',
    Address: 'Hidden',
  })
})

test('repeats business, period and time zone in each row', () => {
  for (const row of rowsOf(registerCsv(register))) {
    expect(row).toMatchObject({
      'Register for': 'Umhlanga Metals',
      From: '2026-07-01',
      To: '2026-09-30',
      'Time zone': 'UTC',
    })
  }
})

test('has decimal commas and semicolons for Excel', () => {
  const [row] = rowsOf(registerCsv(register, 'excel'), ';')
  expect([row?.['Weight (kg)'], row?.['Price paid (R)']]).toEqual(['1842,6', '6817,62'])
})
