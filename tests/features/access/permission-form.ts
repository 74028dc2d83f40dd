import { screen, within } from '@testing-library/react'
import { enterAdmin, opened, rowNamed } from '../record-form.ts'
import type { RenderedApp } from '../render-app.tsx'

type App = Pick<RenderedApp, 'mock'>

/** Goes to the permissions of a role; `prepare` gives it before. */
export async function openPermissions(prepare: (app: App) => string, permissions?: readonly string[]) {
  const app = await enterAdmin(permissions)
  const id = prepare(app)
  app.go(`/admin/roles/${id}/permissions`)
  await opened('Permissions of a role')
  const role = app.mock.store.roles.get(id)
  if (!role) throw new Error('The role is gone')
  return { ...app, role }
}

/** The id of a role that there is. */
export const named = (name: string) => (app: App) => rowNamed(app, 'roles', name).id

/** Makes a role that holds these, and gives its id. */
export const holding =
  (...permissions: string[]) =>
  ({ mock }: App) =>
    mock.store.roles.insert({ name: 'Auditor', description: 'Looks', default: true, permissions }).id

/** The tick of a permission or a group. */
export const box = (name: string) => screen.getByRole('checkbox', { name })
/** The tick of a permission in a group that is open. */
export const inGroup = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name })
