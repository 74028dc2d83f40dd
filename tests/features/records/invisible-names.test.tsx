import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { button, fieldOf, opened } from '../record-form.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

const invisible = '\u200b\u2800\u3164'

describe('invisible name', () => {
  test('counts as empty during sign-up', async () => {
    const { user, callsOf } = renderApp({ path: '/sign-up' })
    await screen.findByRole('heading', { name: 'Create an account' })
    await fill(user, 'Your name', invisible)
    await user.click(button('Create account'))
    expect(fieldOf('Your name')).toHaveAccessibleDescription('Enter your name')
    expect(callsOf('authentication.register')).toEqual([])
  })

  test('counts as empty in a form', async () => {
    const { user, callsOf } = renderApp({ as: lindiwe, path: '/admin/roles/create' })
    await opened('New role')
    await fill(user, 'Name', invisible)
    await user.click(button('Create role'))
    expect(fieldOf('Name')).toHaveAccessibleDescription('Enter a role name')
    expect(callsOf('roles.create')).toEqual([])
  })
})

describe('too long text', () => {
  test('shows an error at its field and is not cut', async () => {
    const { user, callsOf } = renderApp({ as: lindiwe, path: '/admin/roles/create' })
    await opened('New role')
    await user.click(fieldOf('Name'))
    await user.paste('x'.repeat(201))
    await user.click(fieldOf('Description'))
    await user.paste('y'.repeat(1001))
    await user.click(button('Create role'))
    expect(fieldOf('Name')).toHaveAccessibleDescription('Use at most 200 characters')
    expect(fieldOf('Name')).toHaveValue('x'.repeat(201))
    expect(fieldOf('Description')).toHaveAccessibleDescription(/Use at most 1000 characters/)
    await user.click(fieldOf('Name'))
    await user.keyboard('{End}{Backspace}')
    await user.clear(fieldOf('Description'))
    await user.click(button('Create role'))
    await waitFor(() => expect(callsOf('roles.create')).toHaveLength(1))
  })
})
