import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listRows } from '../list-parts.ts'
import { dateField, openedForm } from '../trades/trade-form.ts'
import { openMockedBuild } from './mocked-build.tsx'

/** The texts of the rows of the list, in their order. */
async function rows() {
  await screen.findAllByRole('rowheader')
  return listRows().map(({ textContent }) => textContent)
}

describe('A link', () => {
  test('with a failure of every second call lets the first through, not the second, and the third again', async () => {
    const page = await openMockedBuild('/admin/materials?mock-as=lindiwe&mock-fail=materials.list:403:1in2')
    expect(await screen.findByText(/^1–10 of/)).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not do this')
    await page.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^11–20 of/)).toBeVisible()
  })

  test('with a seed has other data of the same kind, and the same again', async () => {
    const page = await openMockedBuild('/admin/transactions?mock-as=lindiwe')
    const usual = await rows()
    await page.goTo('/admin/transactions?mock-as=lindiwe&mock-seed=another')
    const other = await rows()
    expect(other).toHaveLength(usual.length)
    expect(other).not.toEqual(usual)
    await page.goTo('/admin/transactions?mock-as=lindiwe&mock-seed=threereco')
    expect(await rows()).toEqual(usual)
  })

  test('with a day has the app and the data live on that day', async () => {
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
