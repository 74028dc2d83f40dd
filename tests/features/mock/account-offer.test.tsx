import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../render-app.tsx'
import { openMockedBuild } from './mocked-build.tsx'

const offer = () => within(screen.getByRole('region', { name: 'Mock accounts' }))
const namesIn = (kind: string) =>
  within(offer().getByRole('list', { name: kind }))
    .getAllByRole('button')
    .map(button => button.textContent?.split(' ').slice(0, 2).join(' '))

describe('sign-in screen of a build with the mock', () => {
  test('offers the accounts by their kind, and shows the clicked one in its fields if the server refuses it', async () => {
    const page = await openMockedBuild('/sign-in?mock-fail=authentication.login:503')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(namesIn('Administrators')).toEqual(['Lindiwe Pretorius'])
    expect(namesIn('Businesses')).toEqual(['Naledi Mokoena', 'Sipho Dlamini', 'Thandi Nkosi', 'Ayesha Moosa'])
    expect(namesIn('Collectors')).toEqual(['Bongani Khumalo', 'Fatima Jacobs'])
    await page.user.click(offer().getByRole('button', { name: /^Fatima Jacobs/ }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'E-mail or phone number' })).toHaveValue('+1 212 555 0147')
  })

  test('fills in the clicked account, then its code, and signs in', async () => {
    const page = await openMockedBuild('/business/users?mock-as=signed-out')
    await screen.findByRole('heading', { name: 'Sign in' })
    await page.user.click(offer().getByRole('button', { name: /^Sipho Dlamini/ }))
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: /^Use \d{3} \d{3}$/ }))
    expect(await screen.findByRole('button', { name: 'Sipho Dlamini Umhlanga Metals' })).toBeVisible()
    expect(location.pathname).toBe('/business/users')
  })

  test('does not offer a deleted account', async () => {
    const page = await openMockedBuild('/admin/users?mock-as=lindiwe&searchTerm=thandi')
    const row = await screen.findByRole('row', { name: /^Thandi Nkosi/ })
    await page.user.click(within(row).getByRole('button'))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await page.user.type(await screen.findByRole('textbox', { name: 'Type I confirm' }), 'I confirm{Enter}')
    await screen.findByRole('heading', { name: /^No users match/ })
    await page.goTo('/sign-in?mock-as=signed-out')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(namesIn('Businesses')).not.toContain('Thandi Nkosi')
  })
})

test('offers no accounts on the sign-in screen without the mock', async () => {
  renderApp({ path: '/sign-in' })
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(screen.queryByRole('region', { name: 'Mock accounts' })).not.toBeInTheDocument()
})
