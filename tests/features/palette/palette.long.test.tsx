import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bongani, lindiwe, naledi, renderApp } from '../render-app.tsx'
import { field, groups, highlighted, openPalette, option, options } from './palette-parts.ts'

describe('palette', () => {
  test('opens with all rows on Ctrl+K or ⌘+K, also on non-Latin keyboards, and Escape returns the focus', async () => {
    const { user } = renderApp({ as: naledi, path: '/business/transactions' })
    const search = await screen.findByRole('searchbox')
    await user.click(search)
    await openPalette(user)
    expect(field()).toHaveFocus()
    expect(groups()).toEqual(['Go to', 'Create', 'Preferences'])
    expect(highlighted()).toBe('Overview')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('combobox', { name: 'Find or go to' })).not.toBeInTheDocument()
    await waitFor(() => expect(search).toHaveFocus())
    await openPalette(user, '{Meta>}[KeyK]{/Meta}')
    await user.keyboard('{Control>}[KeyK]{/Control}')
    expect(screen.queryByRole('listbox', { name: 'Results' })).not.toBeInTheDocument()
    // By mouse and touch, the palette opens from the navigation.
    await user.click(screen.getByRole('button', { name: 'Find or go to' }))
    expect(await screen.findByRole('listbox', { name: 'Results' })).toBeVisible()
    await waitFor(() => expect(field()).toHaveFocus())
  })

  test('lists only permitted screens', async () => {
    const app = renderApp({ as: lindiwe })
    await openPalette(app.user)
    expect(options('Go to')).toEqual([
      'Overview',
      'Transactions',
      'Collections',
      'Materials',
      'Businesses',
      'Users',
      'Roles',
      'Import materials',
      'On the yard',
      'Your details',
    ])
    expect(options('Create')).toEqual([
      'New transaction',
      'New collection',
      'New material',
      'New business',
      'New user',
      'New role',
    ])
  })

  test('lists the few screens of a collector', async () => {
    const { user } = renderApp({ as: bongani })
    await openPalette(user)
    expect(options('Go to')).toEqual(['Overview', 'Material flow', 'Carbon statement'])
    expect(groups()).toEqual(['Go to', 'Preferences'])
  })

  test('opens a screen with a link, or in a new tab with Ctrl+Enter', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user, path } = renderApp({ as: naledi })
    await openPalette(user)
    expect(option('Transactions')).toHaveAttribute('href', '/business/transactions')
    await user.click(option('Users'))
    expect(path()).toBe('/business/users')
    await openPalette(user)
    await user.keyboard('tra{Control>}{Enter}{/Control}')
    expect(opened).toHaveBeenCalledWith('/business/transactions', '_blank', 'noopener')
    expect(path()).toBe('/business/users')
  })

  test('changes the appearance and the format of dates, and signs out', async () => {
    const { user } = renderApp({ as: naledi })
    await openPalette(user)
    await user.keyboard('dark{Enter}')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await openPalette(user)
    // The chosen value is not offered again.
    expect(options('Preferences')).not.toContain('Dark')
    await user.keyboard('contrast{Enter}')
    expect(document.documentElement.dataset['appearance']).toBe('contrast')
    await openPalette(user)
    await user.keyboard('system{Enter}')
    expect(document.documentElement.dataset['theme']).toBe('system')
    await openPalette(user)
    await user.type(field(), 'german')
    await user.click(await screen.findByRole('option', { name: /^German/ }))
    await waitFor(() => expect(localStorage.getItem('threereco.language')).toBe('de-DE'))
    localStorage.clear()
    await openPalette(user)
    await user.keyboard('sign out{Enter}')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('asks before leaving unsaved work, and does not open over the question', async () => {
    const { user, path } = renderApp({ as: lindiwe, path: '/admin/materials/create' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.type(name, 'Cork')
    await openPalette(user)
    await user.keyboard('roles{Enter}')
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(path()).toBe('/admin/materials/create')
    expect(name).toHaveValue('Cork')
  })
})
