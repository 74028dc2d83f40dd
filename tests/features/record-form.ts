import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Rows } from '#mirage/store/records.ts'
import { lindiwe, permitOnly, type RenderedApp, renderApp } from './render-app.tsx'

type User = RenderedApp['user']

/** Waits for the form with this name, such as "New user" or "Edit business". */
export const opened = (name: string) => screen.findByRole('form', { name })

/** Returns a button by the start of its label. */
export const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

/** Returns a form field by the start of its label. */
export const fieldOf = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))

export const card = (title: string) => within(screen.getByRole('region', { name: title }))

/** Returns the search field of a member card or a multi-select look-up, such as "Add role". */
export const search = (name: string) => screen.getByRole('combobox', { name })

/** Returns the names of a card's members, from top to bottom. */
export const membersIn = (title: string) =>
  card(title)
    .queryAllByRole('listitem')
    .map(item => item.querySelector('div > div')?.textContent)

/** Waits for a search field. An open list hides other fields from role queries. */
export const findSearch = (name: string) => screen.findByRole('combobox', { name })

/** Types a term into a look-up and chooses the option that starts with `name`. */
export async function pick(user: User, label: string, typed: string, name: string) {
  await user.type(await findSearch(label), typed)
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
}

/** Chooses an option in a select. */
export async function choose(user: User, label: string, option: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`${label}$`) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Returns the request bodies of the answered requests with this name, oldest first. */
export const bodiesOf = (app: Pick<RenderedApp, 'callsOf'>, name: string) => app.callsOf(name).map(({ body }) => body)

/** Presses "Save changes" and waits for the result. */
export async function saveChanges(user: User) {
  await user.click(button('Save changes'))
  await screen.findByText('Changes saved')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
}

/** Types the phrase in the deletion dialog and confirms. */
export async function confirmDeletion(user: User) {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' }))
  await user.type(dialog.getByRole('textbox'), 'I confirm')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  return dialog
}

/** Opens the admin area as Lindiwe. `permissions` replaces her permissions. */
export async function enterAdmin(permissions?: readonly string[]) {
  const app = renderApp({ as: lindiwe, path: '/admin' })
  if (permissions) permitOnly(app.mock.store, lindiwe, ...permissions)
  await screen.findByRole('heading', { name: 'Overview' })
  return app
}

/** Returns the row with this name from a table of the mock. */
export function rowNamed<Name extends 'users' | 'businesses' | 'roles' | 'materials'>(
  { mock }: Pick<RenderedApp, 'mock'>,
  table: Name,
  name: string,
): Rows[Name] {
  const found = (mock.store[table].all() as readonly Rows[Name][]).find(row => row.name === name)
  if (!found) throw new Error(`There is no ${name} in ${table}`)
  return found
}

/** Waits until the app is at this path, ignoring the query string. */
export const arrivedAt = ({ path }: Pick<RenderedApp, 'path'>, address: string) =>
  waitFor(() => expect(path().split('?')[0]).toBe(address))

/** Opens the business area as one of the business's users. */
export async function enterBusiness(as: string) {
  const app = renderApp({ as, path: '/business' })
  await screen.findByRole('heading', { name: 'Overview' })
  return app
}

/** Opens a user's form in the business area, signed in as `as`. */
export async function openUserOfBusiness(as: string, name: string) {
  const app = await enterBusiness(as)
  const person = rowNamed(app, 'users', name)
  app.go(`/business/users/${person.id}/edit`)
  return { ...app, person }
}

/** Opens a user's form in the admin area. `title` is the expected title of the form. */
export async function openUser(name: string, permissions?: readonly string[], title = 'Edit user') {
  const app = await enterAdmin(permissions)
  const person = rowNamed(app, 'users', name)
  app.go(`/admin/users/${person.id}/edit`)
  await opened(title)
  return { ...app, person }
}

/** Opens a business's form after `prepare` has changed the mock. */
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

export async function openRole(name: string, permissions?: readonly string[]) {
  const app = await enterAdmin(permissions)
  const role = rowNamed(app, 'roles', name)
  app.go(`/admin/roles/${role.id}/edit`)
  await screen.findByRole('form', { name: /^(Edit role|Role)$/ })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
  return { ...app, role }
}
