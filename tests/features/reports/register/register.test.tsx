import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { written } from '../../../domain/carbon/trade-arbitraries.ts'
import { lindiwe, naledi, renderApp, sipho, thandi } from '../../render-app.tsx'
import { expectedTotals } from '../statement/statement-parts.ts'
import { businessIn, noon, openRegister, registerRows, registerTable, sumsShown } from './register-parts.ts'

const gaps = () => screen.findByRole('region', { name: '2 records lack particulars' })
const gapRows = async () =>
  within(await gaps())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

describe('register of acquisitions', () => {
  test('lists the purchases of the business with sums of all pages, gaps first, and is in the address', async () => {
    const app = openRegister()
    const { store } = app.mock
    const business = store.userNamed(naledi)?.businessId
    const isBought = ({ buyerId, createdAt }: { buyerId: string; createdAt: string }) =>
      buyerId === business && Date.parse(createdAt) >= new Date(2025, 11, 1).getTime()
    const all = expectedTotals(app, 'transactions', isBought).get('all')
    expect((await sumsShown())[0]).toBe(written((all?.weight ?? 0n) * 10_000n).replaceAll('\u00a0', ''))
    const count = store.transactions.all().filter(isBought).length
    expect(await screen.findByRole('radio', { name: `All ${count}` })).toBeChecked()
    const rows = await registerRows()
    expect(rows).toHaveLength(10)
    expect(screen.getByText(/contains transactions, but no collections/)).toBeVisible()
    expect(screen.getByText(/does not store who recorded a purchase/)).toBeVisible()
    expect(screen.queryByText(/does not store the registration numbers/)).toBeNull()

    // Details of sellers appear with the permission users.view.
    const seller = store.userNamed(sipho)
    const [name, address] = rows[1] ?? []
    expect(name?.replaceAll(' ', '')).toBe(`SiphoDlamini${seller?.idNumber}`)
    expect(address).toContain(seller?.address?.lineOne)
    expect(screen.getByText(/because you have the permission users\.view/)).toBeVisible()

    const [first, second] = await gapRows()
    expect(first).toMatch(/Thandi Nkosi.*ID number.*Address.*Add particulars/)
    expect(second).toMatch(/Sipho Dlamini.*Price paid.*Add price/)
    expect(screen.getByRole('link', { name: 'Add particulars' })).toHaveAttribute(
      'href',
      `/business/users/${store.userNamed(thandi)?.id}/edit`,
    )
    expect(screen.getByRole('link', { name: 'Add price' }).getAttribute('href')).toMatch(
      /^\/business\/transactions\/[\w-]+\/edit$/,
    )

    app.go('/business/register?period=year')
    await registerTable()
    await app.user.click(screen.getByRole('button', { name: 'Next' }))
    expect(app.path()).toBe('/business/register?period=year&page=2')
    await app.user.click(screen.getByRole('radio', { name: /^With gaps/ }))
    expect(app.path()).toBe('/business/register?period=year&rows=gaps')
    app.go('/business/register?rows=gaps')
    await waitFor(async () => expect(await registerRows()).toHaveLength(2))
    // A page beyond the last one is the last page.
    app.go('/business/register?page=999')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true'))
    expect(await registerRows()).not.toHaveLength(0)
  })
})

describe('details of sellers', () => {
  test('are hidden without it, and not requested', async () => {
    const { callsOf } = openRegister(sipho)
    for (const [name, address] of await registerRows()) {
      expect(name).toMatch(/Hidden$/)
      expect(address).toBe('Hidden')
    }
    expect(screen.getByText(/You need the permission users\.view/)).toBeVisible()
    const gaps = within(screen.getByRole('region', { name: /records lack particulars$/ }))
    expect(gaps.getAllByText('ID number')).toHaveLength(5)
    // Only the user's own record, or one of the business, could be changed here.
    expect(gaps.queryByRole('link', { name: /Add (ID number|address|particulars)/ })).toBeNull()
    expect(callsOf('users.list')).toEqual([])
  })

  test('are gaps that a user without permission to change them is not asked to add', async () => {
    openRegister(thandi)
    expect(await screen.findByText('The register prints with marked gaps.')).toBeVisible()
    expect(await screen.findByText('Price paid', { selector: 'section *' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Add price' })).toBeNull()
    expect(screen.queryByText(/until you add them/)).not.toBeInTheDocument()
  })

  test('are not available if the server does not return the sellers', async () => {
    openRegister(naledi, '', store => {
      const other = store.users
        .all()
        .find(({ type, businessId }) => type === 'business' && businessId !== businessIn(store))
      for (const { id } of store.transactions.where('buyerId', businessIn(store))) {
        store.transactions.update(id, { sellerId: other?.id ?? '' })
      }
    })
    for (const [name, address] of await registerRows()) {
      expect(name).toMatch(/Not available$/)
      expect(address).toBe('Not available')
    }
    expect(screen.getByText(/The server does not show you this seller’s record/)).toBeVisible()
    expect(screen.queryByText(/because you have the permission/)).toBeNull()
  })

  test('have a note about registration numbers if a seller is a business', async () => {
    // The public server names the business of a seller instead of the person.
    const { mock, go } = renderApp({ as: lindiwe, path: '/admin', server: 'public', serverClock: () => noon })
    await screen.findByRole('heading', { name: 'Overview' })
    go(`/admin/businesses/${businessIn(mock.store)}/register`)
    await registerTable()
    expect(screen.getByText(/does not store the registration numbers of businesses/)).toBeVisible()
  })

  test('can be read again after a failure, and are hidden if the server forbids the list of users', async () => {
    const { mock, user } = openRegister()
    mock.switches.fail('users.list', { kind: 'status', status: 400, times: 'always' })
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    mock.switches.clear()
    mock.switches.fail('users.list', { kind: 'status', status: 403, times: 'always' })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    const [row] = await registerRows()
    expect(row?.[1]).toBe('Hidden')
  })
})
