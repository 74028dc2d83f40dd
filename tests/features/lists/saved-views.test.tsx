import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listRows, lists } from '../list-parts.ts'
import { naledi, type RenderedApp, renderApp } from '../render-app.tsx'

const views = async () => within(await screen.findByRole('list', { name: 'Views of Transactions' }))

const button = (name: string) => screen.findByRole('button', { name })

/** Saves the list on screen as a view. */
async function saveView({ user }: RenderedApp, name: string, isDefault = false) {
  await user.click(await button('Display'))
  await user.click(await screen.findByRole('menuitem', { name: 'Save view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }))
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), name)
  if (isDefault) await user.click(dialog.getByRole('checkbox', { name: 'Set as the default view of Transactions' }))
  await user.click(dialog.getByRole('button', { name: 'Save view' }))
  await screen.findByText(`View ${name} saved`)
}

async function openMenu({ user }: RenderedApp, name: string, item: string) {
  await user.click(await button(`Menu for the view ${name}`))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

async function openKasi() {
  const app = renderApp({ as: naledi, path: `${lists.business}?searchTerm=kasi&pageSize=2` })
  await waitFor(() => expect(listRows().length).toBeGreaterThan(0))
  return app
}

test('a view has its own search, columns and density', async () => {
  const app = await openKasi()
  const { user, path } = app
  const columnsBefore = screen.getAllByRole('columnheader').length
  await saveView(app, 'Kasi')
  await user.click(await button('Display'))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Figures' }))
  await user.keyboard('{Escape}')
  const columnsOfView = screen.getAllByRole('columnheader').length
  expect(columnsOfView).not.toBe(columnsBefore)
  const link = (await views()).getByRole('link', { name: 'Kasi' })
  expect(link).toHaveAttribute('aria-current', 'page')

  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Transactions' }))
  await waitFor(() => expect(path()).toBe(lists.business))
  expect(screen.getAllByRole('columnheader')).toHaveLength(columnsBefore)
  expect((await views()).getByRole('link', { name: 'Kasi' })).not.toHaveAttribute('aria-current')

  await user.click((await views()).getByRole('link', { name: 'Kasi' }))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('kasi'))
  expect(screen.getAllByRole('columnheader')).toHaveLength(columnsOfView)
})

test('a view can open with the list, be copied as a link, renamed to a free name, and restored after deletion', async () => {
  const app = await openKasi()
  const { user } = app
  await saveView(app, 'Kasi', true)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => write.mockRestore())
  await openMenu(app, 'Kasi', 'Copy link')
  expect(await screen.findByText('Link copied')).toBeVisible()
  expect(write).toHaveBeenCalledWith(`${location.origin}${lists.business}?searchTerm=kasi`)

  app.go('/business')
  await waitFor(() => expect(document.title).toMatch(/^Overview/))
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  await user.click(main.getByRole('link', { name: 'Transactions' }))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('kasi'))
  await openMenu(app, 'Kasi', 'Remove as the default view of Transactions')
  expect(main.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', lists.business)

  await saveView(app, 'Other')
  await openMenu(app, 'Kasi', 'Rename')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Other')
  expect(screen.getByText('Another view of this list has this name. Choose another name.')).toBeVisible()
  expect(await button('Save view')).toBeDisabled()
  await user.type(name, ' buyers{Enter}')
  expect((await views()).getByRole('link', { name: 'Other buyers' })).toBeVisible()

  await openMenu(app, 'Other buyers', 'Delete')
  expect(await screen.findByText('View Other buyers deleted')).toBeVisible()
  expect((await views()).queryByRole('link', { name: 'Other buyers' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const names = (await views()).getAllByRole('link').map(({ textContent }) => textContent)
  expect(names.slice(-2)).toEqual(['Other buyers', 'Other'])
})

test('a view of filtered rows keeps its filters, and built-in views lead to filtered lists', async () => {
  const app = renderApp({ as: naledi, path: lists.business })
  await app.user.click((await views()).getByRole('link', { name: 'This month' }))
  await waitFor(() => expect(app.path()).toBe(`${lists.business}?period=month`))
  expect((await views()).getByRole('link', { name: 'This month' })).toHaveAttribute('aria-current', 'page')
  await app.user.click(await button('Save view'))
  await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Month{Enter}')
  await waitFor(() => expect(app.path()).toMatch(/\?period=month&view=/))
  await app.user.click(screen.getByRole('button', { name: 'Remove filter This month' }))
  await waitFor(() => expect(app.path()).toMatch(/transactions\?view=/))
  await app.user.click((await views()).getByRole('link', { name: 'Month' }))
  expect(await button('Remove filter This month')).toBeVisible()
})
