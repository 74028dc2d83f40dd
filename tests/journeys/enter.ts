import type { Page } from '@playwright/test'
import { standardPassword } from '#mirage/data/accounts.ts'

/** How far into the app somebody goes. */
export type Step = 'signedOut' | 'enrolling' | 'verifying' | 'verified'

/** Fills in the sign-in form that is on the screen, and sends it. */
export async function signIn(page: Page, username: string, password: string = standardPassword) {
  await page.getByLabel('E-mail or phone number').fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The button that offers what the authenticator app of whoever is signing in would show. */
export const offeredCode = (page: Page) => page.getByRole('button', { name: /^Use \d{3} \d{3}$/ })

/** Goes through the sign-in form, as a person would, with the account of that username, as far as `step`. */
export async function enter(page: Page, username: string, step: Step = 'verified') {
  await page.goto('/sign-in')
  if (step === 'signedOut') return
  await signIn(page, username)
  await page.waitForURL(step === 'enrolling' ? '**/mfa/enable' : '**/mfa/verify')
  if (step !== 'verified') return
  await offeredCode(page).click()
  await page.waitForURL(/\/(admin|business|collector)/)
}
