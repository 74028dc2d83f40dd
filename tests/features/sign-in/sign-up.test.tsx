import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { renderApp } from '../render-app.tsx'

test('shows how to fix each invalid field, then creates a collector and continues to the second factor', async () => {
  const { user, path, callsOf } = renderApp({ path: '/sign-up' })
  await screen.findByRole('heading', { name: 'Create an account' })
  const create = screen.getByRole('button', { name: 'Create account' })
  // A name of invisible characters counts as empty.
  await fill(user, 'Your name', '\u200b\u2800\u3164')
  await user.click(create)
  expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveAccessibleDescription('Enter your name')
  expect(screen.getByRole('textbox', { name: 'E-mail or phone number' })).toHaveAccessibleDescription(
    /Enter an e-mail address or a North American phone number/,
  )
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(/Use at least 8 characters/)
  await user.click(screen.getByRole('radio', { name: /Collector/ }))
  await fill(user, 'Your name', 'Zanele Botha')
  await fill(user, 'E-mail or phone number', '+1 212 555 0199')
  await fill(user, 'Password', 'a long secret')
  await user.click(create)
  await screen.findByRole('heading', { name: 'Set up your authenticator app' })
  expect(path()).toBe('/mfa/enable')
  expect(callsOf('authentication.register')[0]?.body).toMatchObject({ type: 'collector' })
})
