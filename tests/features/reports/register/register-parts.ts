import { screen, within } from '@testing-library/react'
import type { startMock } from '#mirage/mock.ts'
import { naledi, renderApp, sipho, thandi } from '../../render-app.tsx'

type Store = ReturnType<typeof startMock>['store']

export const noon = new Date(2026, 10, 22, 12).getTime()

export const businessIn = (store: Store) => store.userNamed(naledi)?.businessId ?? ''

/**
 * Makes Sipho the seller of all purchases of Umhlanga Metals except the first, which Thandi sold. Thandi has no ID
 * number and no address. One line of the second purchase has the price 0.
 */
export function withOwnSellers(store: Store) {
  const [seller, incomplete] = [sipho, thandi].map(name => store.userNamed(name)?.id ?? '')
  store.users.update(incomplete ?? '', { idNumber: null, address: null })
  const bought = store.transactions
    .where('buyerId', businessIn(store))
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .filter(({ createdAt }) => Date.parse(createdAt) >= new Date(2025, 11, 1).getTime())
  for (const { id } of bought) store.transactions.update(id, { sellerId: seller ?? '' })
  store.transactions.update(bought[0]?.id ?? '', { sellerId: incomplete ?? '' })
  const [line] = store.transactionLines.where('tradeId', bought[1]?.id ?? '')
  store.transactionLines.update(line?.id ?? '', { value: 0 })
  return bought.map(({ id }) => id)
}

/** Opens the register of Umhlanga Metals in its business area, at noon of 22 November 2026. */
export const openRegister = (as = naledi, search = '', prepare: (store: Store) => void = withOwnSellers) =>
  renderApp({ as, path: `/business/register${search}`, prepare, serverClock: () => noon })

export const registerTable = () => screen.findByRole('table', { name: 'Register of acquisitions' })

/** Returns the texts of the cells by row, without the row of sums. */
export async function registerRows() {
  const rows = within(await registerTable())
    .getAllByRole('row')
    .slice(1, -1)
  return rows.map(row =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  )
}

export const sumsShown = async () =>
  within((await within(await registerTable()).findAllByRole('row')).at(-1) ?? document.body)
    .getAllByRole('cell')
    .slice(3)
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ''))
