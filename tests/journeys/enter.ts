import type { Page } from '@playwright/test'
import { standardPassword } from '#mirage/data/accounts.ts'

/** Last completed step of the sign-in. */
export type Step = 'signedOut' | 'enrolling' | 'verifying' | 'verified'

/** Fills in and submits the sign-in form. */
export async function signIn(page: Page, username: string, password: string = standardPassword) {
  await page.getByLabel('E-mail or phone number').fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Returns the mock's button that enters the current authenticator code. */
export const offeredCode = (page: Page) => page.getByRole('button', { name: /^Use \d{3} \d{3}$/ })

/** Signs in as `username` with the form, and stops after `step`. */
export async function enter(page: Page, username: string, step: Step = 'verified') {
  await page.goto('/sign-in')
  if (step === 'signedOut') return
  await signIn(page, username)
  await page.waitForURL(step === 'enrolling' ? '**/mfa/enable' : '**/mfa/verify')
  if (step !== 'verified') return
  await offeredCode(page).click()
  await page.waitForURL(/\/(admin|business|collector)/)
}
