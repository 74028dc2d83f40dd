import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startMock } from '#mirage/mock.ts'
import { fillIn, recordButton } from '../trades/trade-form.ts'
import { makeFail, openMockedBuild, openPanel } from './mocked-build.tsx'

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { name })

/** Returns the list's subtitle, which contains the number of rows. */
const count = async () => (await screen.findByText(/^1–10 of/)).textContent

/** Calls `work` with a mock that imitates another tab: it has the same data and the same storage. */
function inAnotherTab(work: (mock: ReturnType<typeof startMock>) => void) {
  const { fetch } = globalThis
  const other = startMock({ latency: 0 })
  work(other)
  other.shutdown()
  globalThis.fetch = fetch
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
}

const drafts = () => Object.keys(localStorage).filter(key => key.startsWith('threereco.draft.'))

test('another account from the panel applies at once and keeps the load of the previous user', async () => {
  const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
  await fillIn(page.user)
  await waitFor(() => expect(drafts()).toHaveLength(1))
  await openPanel(page)
  expect(press(/^Naledi Mokoena Business Owner/)).toHaveAttribute('aria-current', 'true')
  await page.user.click(press(/^Sipho Dlamini Business Staff/))
  expect(await screen.findByRole('button', { name: /^Sipho Dlamini Umhlanga/ })).toBeVisible()
  expect(press(/^Sipho Dlamini Business Staff/)).toHaveAttribute('aria-current', 'true')
  expect(drafts()).toHaveLength(1)
  expect(screen.queryByRole('link', { name: /^On the yard/ })).not.toBeInTheDocument()
  await page.user.click(
    within(screen.getByRole('dialog', { name: 'Mock panel' })).getByRole('button', { name: 'Sign out' }),
  )
  expect(await heading('Sign in')).toBeVisible()
})

test('another tab ends the session at the next request after signing out', async () => {
  const page = await openMockedBuild('/admin/materials?mock-as=lindiwe')
  expect(await screen.findByText(/^1–10 of/)).toBeVisible()
  inAnotherTab(mock => mock.signOut())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await page.user.click(press('Next'))
  expect(await screen.findByRole('alertdialog', { name: 'Sign in again' })).toBeVisible()
})

test('failure from the panel can be set while a dialog of the app is open', async () => {
  const page = await openMockedBuild('/admin/materials?mock-as=lindiwe')
  const [menu] = await screen.findAllByRole('button', { name: /^Menu of/ })
  await page.user.click(menu as HTMLElement)
  await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  await page.user.keyboard('{Control>}{Alt>}m{/Alt}{/Control}')
  await screen.findByRole('tabpanel')
  await makeFail(page, 'materials.delete', '409 Conflict', 'Next request')
  expect(question).toBeVisible()
  await page.user.type(within(question).getByRole('textbox'), 'I confirm')
  await page.user.click(within(question).getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/Another user has changed this record/)).toBeVisible()
})

test('data of the panel survive a reload and are deleted by a reset', async () => {
  const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
  await fillIn(page.user)
  await page.user.click(recordButton())
  const before = await count()
  await page.reload()
  expect(await count()).toBe(before)
  await openPanel(page)
  await page.user.click(press('Reset'))
  await page.untilLoadedAgain(() => page.user.click(press('Delete my changes')))
  expect(await count()).not.toBe(before)
})

test('settings of the mock are restored by the link that the panel copies', async () => {
  const page = await openMockedBuild(
    '/business/transactions?page=2&mock-as=sipho&mock-seed=another&mock-fail=roles.list:503:1in5',
  )
  await openPanel(page)
  await page.user.click(press('Copy link'))
  const link = new URL(await navigator.clipboard.readText())
  expect(link.pathname).toBe('/business/transactions')
  await page.user.click(press(/^Thandi Nkosi/))
  await page.user.click(press(/^Remove roles.list/))
  await page.goTo(link.pathname + link.search)
  expect(location.search).toBe('?page=2')
  await screen.findByRole('tabpanel')
  expect(screen.getByRole('textbox', { name: 'Seed' })).toHaveValue('another')
  expect(press(/^Sipho Dlamini Business Staff/)).toHaveAttribute('aria-current', 'true')
  expect(screen.getByText('roles.list: 503 Unavailable, one time in 5')).toBeVisible()
})
