import { screen } from '@testing-library/react'
import { standardPassword } from '#mirage/data/accounts.ts'
import type { RenderedApp } from './render-app.tsx'

/** Clears a field and types a new text. `label` is the start of the field's label. */
export async function fill(user: RenderedApp['user'], label: string, text: string) {
  const field = screen.getByLabelText(new RegExp(`^${label}`))
  await user.clear(field)
  await user.type(field, text)
}

/** Waits for the sign-in form and submits username and password. The code is the next step. */
export async function signIn(user: RenderedApp['user'], username: string, password: string = standardPassword) {
  await screen.findByRole('heading', { name: 'Sign in' })
  await fill(user, 'E-mail or phone number', username)
  await fill(user, 'Password', password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** Waits for the authenticator code field and returns it. */
export const findCode = () => screen.findByRole('textbox', { name: 'Code' })
