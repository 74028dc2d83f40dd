import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lindiwe, naledi, renderApp, thandi } from '../render-app.tsx'
import { openPalette } from './palette-parts.ts'

/** Renders an app and waits until the palette handles its keys. */
async function withKeys(options: Parameters<typeof renderApp>[0]) {
  const app = renderApp(options)
  await openPalette(app.user)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  return app
}

const transactions = { as: naledi, path: '/business/transactions' }
const dialog = () => screen.queryByRole('dialog', { name: 'All keys' })

test('G and a letter opens a permitted screen, also on non-Latin keyboards', async () => {
  const { user, path } = await withKeys({ as: naledi })
  await user.keyboard('gr')
  await user.keyboard('{п>}{/п}')
  expect(path()).toBe('/business')
  await user.keyboard('[KeyG][KeyT]')
  expect(path()).toBe('/business/transactions')
  await user.keyboard('gu')
  expect(path()).toBe('/business/users')
})

describe('N', () => {
  test('does nothing without permission', async () => {
    const looking = await withKeys({ ...transactions, as: thandi })
    await looking.user.keyboard('n')
    expect(looking.path()).toBe('/business/transactions')
  })

  test('is left to the browser with a modifier, and types a letter in a field', async () => {
    const { user, path } = await withKeys(transactions)
    await user.keyboard('{Control>}n{/Control}{Alt>}n{/Alt}{Meta>}n{/Meta}')
    expect(path()).toBe('/business/transactions')
    await user.type(screen.getByRole('searchbox'), 'gun')
    expect(screen.getByRole('searchbox')).toHaveValue('gun')
    expect(path()).not.toContain('/create')
  })
})

test('open dialog blocks single keys, including /', async () => {
  const { user, path } = await withKeys({ as: lindiwe, path: '/admin/materials' })
  const [menu] = await screen.findAllByRole('button', { name: /^Menu of/ })
  await user.click(menu as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })
  screen.getByRole('button', { name: 'Cancel' }).focus()
  await user.keyboard('/ngt?')
  expect(question).toContainElement(document.activeElement as HTMLElement)
  expect(path()).toBe('/admin/materials')
  expect(dialog()).not.toBeInTheDocument()
})

describe('question mark key', () => {
  test('lists keys of permitted screens, and N for permitted records, and Escape returns the focus', async () => {
    const owner = await withKeys(transactions)
    screen.getByRole('link', { name: 'New transaction' }).focus()
    await owner.user.keyboard('?')
    expect(dialog()).toBeVisible()
    expect(screen.getByRole('row', { name: 'G T Everywhere Go to Transactions' })).toBeVisible()
    expect(screen.getByRole('row', { name: /^G U/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /^N Lists/ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /^G [RMBI] / })).not.toBeInTheDocument()
    await owner.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('link', { name: 'New transaction' })).toHaveFocus())
    owner.close()
    const reader = await withKeys({ as: thandi })
    await reader.user.keyboard('?')
    expect(screen.getByRole('row', { name: /^G T/ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /^N Lists/ })).not.toBeInTheDocument()
  })

  test('turns single keys off, and the palette turns them on', async () => {
    const { user, path } = await withKeys(transactions)
    await user.keyboard('?')
    await user.click(screen.getByRole('checkbox', { name: 'Single keys' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    await user.keyboard('n/?')
    expect(path()).toBe('/business/transactions')
    expect(screen.getByRole('searchbox')).not.toHaveFocus()
    expect(dialog()).not.toBeInTheDocument()
    expect(localStorage.getItem('threereco.keys')).toBe('off')
    await openPalette(user)
    await user.keyboard('single{Enter}')
    await user.keyboard('n')
    expect(path()).toBe('/business/transactions/create')
  })
})
