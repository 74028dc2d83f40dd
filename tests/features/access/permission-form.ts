import { screen, within } from '@testing-library/react'
import { enterAdmin, opened, rowNamed } from '../record-form.ts'
import type { RenderedApp } from '../render-app.tsx'

type App = Pick<RenderedApp, 'mock'>

/** Opens a role's permission screen as an administrator. `prepare` returns the role's id. */
export async function openPermissions(prepare: (app: App) => string, permissions?: readonly string[]) {
  const app = await enterAdmin(permissions)
  const id = prepare(app)
  app.go(`/admin/roles/${id}/permissions`)
  await opened('Role permissions')
  const role = app.mock.store.roles.get(id)
  if (!role) throw new Error('The role is gone')
  return { ...app, role }
}

/** Returns a function that returns the id of an existing role. */
export const named = (name: string) => (app: App) => rowNamed(app, 'roles', name).id

/** Returns a function that creates a role with these permissions and returns the role's id. */
export const holding =
  (...permissions: string[]) =>
  ({ mock }: App) =>
    mock.store.roles.insert({ name: 'Auditor', description: 'Looks', default: true, permissions }).id

export const box = (name: string) => screen.getByRole('checkbox', { name })
/** Returns the checkbox of a permission in an open group. */
export const inGroup = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name })
