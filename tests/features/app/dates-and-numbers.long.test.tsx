import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { lindiwe, naledi, type RenderedApp, renderApp } from '../render-app.tsx'
import { addMaterial, enter, openDate } from '../trades/trade-form.ts'

beforeEach(() => localStorage.clear())

/** Chooses an option in the preferences, from the user menu, which notes that values exclude VAT. */
async function write({ user }: RenderedApp, choice: 'Dates and numbers' | 'Decimal sign', option: RegExp) {
  await user.click(screen.getByRole('button', { name: /^Naledi Mokoena|^Lindiwe Pretorius/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Preferences' }))
  const dialog = await screen.findByRole('dialog', { name: 'Preferences' })
  expect(within(dialog).getByText('Values exclude VAT.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: new RegExp(`${choice}$`) }))
  await user.click(await screen.findByRole('option', { name: option }))
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
}

const figures = async () =>
  (await screen.findAllByRole('cell', { name: /^\d[\d\u00a0]*[.,]\d\d$/ })).map(cell => cell.textContent)

describe('date and number format', () => {
  test('is chosen in the user menu, and visible figures update at once', async () => {
    const app = renderApp({ as: naledi, path: '/business' })
    expect((await figures()).every(figure => figure?.includes('.'))).toBe(true)
    await write(app, 'Dates and numbers', /^German: 17\.11\.2026 · 1\u00a0234,50$/)
    await waitFor(() => expect(document.querySelector('main')?.textContent).not.toMatch(/\d\.\d\d\b(?!\.)/))
    expect(localStorage.getItem('threereco.language')).toBe('de-DE')
    expect((await figures()).every(figure => figure?.includes(','))).toBe(true)
    await write(app, 'Decimal sign', /^Point/)
    await waitFor(async () => expect((await figures()).every(figure => figure?.includes('.'))).toBe(true))
  })

  test('applies to the values of a form and to typed text', async () => {
    const app = renderApp({ as: naledi, path: '/business/transactions/create' })
    await screen.findByRole('form', { name: 'New transaction' })
    await addMaterial(app.user, 'copper', 'Copper')
    const field = screen.getAllByRole('spinbutton', { name: /^Weight in kg of / })[0] as HTMLInputElement
    await enter(app.user, field, '1240.5')
    await app.user.tab()
    expect(field).toHaveValue('1\u00a0240.5')
    await enter(app.user, await openDate(app.user), '11/17/2026 2:46 pm')
    await app.user.tab()
    await write(app, 'Dates and numbers', /^German/)
    expect(field).toHaveValue('1\u00a0240,5')
    expect(screen.getByRole('button', { name: 'Date: 17.11.2026, 14:46' })).toBeVisible()
    expect(await openDate(app.user)).toHaveValue('17.11.2026, 14:46')
    await enter(app.user, field, '12,75')
    await app.user.tab()
    expect(field).toHaveValue('12,75')
  })

  test('does not change saved values: the factor of a material stays the same', async () => {
    const app = renderApp({ as: lindiwe, path: '/admin/materials/create' })
    const factor = await screen.findByRole('textbox', { name: /^CO₂ factor/ })
    await app.user.type(factor, '1.1400')
    await write(app, 'Dates and numbers', /^German/)
    // A typed number stays as typed, because both decimal signs are read.
    expect(factor).toHaveValue('1.1400')
    await app.user.clear(factor)
    await app.user.type(factor, '2,5')
    await app.user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Brass swarf')
    await app.user.type(screen.getByRole('textbox', { name: /^GW code/ }), 'GW 53-04')
    await app.user.click(screen.getByRole('button', { name: 'Create material' }))
    await waitFor(() => expect(app.callsOf('materials.create')).toHaveLength(1))
    expect(app.callsOf('materials.create')[0]?.body).toMatchObject({ carbonFactor: '2.5' })
  })
})
