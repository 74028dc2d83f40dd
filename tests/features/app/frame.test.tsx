import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lists } from '../list-parts.ts'
import { bongani, lindiwe, naledi, type RenderedApp, renderApp, thandi } from '../render-app.tsx'

const navigation = () => screen.findByRole('navigation', { name: 'Main' })
const linksOf = async () => within(await navigation()).getAllByRole('link')
const root = document.documentElement

async function openMenu(user: RenderedApp['user'], name = /^Naledi Mokoena/) {
  await user.click(await screen.findByRole('button', { name }))
  await screen.findByRole('menu')
}

const choice = (name: string) => screen.getByRole('menuitemradio', { name })

afterEach(() => {
  localStorage.clear()
  delete root.dataset['theme']
  delete root.dataset['appearance']
})

describe('the navigation', () => {
  test.each([
    ['administrators', lindiwe, '/admin'],
    ['businesses', naledi, '/business'],
    ['collectors', bongani, '/collector'],
  ])('leads %s through their own area only', async (_, as, home) => {
    const { path } = renderApp({ as })
    const links = await linksOf()
    expect(path()).toBe(home)
    expect(links[0]).toHaveTextContent('Overview')
    expect(links[0]).toHaveAttribute('aria-current', 'page')
    for (const link of links) expect(`${link.getAttribute('href')}/`).toMatch(new RegExp(`^${home}/`))
  })

  test('leads to the transactions of a user who may see them, and marks them as current', async () => {
    const { user, path } = renderApp({ as: thandi })
    await user.click(within(await navigation()).getByRole('link', { name: 'Transactions' }))
    expect(path()).toBe(lists.business)
    await screen.findByRole('heading', { name: 'Transactions' })
    const current = (await linksOf()).filter(link => link.hasAttribute('aria-current'))
    expect(current.map(({ textContent }) => textContent)).toEqual(['Transactions'])
  })

  test('marks them on the screens below a list, too', async () => {
    renderApp({ as: naledi, path: `${lists.business}/create` })
    const link = within(await navigation()).getByRole('link', { name: 'Transactions' })
    expect(link).toHaveAttribute('aria-current', 'page')
  })

  test('leaves out what a user may not see, as without a role', async () => {
    const { mock } = renderApp({ as: thandi })
    mock.store.users.update(mock.store.userNamed(thandi)?.id ?? '', { roleIds: [] })
    expect((await linksOf()).map(({ textContent }) => textContent)).toEqual(['Overview'])
    expect(await screen.findByText(/Ask an administrator for a role/)).toBeVisible()
  })

  test('goes by permissions of the user as well as by those of roles', async () => {
    const { mock } = renderApp({ as: thandi })
    mock.store.users.update(mock.store.userNamed(thandi)?.id ?? '', {
      roleIds: [],
      permissions: ['transactions.access', 'transactions.view'],
    })
    expect(within(await navigation()).getByRole('link', { name: 'Transactions' })).toBeVisible()
  })

  test.each([
    [naledi, '/admin/transactions', '/business'],
    [lindiwe, '/business/transactions', '/admin'],
    [bongani, '/business', '/collector'],
    [naledi, '/collector', '/business'],
  ])('sends %s home from %s', async (as, path, home) => {
    const app = renderApp({ as, path })
    await screen.findByRole('heading', { name: 'Overview' })
    expect(app.path()).toBe(home)
  })
})

describe('theme and appearance', () => {
  test('are those of the system and of threereco until one chooses', async () => {
    const { user } = renderApp({ as: naledi })
    await openMenu(user)
    expect(choice('System')).toBeChecked()
    expect(choice('threereco')).toBeChecked()
    expect(root.dataset).toMatchObject({ theme: 'system', appearance: 'threereco' })
    expect(localStorage.getItem('threereco.theme')).toBeNull()
  })

  test('show at once and are kept in this browser', async () => {
    const { user } = renderApp({ as: naledi })
    await openMenu(user)
    await user.click(choice('Dark'))
    expect(choice('Dark')).toBeChecked()
    expect(choice('System')).not.toBeChecked()
    await user.click(choice('High contrast'))
    expect(root.dataset).toMatchObject({ theme: 'dark', appearance: 'contrast' })
    expect(localStorage.getItem('threereco.theme')).toBe('dark')
    expect(localStorage.getItem('threereco.appearance')).toBe('contrast')
  })

  test('hold for the visit where the browser keeps nothing, which is said once', async () => {
    const { user, mock } = renderApp({ as: naledi })
    const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    await openMenu(user)
    await user.click(choice('Dark'))
    expect(await screen.findByText('Preference not saved')).toBeInTheDocument()
    await user.click(choice('Slate'))
    expect(root.dataset).toMatchObject({ theme: 'dark', appearance: 'slate' })
    expect(choice('Dark')).toBeChecked()
    expect(store.mock.calls.length).toBeGreaterThan(1)
    // Toasts come one after the other: once a later one is there, a second of the first kind would be too.
    mock.switches.fail('authentication.logout', { kind: 'network' })
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    await screen.findByText('You are still signed in')
    expect(screen.getAllByText('Preference not saved')).toHaveLength(1)
  })
})

describe('a page that is not there', () => {
  test.each(['/nowhere', '/admin/transactions/x/edit', '/business/transactions/create/more'])(
    'is shown in the frame to a signed-in user, as for %s',
    async address => {
      const { path, user } = renderApp({ as: lindiwe, path: address })
      await navigation()
      expect(screen.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
      expect(path()).toBe(address)
      await user.click(screen.getByRole('link', { name: 'Go to the overview' }))
      await waitFor(() => expect(path()).toBe('/admin'))
    },
  )

  test('is shown to a signed-out visitor as well, without the frame', async () => {
    const { path, callsOf } = renderApp({ path: '/nowhere' })
    await waitFor(() => expect(callsOf('authentication.check')).toHaveLength(1))
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
    expect(path()).toBe('/nowhere')
  })
})

test('a screen that breaks leaves the frame standing, and other screens work', async () => {
  // React logs every error that an error screen is shown for.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { mock, user, go } = renderApp({ as: lindiwe, path: '/admin' })
  await navigation()
  mock.switches.fail('transactions.get', { kind: 'status', status: 403, message: 'Not today.' })
  go(`${lists.admin}/${mock.store.transactions.all()[0]?.id}/edit`)
  expect(await screen.findByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Not today.')
  await user.click(within(await navigation()).getByRole('link', { name: 'Overview' }))
  expect(await screen.findByRole('button', { name: /^Lindiwe Pretorius/ })).toBeVisible()
})
