import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lists } from '../list-parts.ts'
import { bongani, lindiwe, naledi, permitOnly, type RenderedApp, renderApp, thandi } from '../render-app.tsx'

const navigation = () => screen.findByRole('navigation', { name: 'Main' })
const linksOf = async () => within(await navigation()).getAllByRole('link')
const root = document.documentElement

async function openPreferences(user: RenderedApp['user']) {
  await user.click(await screen.findByRole('button', { name: /^Naledi Mokoena/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Preferences' }))
  await screen.findByRole('dialog', { name: 'Preferences' })
}

const preference = (label: string) => screen.getByRole('button', { name: new RegExp(`${label}$`) })

async function choose(user: RenderedApp['user'], label: string, option: string) {
  await user.click(preference(label))
  await user.click(await screen.findByRole('option', { name: option }))
}

afterEach(() => {
  localStorage.clear()
  delete root.dataset['theme']
  delete root.dataset['appearance']
})

describe('navigation', () => {
  test.each([
    ['administrators', lindiwe, '/admin'],
    ['businesses', naledi, '/business'],
    ['collectors', bongani, '/collector'],
  ])('links %s only to screens of their area, from the address of another area', async (_, as, home) => {
    const { path } = renderApp({ as, path: home === '/admin' ? '/business' : lists.admin })
    const links = await linksOf()
    expect(path()).toBe(home)
    expect(links[0]).toHaveTextContent('Overview')
    expect(links[0]).toHaveAttribute('aria-current', 'page')
    for (const link of links) expect(`${link.getAttribute('href')}/`).toMatch(new RegExp(`^${home}/`))
  })

  test('marks the current screen, and the list on screens below it', async () => {
    const { user, path, go } = renderApp({ as: naledi })
    await user.click(within(await navigation()).getByRole('link', { name: 'Transactions' }))
    expect(path()).toBe(lists.business)
    for (const title of ['Transactions', 'New transaction']) {
      await screen.findByRole('heading', { name: title })
      const current = (await linksOf()).filter(link => link.hasAttribute('aria-current'))
      expect(current.map(({ textContent }) => textContent)).toEqual(['Transactions'])
      go(`${lists.business}/create`)
    }
  })

  test('has only permitted screens for a user without a role', async () => {
    const { mock } = renderApp({ as: thandi })
    permitOnly(mock.store, thandi, 'transactions.access', 'transactions.view')
    expect((await linksOf()).map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Transactions',
      'Register of acquisitions',
      'Carbon statement',
    ])
  })
})

describe('theme and appearance', () => {
  test('are those of the system at first, apply at once and are stored in this browser', async () => {
    const { user } = renderApp({ as: naledi })
    await openPreferences(user)
    expect(preference('Theme')).toHaveTextContent('System')
    expect(preference('Appearance')).toHaveTextContent('threereco')
    await choose(user, 'Theme', 'Dark')
    expect(preference('Theme')).toHaveTextContent('Dark')
    await choose(user, 'Appearance', 'High contrast')
    expect(root.dataset).toMatchObject({ theme: 'dark', appearance: 'contrast' })
    expect(localStorage.getItem('threereco.theme')).toBe('dark')
    expect(localStorage.getItem('threereco.appearance')).toBe('contrast')
  })

  test('last for the visit if storage fails, with one toast', async () => {
    const { user, mock } = renderApp({ as: naledi })
    const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    await openPreferences(user)
    await choose(user, 'Theme', 'Dark')
    expect(await screen.findByText('Preference not saved')).toBeInTheDocument()
    await choose(user, 'Appearance', 'Slate')
    expect(root.dataset).toMatchObject({ theme: 'dark', appearance: 'slate' })
    expect(preference('Theme')).toHaveTextContent('Dark')
    expect(store.mock.calls.length).toBeGreaterThan(1)
    // Toasts appear in order. After this later toast, a second "Preference not saved" toast would already be visible.
    mock.switches.fail('authentication.logout', { kind: 'network' })
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: /^Naledi Mokoena/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await screen.findByText('You are still signed in')
    expect(screen.getAllByText('Preference not saved')).toHaveLength(1)
  })
})

test('shows an unknown page without the frame to a signed-out visitor', async () => {
  const { path, callsOf } = renderApp({ path: '/nowhere' })
  await waitFor(() => expect(callsOf('authentication.check')).toHaveLength(1))
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  expect(path()).toBe('/nowhere')
})

test('keeps the frame and other screens working after a screen throws', async () => {
  // Silences React, which logs every error that reaches an error boundary.
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
