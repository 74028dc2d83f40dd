import { screen } from '@testing-library/react'
import { standardPassword } from '#mirage/data/accounts.ts'
import type { RenderedApp } from './render-app.tsx'

/** Clears a field, then types into it. `label` is the start of its label. */
export async function fill(user: RenderedApp['user'], label: string, text: string) {
  const field = screen.getByLabelText(new RegExp(`^${label}`))
  await user.clear(field)
  await user.type(field, text)
}

/** Waits for the form and signs in with username and password. The code comes next. */
export async function signIn(user: RenderedApp['user'], username: string, password: string = standardPassword) {
  await screen.findByRole('heading', { name: 'Sign in' })
  await fill(user, 'E-mail or phone number', username)
  await fill(user, 'Password', password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** Waits for the field of the authenticator code. */
export const findCode = () => screen.findByRole('textbox', { name: 'Code' })
