import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { lists } from '../../list-parts.ts'
import { naledi, renderApp } from '../../render-app.tsx'
import { addMaterial, figure, openedForm, weightOf } from '../trade-form.ts'
import { formWithConnectedScale, panel } from './scale-form.ts'

vi.setConfig({ testTimeout: 180_000 })

const stable = async (weight: string) =>
  waitFor(() => {
    expect(panel()).toHaveTextContent('Stable')
    expect(panel()).toHaveTextContent(weight)
  })

describe('A line with a scale', () => {
  test('takes gross with F9, then tare with F9, with the formula as a note', async () => {
    const { user, virtual } = await formWithConnectedScale({ load: 642.5 })
    await stable('642.5 kg is on the scale')
    expect(weightOf('Copper wire')).toHaveFocus()
    expect(weightOf('Copper wire')).toHaveAttribute('placeholder', '642.5')
    expect(weightOf('Copper wire')).toHaveValue('')
    await user.keyboard('{F9}')
    await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('642.5'))
    expect(panel()).toHaveTextContent('642.5 kg taken')
    virtual.set({ load: 38 })
    await waitFor(() => expect(panel()).toHaveTextContent('642.5-38 = 604.50 kg net'))
    await user.keyboard('{F9}')
    await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('604.5'))
    expect(screen.getByText('642.5-38 net')).toBeVisible()
    await waitFor(() => expect(figure('Weight')).toHaveTextContent('604.50 kg'))
  })

  test('writes both weights in the notation of the locale', async () => {
    const { user, virtual } = await formWithConnectedScale({ load: 1240.5 }, 'de-DE')
    await stable('1 240,5 kg is on the scale')
    await user.keyboard('{F9}')
    await within(panel()).findByRole('button', { name: 'Take tare' })
    virtual.set({ load: 380.5 })
    await waitFor(() => expect(panel()).toHaveTextContent('1240,5-380,5 = 860,00 kg net'))
    await user.keyboard('{F9}')
    await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('860'))
    expect(screen.getByText('1240,5-380,5 net')).toBeVisible()
  })

  test('takes the weight with the button of the panel, and keeps the focus in the field', async () => {
    const { user } = await formWithConnectedScale({ load: 642.5 })
    await stable('642.5')
    await user.click(within(panel()).getByRole('button', { name: 'Take gross' }))
    await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('642.5'))
    expect(weightOf('Copper wire')).toHaveFocus()
    expect(within(panel()).getByRole('button', { name: 'Take tare' })).toBeEnabled()
    // The gross weight alone counts when the user goes on with Enter.
    await user.keyboard('{Enter}')
    await waitFor(() => expect(figure('Weight')).toHaveTextContent('642.50 kg'))
    expect(screen.queryByText(/net$/)).not.toBeInTheDocument()
  })

  test('keeps its weight during an overload and after the scale is unplugged', async () => {
    const { user, virtual } = await formWithConnectedScale({ load: 642.5 })
    await stable('642.5')
    await user.keyboard('{F9}')
    await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('642.5'))
    virtual.set({ isOverloaded: true })
    await waitFor(() => expect(panel()).toHaveTextContent('Reduce the load. The field keeps its weight.'))
    await user.keyboard('{F9}')
    virtual.set({ isPluggedIn: false })
    await waitFor(() => expect(panel()).toHaveTextContent('The scale is unplugged. You can type the weight.'))
    await user.keyboard('{F9}')
    expect(weightOf('Copper wire')).toHaveValue('642.5')
    virtual.set({ isOverloaded: false, isPluggedIn: true })
    await stable('642.5')
  })

  test('replaces a weight that was typed just before', async () => {
    const { user } = await formWithConnectedScale({ load: 642.5 })
    await stable('642.5')
    await user.keyboard('{F9}')
    await within(panel()).findByRole('button', { name: 'Take tare' })
    await user.clear(weightOf('Copper wire'))
    await user.keyboard('700{F9}')
    await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('642.5'))
  })

  test('shows the panel below the line with the focus', async () => {
    const { user } = await formWithConnectedScale({ load: 642.5 })
    await addMaterial(user, 'alumin', 'Aluminium cans')
    await waitFor(() => expect(weightOf('Aluminium cans')).toHaveFocus())
    await stable('642.5')
    await user.keyboard('{F9}')
    await waitFor(() => expect(weightOf('Aluminium cans')).toHaveValue('642.5'))
    expect(weightOf('Copper wire')).toHaveValue('')
    await user.click(weightOf('Copper wire'))
    await within(panel()).findByRole('button', { name: 'Take gross' })
    await user.keyboard('{F9}')
    await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('642.5'))
  })
})

describe('The scale of a form', () => {
  test('is hidden in a browser without Web Serial', async () => {
    const { user } = renderApp({ as: naledi, path: `${lists.business}/create` })
    await openedForm()
    await addMaterial(user, 'copper', 'Copper wire')
    await user.keyboard('{F9}')
    expect(screen.queryByRole('button', { name: 'Connect scale' })).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Scale' })).not.toBeInTheDocument()
  })

  test('stays connected in the next form, until the user disconnects it', async () => {
    const { go, user } = await formWithConnectedScale({ load: 642.5 })
    go(lists.business)
    await screen.findByRole('link', { name: 'New transaction' })
    go(`${lists.business}/create`)
    await user.click(await screen.findByRole('button', { name: 'Scale connected' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Disconnect scale' }))
    expect(await screen.findByRole('button', { name: 'Connect scale' })).toBeEnabled()
    expect(screen.queryByRole('group', { name: 'Scale' })).not.toBeInTheDocument()
  })

  test('announces stable weights and an overload', async () => {
    const { virtual } = await formWithConnectedScale({ load: 642.5 })
    const announced = (text: string) =>
      waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))
    await announced('Stable: 642.5\u00a0kg')
    virtual.set({ isStable: false })
    await waitFor(() => expect(panel()).toHaveTextContent('Moving'))
    await announced('Stable: 642.5\u00a0kg')
    virtual.set({ isOverloaded: true })
    await announced('Overload')
  })

  test('keeps baud rate and parity for the device', async () => {
    const { user, environment } = await formWithConnectedScale({ port: { baudRate: 4800, byteFormat: '7E1' } })
    await user.click(screen.getByRole('button', { name: 'Scale connected' }))
    await user.click(await screen.findByRole('menuitemradio', { name: '4800' }))
    await user.click(screen.getByRole('menuitemradio', { name: '7E1' }))
    await user.keyboard('{Escape}')
    await stable('0.0')
    expect(environment.preferences.get().scales).toEqual({ '0403:6001': { baudRate: 4800, byteFormat: '7E1' } })
  })
})
