import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { button, fieldOf, opened } from '../record-form.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

test('an invisible name counts as empty, and a too long text shows an error at its field and is not cut', async () => {
  const { user, callsOf } = renderApp({ as: lindiwe, path: '/admin/roles/create' })
  await opened('New role')
  await fill(user, 'Name', '\u200b\u2800\u3164')
  await user.click(button('Create role'))
  expect(fieldOf('Name')).toHaveAccessibleDescription('Enter a role name')
  await user.clear(fieldOf('Name'))
  await user.click(fieldOf('Name'))
  await user.paste('x'.repeat(201))
  await user.click(fieldOf('Description'))
  await user.paste('y'.repeat(1001))
  await user.click(button('Create role'))
  expect(fieldOf('Name')).toHaveAccessibleDescription('Use at most 200 characters')
  expect(fieldOf('Name')).toHaveValue('x'.repeat(201))
  expect(fieldOf('Description')).toHaveAccessibleDescription(/Use at most 1000 characters/)
  expect(callsOf('roles.create')).toEqual([])
  await user.click(fieldOf('Name'))
  await user.keyboard('{End}{Backspace}')
  await user.clear(fieldOf('Description'))
  await user.click(button('Create role'))
  await waitFor(() => expect(callsOf('roles.create')).toHaveLength(1))
})
