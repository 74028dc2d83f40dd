import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { unreadableName } from '#domain/unreadable-words.ts'
import type { Store } from '#mirage/store/store.ts'
import { listed, listRows } from '../list-parts.ts'
import { lindiwe, naledi, renderApp } from '../render-app.tsx'
import { allLists } from './all-lists.ts'

const note = () => screen.findByText(/could not be read:/)
const idOfUmhlanga = (store: Store) => store.users.where('username', naledi)[0]?.businessId

/** Returns a row of the mock's table that appears in the user's list and is not the user. */
function someRow(store: Store, as: string, rows: (typeof allLists)[number]['rows']) {
  const business = idOfUmhlanga(store)
  const isSeen = (row: object) =>
    as === lindiwe || ('buyerId' in row ? row.buyerId : (row as { businessId?: unknown }).businessId) === business
  const row = store[rows].all().find(each => isSeen(each) && !('username' in each && each.username === as))
  if (!row) throw new Error(`There are no ${rows}`)
  return row
}

test.each(allLists)('$path names an unreadable row and shows the others', async ({ path, as, rows }) => {
  let name = ''
  renderApp({
    as,
    path: `${path}?pageSize=100`,
    prepare: store => {
      const row = someRow(store, as, rows)
      name = unreadableName({ id: row.id, name: 'name' in row ? row.name : null })
      store[rows].update(row.id, { sentAs: { createdAt: 'noon' } })
    },
  })
  await listed()
  expect(await note()).toHaveTextContent(`could not be read: ${name}.`)
  expect(listRows().length).toBeGreaterThan(0)
})

test('explains unreadable rows in a note and counts them in the pages', async () => {
  let names: string[] = []
  const { user } = renderApp({
    as: lindiwe,
    path: '/admin/materials',
    prepare: ({ materials }) => {
      const [first, second] = materials.all()
      names = [first, second].map(each => each?.name ?? '')
      for (const { id } of [first, second].filter(each => each !== undefined)) {
        materials.update(id, { sentAs: { createdAt: 'noon' } })
      }
    },
  })
  expect(await note()).toHaveTextContent(`2 materials could not be read: ${names.join(', ')}.`)
  await user.click(screen.getByText('Details'))
  expect(screen.getByText(new RegExp(`^${names[0]}, .*: createdAt is "noon"$`))).toBeVisible()
  expect(listRows()).toHaveLength(8)
  expect(screen.getByText(/^1.10 of 44/)).toBeInTheDocument()
})

describe('in a filtered list with an unreadable row', () => {
  const prepare = ({ transactions }: Store) => {
    for (const { id } of transactions.all().slice(0, 2)) transactions.update(id, { sentAs: { createdAt: 'noon' } })
  }

  test('the pages count the rows that match', async () => {
    renderApp({ as: lindiwe, path: '/admin/transactions?family=metal', prepare })
    await listed()
    await screen.findByText(/found with these filters/)
    expect(await note()).toHaveTextContent('2 records could not be read')
    expect(screen.getByText(/^1.10 of \d/)).toBeInTheDocument()
  })

  test('an empty result has its empty text', async () => {
    renderApp({ as: lindiwe, path: '/admin/transactions?weight=900000000..', prepare })
    expect(await screen.findByText('No transactions match the filters')).toBeVisible()
    expect(await note()).toHaveTextContent('2 records could not be read')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })
})

test.each([' ', '\u200b\u2800'])('opens a row without a visible name (%j)', async name => {
  renderApp({
    as: lindiwe,
    path: '/admin/materials',
    prepare: ({ materials }) => {
      const [first] = materials.all()
      if (first) materials.update(first.id, { sentAs: { name } })
    },
  })
  await listed()
  const link = screen.getByRole('link', { name: 'No name' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/materials\/.+\/edit$/))
  expect(screen.getByRole('button', { name: 'Menu of No name' })).toBeInTheDocument()
})

test('does not count as empty if all rows are unreadable', async () => {
  renderApp({
    as: lindiwe,
    path: '/admin/materials',
    prepare: ({ materials }) => {
      for (const { id } of materials.all()) materials.update(id, { sentAs: { name: 7 } })
    },
  })
  expect(await note()).toHaveTextContent('10 materials could not be read')
  expect(screen.queryByText('No materials yet')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument()
})

test('signs in a user with an unreadable role', async () => {
  renderApp({
    as: lindiwe,
    path: '/admin/roles',
    prepare: ({ roles }) => {
      for (const { id } of roles.all()) roles.update(id, { sentAs: { createdAt: 'noon' } })
    },
  })
  expect(await note()).toHaveTextContent('5 records could not be read')
})

test('shows a non-numeric factor as unknown in the list, editable in the form', async () => {
  let id = ''
  const { mock, user } = renderApp({
    as: lindiwe,
    path: '/admin/materials?searchTerm=Copper',
    prepare: ({ materials }) => {
      id = materials.where('name', 'Copper wire')[0]?.id ?? ''
      materials.update(id, { sentAs: { carbonFactor: 'n/a' } })
    },
  })
  await listed()
  expect(within(listRows()[0] as HTMLElement).getByText('unknown')).toBeInTheDocument()
  expect(screen.queryByText(/could not be read/)).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Copper wire' }))
  const factor = await screen.findByRole('textbox', { name: /CO₂ factor/ })
  expect(factor).toHaveValue('n/a')
  expect(factor).toHaveAccessibleDescription(/“n\/a” is ambiguous or not a number, so the factor is unknown/)
  await user.type(factor, '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(factor).toHaveAccessibleDescription(/Enter a number\. For example, 1\.1418/)
  await user.clear(factor)
  await user.type(factor, '3.2')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Changes saved')
  expect(mock.store.materials.get(id)).toMatchObject({ carbonFactor: '3.2' })
})

test('shows a stored factor in a language with decimal commas', async () => {
  const { user } = renderApp({
    as: lindiwe,
    locale: 'de-DE',
    path: '/admin/materials?searchTerm=Copper+wire',
    prepare: ({ materials }) => {
      const [copper] = materials.where('name', 'Copper wire')
      materials.update(copper?.id ?? '', { sentAs: { carbonFactor: '1,5' } })
    },
  })
  await listed()
  expect(within(listRows()[0] as HTMLElement).getByText('1,5000')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Copper wire' }))
  const factor = await screen.findByRole('textbox', { name: /CO₂ factor/ })
  expect(factor).toHaveValue('1,5')
  expect(factor).toHaveAccessibleDescription(/^Estimated kg/)
})
