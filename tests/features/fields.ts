import { screen } from '@testing-library/react'
import { standardPassword } from '#mirage/data/accounts.ts'
import type { RenderedApp } from './render-app.tsx'

/** Clears a field, then types into it. `label` is the start of its label. */
export async function fill(user: RenderedApp['user'], label: string, text: string) {
  const field = screen.getByLabelText(new RegExp(`^${label}`))
  await user.clear(field)
  await user.type(field, text)
}

/** Signs in with a username and a password once the form is there; the code comes next. */
export async function signIn(user: RenderedApp['user'], username: string, password: string = standardPassword) {
  await screen.findByRole('heading', { name: 'Sign in' })
  await fill(user, 'E-mail or phone number', username)
  await fill(user, 'Password', password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** The field for the code of the authenticator app, once it is there. */
export const findCode = () => screen.findByRole('textbox', { name: 'Code' })
