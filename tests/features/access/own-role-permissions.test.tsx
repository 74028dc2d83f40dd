import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button } from '../record-form.ts'
import { named, openPermissions } from './permission-form.ts'

test('does not let users remove roles.update from their own role', async () => {
  const app = await openPermissions(named('System Admin'))
  const everything = screen.getByRole('group', { name: '*' })
  await app.user.click(within(everything).getByRole('button', { name: 'Remove' }))
  await app.user.click(button('Save changes'))
  expect(await screen.findByText(/You hold this role yourself, and could not change roles any more/)).toBeVisible()
  expect(screen.getByText(/Keep roles\.update, which you have from this role/)).toBeVisible()
  expect(app.mock.store.roles.get(app.role.id)?.permissions).toEqual(['*'])
})
