import { screen, within } from '@testing-library/react'
import { enterAdmin, opened, rowNamed } from '../record-form.ts'
import type { RenderedApp } from '../render-app.tsx'

type App = Pick<RenderedApp, 'mock'>

/** Goes to the permissions of a role, whose id `prepare` returns. */
export async function openPermissions(prepare: (app: App) => string, permissions?: readonly string[]) {
  const app = await enterAdmin(permissions)
  const id = prepare(app)
  app.go(`/admin/roles/${id}/permissions`)
  await opened('Permissions of a role')
  const role = app.mock.store.roles.get(id)
  if (!role) throw new Error('The role is gone')
  return { ...app, role }
}

/** The id of an existing role. */
export const named = (name: string) => (app: App) => rowNamed(app, 'roles', name).id

/** Creates a role with these permissions, and returns its id. */
export const holding =
  (...permissions: string[]) =>
  ({ mock }: App) =>
    mock.store.roles.insert({ name: 'Auditor', description: 'Looks', default: true, permissions }).id

/** The checkbox of a permission or a group. */
export const box = (name: string) => screen.getByRole('checkbox', { name })
/** The checkbox of a permission in an open group. */
export const inGroup = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name })
