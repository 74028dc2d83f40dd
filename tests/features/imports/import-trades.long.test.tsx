import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workbook } from '#tests/inputs/workbook.ts'
import { bodiesOf, choose } from '../record-form.ts'
import { naledi } from '../render-app.tsx'
import { catchFiles } from '../saved-files.ts'
import { begin, chooseFile, importing, previewed, verdictOf } from './import-screen.ts'

const path = '/admin/transactions/import'
const header = 'Date;Buyer;Seller;Material;Weight (kg);Value (R)\n'
const rowOf = (seller: string, { day = 2, weight = '10' } = {}) =>
  `2024-11-0${day} 08:05;Umhlanga Metals;${seller};PET bottles;${weight};100`
const unclear =
  header + [rowOf('Ayesha Mosa'), rowOf('ayesha mosa', { day: 3 }), rowOf('Bongani Khumalo', { day: 4 })].join('\n')

const clarify = () => screen.findByRole('table', { name: /names? to clarify$/ })

test('an unclear seller is chosen once, for all rows and the next file', async () => {
  const app = await importing({ path })
  const { user, mock } = app
  await chooseFile(user, unclear)
  await begin(1, 'transaction')
  const [, row, ...others] = within(await clarify()).getAllByRole('row')
  expect(others).toEqual([])
  expect(row).toHaveTextContent(/^Ayesha MosaSeller2/)
  await user.click(screen.getByRole('button', { name: 'Did you mean Ayesha Moosa?' }))
  await user.click(await begin(3, 'transaction'))
  await screen.findByText('3 of 3 transactions imported.')
  const ayesha = mock.store.users.all().find(({ name }) => name === 'Ayesha Moosa')
  expect(bodiesOf(app, 'transactions.create').filter(body => Object(body).sellerId === ayesha?.id)).toHaveLength(2)

  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await chooseFile(user, unclear.replaceAll('2024', '2023'))
  await begin(3, 'transaction')
  expect(screen.queryByRole('table', { name: /names? to clarify$/ })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Change the record for “Ayesha Mosa”' }))
  await user.click(screen.getByRole('button', { name: 'Leave out' }))
  await begin(1, 'transaction')
  expect(screen.getByRole('table', { name: '1 chosen name' })).toHaveTextContent('Ayesha MosaSellerLeft out')
})

test('rows without a buyer get one buyer, only in this file', async () => {
  const app = await importing({ path })
  const { user, mock } = app
  const text = unclear.replace('Ayesha Mosa;', 'Ayesha Moosa;').replaceAll('Umhlanga Metals', '')
  await chooseFile(user, text)
  const row = within(await clarify()).getByRole('row', { name: /^Empty/ })
  expect(row).toHaveTextContent(/^EmptyBuyer3/)
  await user.type(screen.getByRole('combobox', { name: 'Record for empty cells' }), 'Umhlanga')
  await user.click(await screen.findByRole('option', { name: 'Umhlanga Metals' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /^EmptyBuyer/ })).not.toBeInTheDocument())
  await user.click(await begin(2, 'transaction'))
  await screen.findByText('2 of 2 transactions imported.')
  const umhlanga = mock.store.businesses.all().find(({ name }) => name === 'Umhlanga Metals')
  expect(bodiesOf(app, 'transactions.create').map(body => Object(body).buyerId)).toEqual([umhlanga?.id, umhlanga?.id])

  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await chooseFile(user, text)
  expect(within(await clarify()).getByRole('row', { name: /^Empty/ })).toBeVisible()
})

test('an unclear seller can be left out with all rows', async () => {
  const { user } = await importing({ path })
  await chooseFile(user, unclear)
  await user.click(within(await clarify()).getByRole('button', { name: 'Leave out' }))
  await begin(1, 'transaction')
  expect(await screen.findByText(/2 left out\./)).toBeVisible()
  expect(screen.queryByRole('table', { name: /names? to clarify$/ })).not.toBeInTheDocument()
})

test('a wrong cell is corrected in place, and a row can be deselected', async () => {
  const { user } = await importing({ path })
  await chooseFile(
    user,
    header + [rowOf('Bongani Khumalo', { weight: 'x' }), rowOf('Bongani Khumalo', { day: 3 })].join('\n'),
  )
  await begin(1, 'transaction')
  await user.click(screen.getByRole('button', { name: 'Weight: x. Edit' }))
  await user.clear(screen.getByRole('textbox', { name: 'Weight' }))
  await user.type(screen.getByRole('textbox', { name: 'Weight' }), '12,5{Enter}')
  await begin(2, 'transaction')
  expect((await previewed())[0]?.join()).toMatch(/12\.50\skg/u)
  await user.click(screen.getByRole('checkbox', { name: 'Import row 3' }))
  await user.click(await begin(1, 'transaction'))
  await screen.findByText('1 of 1 transaction imported.')
})

