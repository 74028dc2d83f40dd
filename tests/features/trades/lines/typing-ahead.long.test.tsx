import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lists } from '../../list-parts.ts'
import { naledi, renderApp } from '../../render-app.tsx'
import { choose, materialSearch, openedForm, recordButton, weightOf } from '../trade-form.ts'

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^“?${name}`) })
const chooser = (term: string) => screen.findByRole('combobox', { name: `Material for “${term}”` })
const saveKeys = '{Control>}{Enter}{/Control}'

/** Opens the form of a new transaction and focuses the material search. The mock holds its responses. */
async function newTransaction() {
  const app = renderApp({ as: naledi, path: `${lists.business}/create` })
  await openedForm()
  await choose(app.user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await app.user.click(materialSearch())
  return { ...app, release: app.mock.switches.hold('materials.list') }
}

describe('typing ahead of the material search', () => {
  test('moves the focus to the weight on Enter, and shows that the line looks its material up', async () => {
    const { user, release } = await newTransaction()
    await user.keyboard('corrug{Enter}')
    expect(weightOf('corrug')).toHaveFocus()
    expect(row('corrug')).toHaveTextContent('searching')
    release()
    expect(await screen.findByText('Corrugated cardboard added, line 1 of 1')).toBeInTheDocument()
    await waitFor(() => expect(weightOf('Corrugated cardboard')).toHaveFocus())
    expect(row('Corrugated cardboard')).not.toHaveTextContent('searching')
    await user.click(materialSearch())
    await user.keyboard('PET b')
    await screen.findByRole('option', { name: /^PET bottles/ })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(weightOf('PET bottles')).toHaveFocus()
    await user.click(materialSearch())
    await user.keyboard('tyres')
    await screen.findByRole('option', { name: /^Tyres/ })
    await user.keyboard('{Enter}5')
    expect(weightOf('Tyres')).toHaveFocus()
    expect(weightOf('Tyres')).toHaveValue('5')
  })
})

describe('line with an unknown material', () => {
  test('keeps its figures, blocks recording, also during its look-up, and takes a chosen material', async () => {
    const { user, release, path, callsOf } = await newTransaction()
    await user.keyboard('corugated{Enter}640.5{Enter}2000{Enter}')
    await user.click(recordButton())
    await waitFor(() => expect(weightOf('corugated')).toHaveFocus())
    expect(weightOf('corugated')).toHaveAccessibleDescription('Still searching for the material')
    release()
    expect(await screen.findByText('Choose a material for the line')).toBeVisible()
    expect(await chooser('corugated')).toHaveAccessibleDescription(
      'No material matches “corugated”. Choose the right one.',
    )
    await user.keyboard(saveKeys)
    expect(await chooser('corugated')).toHaveFocus()
    expect(callsOf('transactions.create')).toEqual([])
    await user.clear(await chooser('corugated'))
    await user.keyboard('corrug')
    await screen.findByRole('option', { name: /^Corrugated cardboard/ })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(weightOf('Corrugated cardboard')).toHaveFocus())
    expect(weightOf('Corrugated cardboard')).toHaveValue('640.5')
    await user.keyboard(saveKeys)
    await waitFor(() => expect(path()).toBe(lists.business))
    expect(callsOf('transactions.create')[0]?.body).toMatchObject({
      materials: [{ name: 'Corrugated cardboard', weight: 640.5, value: 2000 }],
    })
  })
})
