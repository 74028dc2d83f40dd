import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { standardPassword } from '#mirage/data/accounts.ts'
import { fill, findCode } from '../fields.ts'
import type { RenderedApp } from '../render-app.tsx'

/** Waits for the sign-in dialog over unsaved work. */
export const dialog = () => screen.findByRole('alertdialog', { name: 'Sign in again' })

export const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** Signs in with password and code in the dialog over unsaved work. `username` defaults to the suggested user. */
export async function signInAgain({ user, mock }: Pick<RenderedApp, 'user' | 'mock'>, username?: string) {
  await dialog()
  if (username !== undefined) await fill(user, 'E-mail or phone number', username)
  await fill(user, 'Password', standardPassword)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await user.type(await findCode(), mock.currentCode() ?? '')
}
