import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dateField, openedForm } from '../trades/trade-form.ts'
import { openMockedBuild } from './mocked-build.tsx'

describe('link to the mock', () => {
  test('sets the date of the app and the data', async () => {
    const day = 'mock-as=naledi&mock-now=2031-03-01T09:30:00Z'
    const page = await openMockedBuild(`/business/transactions?${day}`)
    const [newest] = within(await screen.findByRole('table')).getAllByRole('link')
    await page.user.click(newest as HTMLElement)
    await screen.findByRole('form', { name: 'Edit transaction' })
    expect(dateField()).toHaveTextContent(/^Feb \d+, 2031/)
    await page.goTo(`/business/transactions/create?${day}`)
    await openedForm()
    expect(dateField()).toHaveTextContent(/^Today, /)
  })

  test.for([
    ['first-day', '/admin/materials', /^6 materials|^1–6 of 6/],
    ['busy', '/admin/transactions', /^1–10 of 10\s000$/],
    ['huge', '/admin/transactions', /^1–10 of 100\s000$/],
    ['long-names', '/admin/businesses', /^\p{Script=Arabic}/u],
  ] as const)('with the scenario %s shows its data', async ([scenario, path, shown]) => {
    await openMockedBuild(`${path}?mock-as=lindiwe&mock-scenario=${scenario}`)
    expect((await screen.findAllByText(shown))[0]).toBeVisible()
  })
})
