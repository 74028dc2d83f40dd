import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openMockedBuild, openPanel } from './mocked-build.tsx'

const preset = (name: string) => within(screen.getByRole('list', { name: 'Presets' })).getByRole('button', { name })

/** Returns the texts of the panel's section headings. */
const headings = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

describe('preset', () => {
  test.for([
    ['First day', /^2 transactions$/],
    ['Busy day', /^10\s000 transactions$/],
  ] as const)('of data restarts the page with these data: %s', async ([name, shown]) => {
    const page = await openMockedBuild('/admin/transactions?mock-as=lindiwe')
    await screen.findByText('380 transactions')
    await openPanel(page)
    await page.untilLoadedAgain(() => page.user.click(preset(name)))
    expect(await screen.findByText(shown)).toBeVisible()
    await screen.findByRole('tabpanel')
    expect(preset(name)).toHaveAttribute('aria-pressed', 'true')
  })

  test('of a failing server refuses all requests until another preset replaces it', async () => {
    const page = await openMockedBuild('/admin/materials?mock-as=lindiwe')
    await screen.findByText(/^1–10 of/)
    await openPanel(page)
    expect(headings().slice(0, 3)).toEqual(['Presets', 'Data', 'Account'])
    await page.user.click(preset('Server down'))
    expect(preset('Server down')).toHaveAttribute('aria-pressed', 'true')
    await page.user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    await page.user.click(preset('Default'))
    expect(preset('Server down')).toHaveAttribute('aria-pressed', 'false')
    expect(preset('Default')).toHaveAttribute('aria-pressed', 'true')
    await page.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^11–20 of/)).toBeVisible()

    await page.user.click(preset('Server down'))
    await page.user.click(preset('Slow connection'))
    expect(screen.getByRole('combobox', { name: 'Response time' })).toHaveValue('slow-3g')
    expect(screen.getByText('No failures set.')).toBeVisible()
    expect(preset('Slow connection')).toHaveAttribute('aria-pressed', 'true')
  })
})