test('a doubtful row is imported only if it is selected', async () => {
  const app = await importing({ path })
  const { user } = app
  await chooseFile(user, header + rowOf('Bongani Khumalo'))
  await user.click(await begin(1, 'transaction'))
  await screen.findByText('1 of 1 transaction imported.')
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await chooseFile(user, header + rowOf('Bongani Khumalo', { weight: '11' }))
  expect(await screen.findByText(/1 doubtful: select those to import\..*Nothing to import\./)).toBeVisible()
  const box = screen.getByRole('checkbox', { name: 'Import row 2' })
  expect(box).not.toBeChecked()
  await user.click(box)
  await user.click(await begin(1, 'transaction'))
  await screen.findByText('1 of 1 transaction imported.')
  expect(bodiesOf(app, 'transactions.create')).toHaveLength(2)
})

test('an ambiguous order of dates is asked once', async () => {
  const { user } = await importing({ path })
  const row = (date: string) => rowOf('Bongani Khumalo').replace(/^.*?;/u, `${date};`)
  await chooseFile(user, header + [row('03/04/2024'), row('05/04/2024')].join('\n'))
  expect(await screen.findByText('“03/04/2024” is ambiguous. Choose the order of day and month.')).toBeVisible()
  await choose(user, 'Dates', 'Day first, as in 27/11/2026')
  await begin(2, 'transaction')
  expect((await previewed())[0]?.join()).toContain('Apr')
})

test('a sheet of a spreadsheet is chosen by its headings, or by the user', async () => {
  const { user } = await importing({ path })
  const heads = ['Date', 'Buyer', 'Seller', 'Material', 'Weight (t)', 'Value (R)']
  const row = [{ day: 45_600, format: 'yyyy-mm-dd' }, 'Umhlanga Metals', 'Bongani Khumalo', 'PET bottles', 1.5, 100]
  await chooseFile(user, workbook({ Cover: [['North yard']], Log: [heads, row] }), 'log.xlsx')
  await begin(1, 'transaction')
  expect(screen.getByRole('button', { name: /Sheet$/ })).toHaveTextContent('Log')
  expect((await previewed())[0]?.join()).toMatch(/1\s500\.00\skg/u)
  await choose(user, 'Sheet', 'Cover')
  expect(await screen.findByText('Choose the missing columns and notations first.')).toBeVisible()
  await choose(user, 'Sheet', 'Log')
  await begin(1, 'transaction')
})

test('saved columns are offered for a file with the same headings', async () => {
  const { user } = await importing({ path })
  const odd = `Tag;Käufer;Von wem;Was;Menge;Summe\n${rowOf('Bongani Khumalo')}`
  await chooseFile(user, odd, 'log.csv')
  await choose(user, 'Seller', 'Von wem')
  await choose(user, 'Material', 'Was')
  await choose(user, 'Value', 'Summe')
  await begin(1, 'transaction')
  await user.click(screen.getByRole('button', { name: 'Save columns' }))
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await chooseFile(user, odd, 'other.csv')
  expect(await screen.findByText('Choose the missing columns and notations first.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use “log.csv”' }))
  await begin(1, 'transaction')
  await user.click(screen.getByRole('button', { name: 'Delete saved columns' }))
  expect(screen.queryByRole('button', { name: 'Use “log.csv”' })).not.toBeInTheDocument()
})

test('rows that were not imported are saved with their reasons', async () => {
  const files = catchFiles()
  const { user } = await importing({ path })
  await chooseFile(user, header + [rowOf('Bongani Khumalo'), rowOf('Thabo', { day: 3 })].join('\n'), 'log.csv')
  await user.click(await begin(1, 'transaction'))
  await user.click(await screen.findByRole('button', { name: 'Save rows not imported' }))
  await waitFor(() => expect(files.size).toBe(1))
  const [[name, text] = []] = [...files]
  expect(name).toMatch(/log/)
  const [heads, row, ...others] = (await text)?.replace('\uFEFF', '').trim().split('\r\n') ?? []
  expect(heads).toBe('Date,Buyer,Seller,Material,Weight (kg),Value (R),Reason')
  expect(row).toMatch(/^2024-11-03 08:05,Umhlanga Metals,Thabo,PET bottles,10,100,.*not found/)
  expect(others).toEqual([])
})

test('a business imports its purchases without a column of buyers', async () => {
  const app = await importing({ path: '/business/transactions/import', as: naledi })
  const { user, mock } = app
  await chooseFile(user, `Date;Seller;Material;kg;R\n2024-11-02;Sipho Dlamini;PET bottles;10;100`)
  await user.click(await begin(1, 'transaction'))
  await screen.findByText('1 of 1 transaction imported.')
  const own = mock.store.userNamed(naledi)?.businessId
  expect(bodiesOf(app, 'transactions.create')).toMatchObject([{ buyerId: own }])
  expect(verdictOf('2024-11-02')).toContain('Imported')
})
