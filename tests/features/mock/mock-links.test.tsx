import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dateField, openedForm } from '../trades/trade-form.ts'
import { openMockedBuild } from './mocked-build.tsx'

test('a link to the mock sets the date of the app and the data', async () => {
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
