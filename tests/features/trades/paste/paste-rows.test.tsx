import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lists } from '../../list-parts.ts'
import { naledi, renderApp } from '../../render-app.tsx'
import { openNewest } from '../open-newest.ts'
import { figure, materialSearch, openedForm, valueOf, weightOf } from '../trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

const rowsOf = (...rows: string[]) => rows.join('\n').replaceAll('|', '\t')

const lineNames = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
/** Waits for the text field of the paste dialog and returns it. */
const rowsEntry = () => screen.findByRole('textbox', { name: 'Rows' })

async function newTransaction() {
  const app = renderApp({ as: naledi, path: `${lists.business}/create` })
  await openedForm()
  return app
}

test('pasted rows become lines in order, from the search and from a number, and one cell goes into the field', async () => {
  const { user } = await newTransaction()
  await user.click(materialSearch())
  await user.paste(rowsOf('Material|Weight (kg)|Value (R)', 'Copper wire|120.5|R 9 640.25', 'gw51-01|80 kg|320', ''))
  expect(await screen.findByText('2 lines added')).toBeVisible()
  await waitFor(() => expect(lineNames()).toEqual(['Copper wireGW 53-02', 'PET bottlesGW 51-01']))
  expect(weightOf('Copper wire')).toHaveValue('120.5')
  expect(valueOf('PET bottles')).toHaveValue('320')
  expect(figure('Value')).toHaveTextContent('ValueR 9 960.25')
  expect(screen.queryByRole('region', { name: /not added/ })).toBeNull()
  expect(materialSearch()).toHaveValue('')
  expect(screen.queryByRole('listbox')).toBeNull()

  await user.clear(weightOf('Copper wire'))
  await user.click(weightOf('Copper wire'))
  await user.paste('40.5\r\n')
  expect(weightOf('Copper wire')).toHaveValue('40.5')
  await user.paste(rowsOf('Tyres|5|6', 'Glass cullet|3|4', 'Aluminium cans|1|1'))
  await screen.findByText('3 lines added')
  expect(weightOf('Copper wire')).toHaveValue('40.5')
  expect(weightOf('Copper wire')).toHaveFocus()
  await waitFor(() => expect(lineNames()).toHaveLength(5))

  // Rows without a line can be copied, with their header.
  await user.click(materialSearch())
  await user.paste(rowsOf('Weight|Value|Material', '1|1|Copper wire', '1|1'))
  await screen.findByRole('region', { name: 'Rows not added' })
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Rows copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('Weight\tValue\tMaterial\n1\t1')

  await user.click(materialSearch())
  await user.paste('PET bottles')
  expect(materialSearch()).toHaveValue('PET bottles')
  expect(await screen.findByRole('option', { name: /^PET bottles/ })).toBeVisible()
})

test('paste dialog shows an error if empty, and keeps its text until its lines are added, also by Ctrl+Enter', async () => {
  const { user, callsOf } = await newTransaction()
  await user.click(screen.getByRole('button', { name: 'Paste rows' }))
  await user.click(await screen.findByRole('button', { name: 'Add lines' }))
  expect(await rowsEntry()).toHaveAccessibleDescription('Paste at least one row')
  await user.click(await rowsEntry())
  await user.paste('"Office paper, white",12.5,30\nPET bottles,3,4')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Paste rows' }))
  expect(await rowsEntry()).toHaveValue('"Office paper, white",12.5,30\nPET bottles,3,4')
  await user.click(await rowsEntry())
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('2 lines added')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(weightOf('Office paper, white')).toHaveValue('12.5'))
  expect(callsOf('transactions.create')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Paste rows' }))
  expect(await rowsEntry()).toHaveValue('')
})

test('stays open with its text while another paste is running', async () => {
  const { user, mock } = await newTransaction()
  await user.click(materialSearch())
  mock.switches.hold('materials.list')
  await user.paste(rowsOf('Copper wire|1|1', 'PET bottles|1|1'))
  await user.click(screen.getByRole('button', { name: 'Paste rows' }))
  const entry = await rowsEntry()
  await user.click(entry)
  await user.paste('Tyres,3,4')
  await user.click(screen.getByRole('button', { name: 'Add lines' }))
  expect(await screen.findByText('These rows were not added')).toBeInTheDocument()
  expect(entry).toBeVisible()
  expect(entry).toHaveValue('Tyres,3,4')
})

test('unclear rows become lines to complete, with a suggestion for a similar name', async () => {
  const { user } = await newTransaction()
  await user.click(materialSearch())
  await user.paste(rowsOf('Copper wire|1|1', 'GW 51-02|2|2', 'PET botles|1240-380|@2', 'Unobtainium|4|4'))
  expect(await screen.findByText('4 lines added')).toBeVisible()
  expect(screen.getByText('3 lines to finish')).toBeVisible()
  expect(await screen.findByRole('combobox', { name: 'Material for “GW 51-02”' })).toHaveAccessibleDescription(
    'GW 51-02 is the GW code of HDPE bottles, HDPE crates and drums. Choose the right one.',
  )
  expect(await screen.findByRole('combobox', { name: 'Material for “Unobtainium”' })).toBeVisible()
  // A toast reports only typed lines, also next to pasted lines.
  expect(screen.queryByText('Choose a material for the line')).toBeNull()
  await user.click(materialSearch())
  await user.keyboard('nonsense{Enter}')
  expect(await screen.findByText('Choose a material for the line')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Did you mean PET bottles?' }))
  await waitFor(() => expect(weightOf('PET bottles')).toHaveFocus())
  expect(weightOf('PET bottles')).toHaveValue('860')
  expect(valueOf('PET bottles')).toHaveValue('1\u00a0720')
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull()
  expect(screen.queryByRole('region', { name: /not added/ })).toBeNull()
})

test('saves rows pasted into a recorded transaction, a few at a time', async () => {
  const { user, callsOf, mock, lines } = await openNewest()
  await user.click(materialSearch())
  const rows = Array.from({ length: 9 }, (_, index) => `Tyres|${index + 1}|${index}`)
  await user.paste(rowsOf(...rows))
  await screen.findByText('9 lines added')
  await waitFor(() => expect(callsOf('transactions.materials.assign')).toHaveLength(9))
  expect(callsOf('transactions.materials.create').map(({ status }) => status)).toEqual(rows.map(() => 201))
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(9))
  expect(mock.store.transactionLines.all().filter(({ name }) => name === 'Tyres').length).toBeGreaterThanOrEqual(9)
  expect(lineNames()).toHaveLength(lines.length + 9)
})
