import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { panel } from '../trades/scale/scale-form.ts'
import { addMaterial, enter, openedForm, weightOf } from '../trades/trade-form.ts'
import { openMockedBuild, openPanel } from './mocked-build.tsx'

async function openScaleTab() {
  const page = await openMockedBuild('/business/transactions/create?mock-as=naledi')
  await openedForm()
  await addMaterial(page.user, 'copper', 'Copper wire')
  await page.user.click(await screen.findByRole('button', { name: 'Connect scale' }))
  await screen.findByRole('button', { name: 'Scale connected' })
  await openPanel(page)
  await page.user.click(screen.getByRole('tab', { name: 'Scale' }))
  await screen.findByRole('heading', { name: 'Load' })
  return page
}

const load = () => screen.getByRole('spinbutton', { name: 'Load in kg' })

describe('The virtual scale of the mock panel', () => {
  test('sends its load to the form, in the chosen format and unit', async () => {
    const { user } = await openScaleTab()
    await enter(user, load(), '642.5')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(panel()).toHaveTextContent(/Stable642\.5\s?kg/))
    await user.click(within(panel()).getByRole('button', { name: 'Take gross' }))
    await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('642.5'))
    expect(screen.getAllByText(/^S S 642\.5 kg CR LF$/)).not.toHaveLength(0)
    await enter(user, load(), '100')
    await user.keyboard('{Enter}')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'headed')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'lb')
    await waitFor(() => expect(screen.getAllByText('ST,GS,+00220.5lb CR LF')).not.toHaveLength(0))
    await waitFor(() => expect(panel()).toHaveTextContent(/Stable100\.02\s?kg/))
  })

  test('is overloaded and unplugged by its buttons', async () => {
    const { user } = await openScaleTab()
    await user.click(screen.getByRole('button', { name: '+ 100' }))
    expect(load()).toHaveValue('100')
    await user.click(screen.getByRole('button', { name: 'Overload' }))
    await waitFor(() => expect(panel()).toHaveTextContent('Overload'))
    await user.click(screen.getByRole('button', { name: 'Unplug' }))
    await waitFor(() => expect(panel()).toHaveTextContent('Disconnected'))
    expect(screen.getByRole('button', { name: 'Unplug' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'Unplug' }))
    await screen.findByRole('button', { name: 'Scale connected' })
  })
})
