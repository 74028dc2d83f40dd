import type { Page } from '@playwright/test'
import { standardPassword } from '#mirage/accounts.ts'

/** How far into the app somebody goes. */
export type Step = 'signedOut' | 'enrolling' | 'verifying' | 'verified'

/** Goes through the sign-in form, as a person would, with the account of that username, as far as `step`. */
export async function enter(page: Page, username: string, step: Step = 'verified') {
  await page.goto('/sign-in')
  if (step === 'signedOut') return
  await page.getByLabel('E-mail or phone number').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(standardPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(step === 'enrolling' ? '**/mfa/enable' : '**/mfa/verify')
  if (step !== 'verified') return
  await page.getByRole('button', { name: /^Use \d{3} ?\d{3}$/ }).click()
  await page.waitForURL(/\/(admin|business|collector)/)
}
