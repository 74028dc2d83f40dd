import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Rows } from '#mirage/store/records.ts'
import { lindiwe, type RenderedApp, renderApp } from './render-app.tsx'

type User = RenderedApp['user']

/** Waits for the form of this name: "New user", "Edit business". */
export const opened = (name: string) => screen.findByRole('form', { name })

/** A button by the start of its name. */
export const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

/** A field by the start of its label. */
export const fieldOf = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))

/** A card by its title. */
export const card = (title: string) => within(screen.getByRole('region', { name: title }))

/** The search of a card for members or of a field for many: "Add role". */
export const search = (name: string) => screen.getByRole('combobox', { name })

/** The names of the members in a card, from the top. */
export const membersIn = (title: string) =>
  card(title)
    .queryAllByRole('listitem')
    .map(item => item.querySelector('div > div')?.textContent)

/** The same, once no open list hides it any more. */
export const findSearch = (name: string) => screen.findByRole('combobox', { name })

/** Looks an option up by typing, and takes the one that begins with this name. */
export async function pick(user: User, label: string, typed: string, name: string) {
  await user.type(await findSearch(label), typed)
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
}

/** Chooses one of a few known options. */
export async function choose(user: User, label: string, option: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`${label}$`) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** The bodies of the answered calls of one name, oldest first. */
export const bodiesOf = (app: Pick<RenderedApp, 'callsOf'>, name: string) => app.callsOf(name).map(({ body }) => body)

/** Presses Save changes, and waits until they are saved. */
export async function saveChanges(user: User) {
  await user.click(button('Save changes'))
  await screen.findByText('Changes saved')
  await waitFor(() => expect(button('Save changes')).toBeDisabled())
}

/** Confirms the question about a deletion. */
export async function confirmDeletion(user: User) {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' }))
  await user.type(dialog.getByRole('textbox'), 'I confirm')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  return dialog
}

/** Enters the administrators' area as Lindiwe; `permissions` replace hers. */
export async function enterAdmin(permissions?: readonly string[]) {
  const app = renderApp({ as: lindiwe, path: '/admin' })
  const { store } = app.mock
  if (permissions) {
    store.users.update(store.userNamed(lindiwe)?.id ?? '', { roleIds: [], permissions: [...permissions] })
  }
  await screen.findByRole('heading', { name: 'Overview' })
  return app
}

/** The row of this name in a table of the mock. */
export function rowNamed<Name extends 'users' | 'businesses' | 'roles' | 'materials'>(
  { mock }: Pick<RenderedApp, 'mock'>,
  table: Name,
  name: string,
): Rows[Name] {
  const found = (mock.store[table].all() as readonly Rows[Name][]).find(row => row.name === name)
  if (!found) throw new Error(`There is no ${name} in ${table}`)
  return found
}

/** Waits until the app is at this address, without its search. */
export const arrivedAt = ({ path }: Pick<RenderedApp, 'path'>, address: string) =>
  waitFor(() => expect(path().split('?')[0]).toBe(address))

/** Enters the area of a business as one of its users. */
export async function enterBusiness(as: string) {
  const app = renderApp({ as, path: '/business' })
  await screen.findByRole('heading', { name: 'Overview' })
  return app
}

/** Goes to the form of a user in the area of a business. */
export async function openUserOfBusiness(as: string, name: string) {
  const app = await enterBusiness(as)
  const person = rowNamed(app, 'users', name)
  app.go(`/business/users/${person.id}/edit`)
  return { ...app, person }
}

/** Goes to the form of a user in the administrators' area; `title` is its name there. */
export async function openUser(name: string, permissions?: readonly string[], title = 'Edit user') {
  const app = await enterAdmin(permissions)
  const person = rowNamed(app, 'users', name)
  app.go(`/admin/users/${person.id}/edit`)
  await opened(title)
  return { ...app, person }
}

/** Goes to the form of a business, after `prepare` has changed the mock. */
export async function openBusiness(
  name: string,
  permissions?: readonly string[],
  title = 'Edit business',
  prepare: (mock: RenderedApp['mock']) => void = () => undefined,
) {
  const app = await enterAdmin(permissions)
  const business = rowNamed(app, 'businesses', name)
  prepare(app.mock)
  app.go(`/admin/businesses/${business.id}/edit`)
  await opened(title)
  return { ...app, business }
}

/** Goes to the form of a role. */
export async function openRole(name: string, permissions?: readonly string[]) {
  const app = await enterAdmin(permissions)
  const role = rowNamed(app, 'roles', name)
  app.go(`/admin/roles/${role.id}/edit`)
  await screen.findByRole('form', { name: /^(Edit role|Role)$/ })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
  return { ...app, role }
}
