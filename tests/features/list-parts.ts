import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import type { LoggedCall } from '#mirage/server/call-log.ts'
import { media } from '#theme/breakpoints.ts'
import type { RenderedApp } from './render-app.tsx'

/** Returns 18 November of this year, so that all dates on the first page are in one year. */
export const midNovember = () => Date.UTC(new Date().getFullYear(), 10, 18, 10)

export const lists = { admin: '/admin/transactions', business: '/business/transactions' } as const

export const table = () => screen.getByRole('table', { name: 'Transactions' })

/** Returns the only table on the screen. */
export const listTable = () => screen.getByRole('table')

const isHeading = (row: HTMLElement) => row.querySelector('[scope="rowgroup"]') !== null

/** Returns a table's rows without headers and day headings. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .filter(row => !isHeading(row))

export const listRows = () => rowsOf(listTable())

export const dayHeadings = () =>
  within(listTable())
    .getAllByRole('row')
    .filter(isHeading)
    .map(row => row.textContent)

/** Returns the text of a cell, without the second line below a name. */
export const textOf = (cell: Element | undefined) =>
  [...(cell?.querySelectorAll('small') ?? [])].reduce(
    (text, line) => text.replace(line.textContent, ''),
    cell?.textContent ?? '',
  )

/** Returns the second lines below the names, from top to bottom, with the labels of their dots. */
export const secondLines = () =>
  listRows().map(row => {
    const line = row.querySelector('small')
    return `${line?.textContent ?? ''}${line?.querySelector('[role="img"]')?.getAttribute('aria-label') ?? ''}`
  })

/** Returns the menu buttons of all rows. */
export const rowMenus = () => within(listTable()).queryAllByRole('button', { name: /^Menu/ })

/** Opens a row's menu and returns the labels and links of its items. */
export async function menuEntries(user: RenderedApp['user'], row: HTMLElement | undefined) {
  await user.click(within(row as HTMLElement).getByRole('button', { name: /^Menu/ }))
  const menu = await screen.findByRole('menu', { name: 'Row' })
  return within(menu)
    .getAllByRole('menuitem')
    .map(item => [item.textContent, item.getAttribute('href')])
}

/** Makes the window of this test wide enough for lists as tables. */
export function widenWindow() {
  const query = vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      name => Object.assign(new EventTarget(), { media: name, matches: name === media.desk }) as never,
    )
  onTestFinished(() => query.mockRestore())
}

/** Waits until the list shows the rows of its last request. */
export const listed = () => waitFor(() => expect(listTable()).toHaveAttribute('aria-busy', 'false'))

/** Returns the texts of a column, from top to bottom. */
export function columnTexts(header: string): string[] {
  const headers = within(listTable()).getAllByRole('columnheader')
  const position = headers.findIndex(({ textContent }) => textContent === header)
  return listRows().map(row => textOf(row.children[position]))
}

/** Returns the cell texts of each row, without headers, day headings, second lines and button cells. */
export const rowTexts = () =>
  rowsOf(table()).map(row => [...row.children].filter(cell => !cell.querySelector('button')).map(textOf))

export const headers = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(header => header.textContent)

export const searchBox = () => screen.getByRole('searchbox', { name: 'Search transactions' })

/** Waits until the transactions table shows the rows of its last request. */
export const settled = () => waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'false'))

/** Returns the query parameters of a request as sorted `name=value` texts. */
export const queryOf = (call: LoggedCall | undefined) =>
  [...new URLSearchParams(call?.query)].map(([name, value]) => `${name}=${value}`).toSorted()

/** Returns buyer and seller names of the transactions from index `from` to `to`, newest first. */
export function partiesOf({ store }: RenderedApp['mock'], from: number, to: number) {
  return store.transactions
    .all()
    .slice(from, to)
    .map(({ buyerId, sellerId }) => [store.businesses.get(buyerId)?.name, store.users.get(sellerId)?.name])
}
