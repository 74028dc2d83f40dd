import type { Page } from '@playwright/test'
import type { Step } from '../tests/journeys/enter.ts'

export type Screen = {
  /** The picture's name. */
  name: string
  path: string
  /** The username of the account that looks at it; nobody is signed in when absent. */
  as?: string
  /** How far that account went; `verified` unless given. */
  step?: Step
  /** What to do on the screen before the picture is taken. */
  do?: (page: Page) => Promise<void>
}

const admin = { as: 'lindiwe@threereco.example' }
const owner = { as: 'naledi@umhlangametals.example' }
const collector = { as: 'bongani@collect.example' }
const newcomer = { as: 'ayesha@greenloop.example', step: 'enrolling' } as const

const openFirstTransaction = async (page: Page) => {
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.waitForURL('**/edit')
}

/** Every screen that is worth a picture. Those of one account stand together. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'mfa-enable', path: '/mfa/enable', ...newcomer },
  { name: 'mfa-verify', path: '/mfa/verify', ...owner, step: 'verifying' },
  { name: 'admin', path: '/admin', ...admin },
  { name: 'collector', path: '/collector', ...collector },
  { name: 'business', path: '/business', ...owner },
  { name: 'transactions', path: '/business/transactions', ...owner },
  { name: 'transactions-no-hits', path: '/business/transactions?searchTerm=nothing+like+this', ...owner },
  { name: 'transaction-create', path: '/business/transactions/create', ...owner },
  { name: 'transaction-edit', path: '/business/transactions', ...owner, do: openFirstTransaction },
  { name: 'not-found', path: '/nowhere', ...owner },
]
