import { createHash } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type RenderedApp, sipho } from '../../render-app.tsx'
import { catchFiles, exportReport } from '../../saved-files.ts'
import { openRegister } from './register-parts.ts'

const reason = 'Inspection by the police service'

const paper = () => document.querySelector<HTMLElement>('[data-paper="register"]')

/** Opens the dialog for the reason. */
async function openDialog({ user }: Pick<RenderedApp, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Print register' }))
  return { dialog, field: dialog.getByRole('textbox', { name: 'Reason for printing' }) }
}

const mockPrint = () => vi.spyOn(window, 'print').mockImplementation(() => undefined)

test('asks for a reason, which is on each sheet and stored nowhere', async () => {
  const print = mockPrint()
  const files = catchFiles()
  const app = openRegister()
  const { user } = app
  const { dialog, field } = await openDialog(app)
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'off')
  await user.type(field, ' ')
  await user.click(dialog.getByRole('button', { name: 'Print' }))
  expect(await dialog.findByText('Enter a reason')).toBeVisible()
  expect(print).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(paper()).toBeNull()
  expect(screen.getByText(/^Printing the register requires a reason/)).toBeInTheDocument()

  await user.type((await openDialog(app)).field, `${reason}{Enter}`)
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const sheets = Array.from(paper()?.querySelectorAll('section') ?? [])
  expect(sheets.length).toBeGreaterThan(1)
  for (const sheet of sheets) {
    expect(sheet).toHaveTextContent(reason)
    expect(sheet).toHaveTextContent('For Umhlanga Metals: name, signature and date')
    expect(sheet).toHaveTextContent('Inspected by: name, signature and date')
    const sums = within(sheet).getAllByRole('rowheader', { hidden: true })
    expect(sums.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Records \d+ to \d+$/),
      expect.stringMatching(/^All pages: \d+ records$/),
    ])
  }
  expect(document.documentElement.style.getPropertyValue('--page-foot')).toMatch(/^"Printed on .* by Naledi Mokoena"$/)
  // Gaps are marked as missing, and no cell is empty.
  const [first] = sheets
  expect(first).toHaveTextContent('Particulars are missing in records 1 and 2.')
  const headings = within(first ?? document.body).getAllByRole('columnheader', { hidden: true })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'No.',
    'Date and time',
    'Record',
    'Seller',
    'ID or registration',
    'Address',
    'Description',
    'Weight kg',
    'Paid R',
  ])
  const [, row] = within(first ?? document.body).getAllByRole('row', { hidden: true })
  const cells = within(row ?? document.body).getAllByRole('cell', { hidden: true })
  expect(cells.slice(3, 6).map(({ textContent }) => textContent)).toEqual(['Thandi Nkosi', 'Missing', 'Missing'])
  for (const cell of paper()?.querySelectorAll('tbody:first-of-type td') ?? []) expect(cell).not.toBeEmptyDOMElement()

  // The sheets have the fingerprint of the CSV file.
  await exportReport(user, 'Standard CSV')
  const csv = (await files.get('register-umhlanga-metals-2025-12-01-2026-11-22.csv')) ?? ''
  expect(first).toHaveTextContent(
    createHash('sha256')
      .update(`\uFEFF${csv.replace(/^\uFEFF/, '')}`)
      .digest('hex'),
  )

  const stored = [localStorage, sessionStorage].flatMap(storage => Object.entries(storage)).join('\n')
  expect(stored).not.toContain(reason)
  expect(location.href).not.toContain('Inspection')
  dispatchEvent(new Event('afterprint'))
  expect(paper()).not.toBeNull()
  // A later print needs a new reason.
  dispatchEvent(new Event('beforeprint'))
  expect(paper()).toBeNull()
  expect(document.body).not.toHaveTextContent(reason)
})

test('hides details without the permission users.view', async () => {
  const print = mockPrint()
  const app = openRegister(sipho)
  await app.user.type((await openDialog(app)).field, `${reason}{Enter}`)
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(paper()?.querySelector('section')).toHaveTextContent('Hidden')
  expect(paper()).not.toHaveTextContent(app.mock.store.userNamed(sipho)?.address?.lineOne ?? '')
})
