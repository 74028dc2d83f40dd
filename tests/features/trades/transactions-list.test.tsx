import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lists, partiesOf, rowTexts, table } from '../list-parts.ts'
import { lindiwe, naledi, renderApp } from '../render-app.tsx'

test("list of transactions shows a business only its own purchases and its users' sales", async () => {
  const { mock } = renderApp({ as: naledi, path: `${lists.business}?pageSize=100` })
  await screen.findByText(/^\d+ transactions$/)
  const business = mock.store.userNamed(naledi)?.businessId ?? ''
  const own = new Set(mock.store.users.where('businessIds', business).map(({ name }) => name))
  expect(rowTexts().length).toBeGreaterThan(10)
  expect(rowTexts().filter(([buyer, seller]) => buyer !== 'Umhlanga Metals' && !own.has(seller ?? ''))).toEqual([])
})

describe('pages', () => {
  test('are newest first and in the address, and each row links to its transaction', async () => {
    const { mock, user, path, go, history } = renderApp({ as: lindiwe, path: lists.admin })
    await screen.findByText('380 transactions')
    expect(rowTexts()).toEqual(partiesOf(mock, 0, 10))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(path()).toBe(`${lists.admin}?page=2`)
    await waitFor(() => expect(rowTexts()).toEqual(partiesOf(mock, 10, 20)))
    expect(screen.getByText('11–20 of 380')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Page' }))
    await user.type(screen.getByRole('textbox', { name: 'Page' }), '38{Enter}')
    expect(path()).toBe(`${lists.admin}?page=38`)
    await waitFor(() => expect(screen.getByText('371–380 of 380')).toBeVisible())
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    expect(history).toHaveLength(3)
    go(lists.admin)
    await waitFor(() => expect(rowTexts()).toEqual(partiesOf(mock, 0, 10)))
    await user.click(within(table()).getAllByRole('link')[0] as HTMLElement)
    expect(path()).toBe(`${lists.admin}/${mock.store.transactions.all()[0]?.id}/edit`)
  })

  test('redirect a business from a too high page to /admin/transactions, then home', async () => {
    const { path, visited } = renderApp({ as: naledi, path: `${lists.business}?page=99` })
    await screen.findByRole('button', { name: /^Naledi Mokoena/ })
    expect(path()).toBe('/business')
    expect(visited).toEqual([`${lists.business}?page=99`, lists.admin, '/', '/business'])
  })
})
