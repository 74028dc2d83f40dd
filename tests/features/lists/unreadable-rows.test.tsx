import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unreadableName } from '#domain/unreadable-words.ts'
import { listed, listRows } from '../list-parts.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

const note = () => screen.findByText(/could not be read:/)
test('explains unreadable rows in a note and counts them in the pages', async () => {
  let names: string[] = []
  const { user } = renderApp({
    as: lindiwe,
    path: '/admin/materials',
    prepare: ({ materials }) => {
      const [first, second] = materials.all()
      names = [first, second].map(each => unreadableName({ id: each?.id ?? '', name: each?.name ?? null }))
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

test('is left out of the pages of a filtered list, and of an empty result', async () => {
  const { go } = renderApp({
    as: lindiwe,
    path: '/admin/transactions?family=metal',
    prepare: ({ transactions }) => {
      for (const { id } of transactions.all().slice(0, 2)) transactions.update(id, { sentAs: { createdAt: 'noon' } })
    },
  })
  await listed()
  await screen.findByText(/found with these filters/)
  expect(await note()).toHaveTextContent('2 records could not be read')
  expect(screen.getByText(/^1.10 of \d/)).toBeInTheDocument()
  go('/admin/transactions?weight=900000000..')
  expect(await screen.findByText('No transactions match the filters')).toBeVisible()
  expect(await note()).toHaveTextContent('2 records could not be read')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('opens rows without a visible name', async () => {
  renderApp({
    as: lindiwe,
    path: '/admin/materials',
    prepare: ({ materials }) => {
      const [first, second] = materials.all()
      materials.update(first?.id ?? '', { sentAs: { name: ' ' } })
      materials.update(second?.id ?? '', { sentAs: { name: '\u200b\u2800' } })
    },
  })
  await listed()
  const links = screen.getAllByRole('link', { name: 'No name' })
  expect(links).toHaveLength(2)
  for (const link of links) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/materials\/.+\/edit$/))
  }
  expect(screen.getAllByRole('button', { name: 'Menu of No name' })).toHaveLength(2)
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
