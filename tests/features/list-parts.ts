import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { LoggedCall } from '#mirage/server/call-log.ts'
import type { RenderedApp } from './render-app.tsx'

/** A moment of this year far from its ends, around which dates are written with their years. */
export const midNovember = () => Date.UTC(new Date().getFullYear(), 10, 18, 10)

/** The paths of the two lists of transactions. */
export const lists = { admin: '/admin/transactions', business: '/business/transactions' } as const

export const table = () => screen.getByRole('table', { name: 'Transactions' })

/** The table of the screen, which has only one. */
export const listTable = () => screen.getByRole('table')

const isHeading = (row: HTMLElement) => row.querySelector('[scope="rowgroup"]') !== null

/** The rows of a table, without the row of headers and the headings of days. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .filter(row => !isHeading(row))

/** The rows of the list, without the row of headers and the headings of days. */
export const listRows = () => rowsOf(listTable())

/** The texts of the headings of days. */
export const dayHeadings = () =>
  within(listTable())
    .getAllByRole('row')
    .filter(isHeading)
    .map(row => row.textContent)

/** The text of a cell, without the line under a name. */
export const textOf = (cell: Element | undefined) =>
  [...(cell?.querySelectorAll('small') ?? [])].reduce(
    (text, line) => text.replace(line.textContent, ''),
    cell?.textContent ?? '',
  )

/** The lines under the names, from the top. */
export const secondLines = () => listRows().map(row => row.querySelector('small')?.textContent ?? '')

/** Waits until the list shows the rows that were last requested. */
export const listed = () => waitFor(() => expect(listTable()).toHaveAttribute('aria-busy', 'false'))

/** The texts of a column, from the top. */
export function columnTexts(header: string): string[] {
  const headers = within(listTable()).getAllByRole('columnheader')
  const position = headers.findIndex(({ textContent }) => textContent === header)
  return listRows().map(row => textOf(row.children[position]))
}

/** The texts of every row, without the row of headers, the headings of days, the lines under names and the cells for buttons. */
export const rowTexts = () =>
  rowsOf(table()).map(row => [...row.children].filter(cell => !cell.querySelector('button')).map(textOf))

export const headers = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(header => header.textContent)

export const searchBox = () => screen.getByRole('searchbox', { name: 'Search transactions' })

/** Waits until the rows that were last requested are shown. */
export const settled = () => waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'false'))

/** The query of a call, one text for each parameter. */
export const queryOf = (call: LoggedCall | undefined) =>
  [...new URLSearchParams(call?.query)].map(([name, value]) => `${name}=${value}`).toSorted()

/** Buyer and seller of some transactions as their rows show them, the newest first. */
export function partiesOf({ store }: RenderedApp['mock'], from: number, to: number) {
  return store.transactions
    .all()
    .slice(from, to)
    .map(({ buyerId, sellerId }) => [store.businesses.get(buyerId)?.name, store.users.get(sellerId)?.name])
}
