import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { type RenderedApp, renderApp } from '../render-app.tsx'

async function signUp(user: RenderedApp['user'], username: string) {
  await screen.findByRole('heading', { name: 'Create an account' })
  await fill(user, 'Your name', 'Zanele Botha')
  await fill(user, 'E-mail or phone number', username)
  await fill(user, 'Password', 'a long secret')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

describe('signing up', () => {
  test('creates a collector and continues to the second factor', async () => {
    const { user, path } = renderApp({ path: '/sign-up' })
    await user.click(await screen.findByRole('radio', { name: /Collector/ }))
    await signUp(user, '+1 212 555 0199')
    await screen.findByRole('heading', { name: 'Set up your authenticator app' })
    expect(path()).toBe('/mfa/enable')
  })

  test('shows how to fix each invalid field', async () => {
    const { user } = renderApp({ path: '/sign-up' })
    await screen.findByRole('heading', { name: 'Create an account' })
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveAccessibleDescription('Enter your name')
    expect(screen.getByRole('textbox', { name: 'E-mail or phone number' })).toHaveAccessibleDescription(
      /Enter an e-mail address or a North American phone number/,
    )
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(/Use at least 8 characters/)
  })
})
