import { createHash } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sipho } from '../../render-app.tsx'
import { catchFiles, exportReport } from '../../saved-files.ts'
import { openRegister } from './register-parts.ts'

const reason = 'Inspection by the police service'

const paper = () => document.querySelector<HTMLElement>('[data-paper="register"]')

/** Opens the register, and the dialog for the reason. */
async function openDialog(as?: string) {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const app = openRegister(as)
  await app.user.click(await screen.findByRole('button', { name: 'Print' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Print register' }))
  return { ...app, print, dialog, field: dialog.getByRole('textbox', { name: 'Reason for printing' }) }
}

async function printed(as?: string) {
  const opened = await openDialog(as)
  await opened.user.type(opened.field, `${reason}{Enter}`)
  await waitFor(() => expect(opened.print).toHaveBeenCalledOnce())
  return { ...opened, sheets: Array.from(paper()?.querySelectorAll('section') ?? []) }
}

test('asks for a reason before it prints', async () => {
  const { user, dialog, field, print } = await openDialog()
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'off')
  await user.type(field, ' ')
  await user.click(dialog.getByRole('button', { name: 'Print' }))
  expect(await dialog.findByText('Enter a reason')).toBeVisible()
  expect(print).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(paper()).toBeNull()
  expect(screen.getByText(/^Printing the register requires a reason/)).toBeInTheDocument()
})

test('has the reason, the sums, two signature lines and marked gaps on each sheet', async () => {
  const { sheets } = await printed()
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
  const [, row] = within(first ?? document.body).getAllByRole('row', { hidden: true })
  const cells = within(row ?? document.body).getAllByRole('cell', { hidden: true })
  expect(cells.slice(3, 6).map(({ textContent }) => textContent)).toEqual(['Thandi Nkosi', 'Missing', 'Missing'])
  for (const cell of paper()?.querySelectorAll('tbody:first-of-type td') ?? []) expect(cell).not.toBeEmptyDOMElement()
})

test('hides details without the permission users.view', async () => {
  const { sheets, mock } = await printed(sipho)
  expect(sheets[0]).toHaveTextContent('Hidden')
  expect(paper()).not.toHaveTextContent(mock.store.userNamed(sipho)?.address?.lineOne ?? '')
})

test('has the fingerprint of the CSV file', async () => {
  const files = catchFiles()
  const { user, sheets } = await printed()
  await exportReport(user, 'Standard CSV')
  const csv = (await files.get('register-umhlanga-metals-2025-12-01-2026-11-22.csv')) ?? ''
  expect(sheets[0]).toHaveTextContent(
    createHash('sha256')
      .update(`\uFEFF${csv.replace(/^\uFEFF/, '')}`)
      .digest('hex'),
  )
})

test('keeps the reason nowhere: a later print needs a new one', async () => {
  await printed()
  const stored = [localStorage, sessionStorage].flatMap(storage => Object.entries(storage)).join('\n')
  expect(stored).not.toContain(reason)
  expect(location.href).not.toContain('Inspection')
  dispatchEvent(new Event('afterprint'))
  expect(paper()).not.toBeNull()
  dispatchEvent(new Event('beforeprint'))
  expect(paper()).toBeNull()
  expect(document.body).not.toHaveTextContent(reason)
})
