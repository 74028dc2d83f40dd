import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openRole } from '../record-form.ts'

const table = (name: string) => screen.getByRole('table', { name })

/** What a cell says, by the first words of its row and the header of its column. */
function cell(of: HTMLElement, row: RegExp, column: string) {
  const headers = within(of).getAllByRole('columnheader')
  const at = headers.findIndex(({ textContent }) => textContent === column)
  // The corner over the names of the rows is no header, and the name of a row no cell.
  return within(within(of).getByRole('row', { name: row })).getAllByRole('cell')[at]
}

test('A role tells what it may do by resource and action, wildcards as what covers', async () => {
  await openRole('System Admin')
  const matrix = table('Allowed actions')
  expect(cell(matrix, /^Users/, 'Delete')).toHaveTextContent('Yes, covered by *')
  expect(cell(matrix, /^Users/, 'Assign')).toHaveTextContent(/^$/)
  expect(cell(matrix, /transactions, materials/, 'Unassign')).toHaveTextContent('Yes, covered by *')
})

test('A role that allows something for oneself only says so', async () => {
  await openRole('Collector')
  expect(cell(table('Allowed actions'), /^Users/, 'Update')).toHaveTextContent('Own only')
})
