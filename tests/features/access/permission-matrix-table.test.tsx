import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openRole } from '../record-form.ts'

const table = (name: string) => screen.getByRole('table', { name })

/** Returns a table cell by the start of its row's text and by its column header. */
function cell(of: HTMLElement, row: RegExp, column: string) {
  const headers = within(of).getAllByRole('columnheader')
  const at = headers.findIndex(({ textContent }) => textContent === column)
  // Both lists start after the row names: the top left corner is no `columnheader`, and row names are no `cell`.
  return within(within(of).getByRole('row', { name: row })).getAllByRole('cell')[at]
}

test('shows the permissions of a role by resource and action, with wildcards expanded', async () => {
  await openRole('System Admin')
  const matrix = table('Allowed actions')
  expect(cell(matrix, /^Users/, 'Delete')).toHaveTextContent('Yes, covered by *')
  expect(cell(matrix, /^Users/, 'Assign')).toHaveTextContent(/^$/)
  expect(cell(matrix, /\(Transactions\)/, 'Unassign')).toHaveTextContent('Yes, covered by *')
})

test("marks permissions that cover only the user's own records", async () => {
  await openRole('Collector')
  expect(cell(table('Allowed actions'), /^Users/, 'Update')).toHaveTextContent('Own only')
})
