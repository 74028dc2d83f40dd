import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('takes gross, then tare with F9, in the notation of the locale, and replaces a weight typed just before', async () => {
  const { user, virtual } = await formWithConnectedScale({ load: 1240.5 }, 'de-DE')
  await stable('1 240,5 kg is on the scale')
  expect(weightOf('Copper wire')).toHaveFocus()
  expect(weightOf('Copper wire')).toHaveAttribute('placeholder', expect.stringMatching(/^1\s?240,5$/))
  expect(weightOf('Copper wire')).toHaveValue('')
  await user.keyboard('{F9}')
  await waitFor(() => expect((weightOf('Copper wire') as HTMLInputElement).value).toMatch(/^1\s?240,5$/))
  expect(panel()).toHaveTextContent('1 240,5 kg taken')
  virtual.set({ load: 380.5 })
  await waitFor(() => expect(panel()).toHaveTextContent('1240,5-380,5 = 860,00 kg net'))
  await user.keyboard('{F9}')
  await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('860'))
  expect(screen.getByText('1240,5-380,5 net')).toBeVisible()
  await waitFor(() => expect(figure('Weight')).toHaveTextContent('860,00 kg'))

  await user.clear(weightOf('Copper wire'))
  await user.keyboard('700{F9}')
  await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('380,5'))
  // The gross weight alone counts when the user goes on with Enter.
  await user.keyboard('{Enter}')
  await waitFor(() => expect(figure('Weight')).toHaveTextContent('380,50 kg'))
  expect(screen.queryByText(/net$/)).not.toBeInTheDocument()
})

test('takes the weight of the line with the focus by button, announces changes, and keeps it without a weight', async () => {
  const { user, virtual } = await formWithConnectedScale({ load: 642.5 })
  const announced = (text: string) =>
    waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))
  await stable('642.5')
  await announced('Stable: 642.5\u00a0kg')
  await user.click(within(panel()).getByRole('button', { name: 'Take gross' }))
  await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('642.5'))
  expect(weightOf('Copper wire')).toHaveFocus()
  expect(within(panel()).getByRole('button', { name: 'Take tare' })).toBeEnabled()

  virtual.set({ isStable: false })
  await waitFor(() => expect(panel()).toHaveTextContent('Moving'))
  await announced('Stable: 642.5\u00a0kg')
  virtual.set({ isOverloaded: true })
  await waitFor(() => expect(panel()).toHaveTextContent('Reduce the load. The field keeps its weight.'))
  await announced('Overload')
  await user.keyboard('{F9}')
  virtual.set({ isPluggedIn: false })
  await waitFor(() => expect(panel()).toHaveTextContent('The scale is unplugged. You can type the weight.'))
  await user.keyboard('{F9}')
  expect(weightOf('Copper wire')).toHaveValue('642.5')
  virtual.set({ isStable: true, isOverloaded: false, isPluggedIn: true, load: 38 })
  await stable('38.0')

  await addMaterial(user, 'alumin', 'Aluminium cans')
  await waitFor(() => expect(weightOf('Aluminium cans')).toHaveFocus())
  await stable('38.0')
  await user.keyboard('{F9}')
  await waitFor(() => expect(weightOf('Aluminium cans')).toHaveValue('38'))
  expect(weightOf('Copper wire')).toHaveValue('642.5')
})

test('takes the tare of a load that was held with its gross weight', async () => {
  const { user, virtual } = await formWithConnectedScale({ load: 642.5 })
  await stable('642.5')
  await user.keyboard('{F9}')
  await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('642.5'))
  await user.click(screen.getByRole('button', { name: 'Hold load' }))
  await user.click(await screen.findByRole('button', { name: 'Open load' }))
  expect(await screen.findByText('Waiting for tare')).toBeVisible()
  virtual.set({ load: 38 })
  await user.click(weightOf('Copper wire'))
  await stable('38.0')
  expect(panel()).toHaveTextContent('642.5 kg taken')
  await user.keyboard('{F9}')
  await waitFor(() => expect(weightOf('Copper wire')).toHaveValue('604.5'))
})

test('keeps the settings of the device, and stays connected in the next form until the user disconnects it', async () => {
  const { go, user, environment } = await formWithConnectedScale({ port: { baudRate: 4800, byteFormat: '7E1' } })
  await user.click(screen.getByRole('button', { name: 'Scale connected' }))
  await user.click(await screen.findByRole('menuitemradio', { name: '4800' }))
  await user.click(screen.getByRole('menuitemradio', { name: '7E1' }))
  await user.keyboard('{Escape}')
  await stable('0.0')
  expect(environment.preferences.get().scales).toEqual({ '0403:6001': { baudRate: 4800, byteFormat: '7E1' } })
  go(lists.business)
  await screen.findByRole('link', { name: 'New transaction' })
  go(`${lists.business}/create`)
  await user.click(await screen.findByRole('button', { name: 'Scale connected' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Disconnect scale' }))
  expect(await screen.findByRole('button', { name: 'Connect scale' })).toBeEnabled()
  expect(screen.queryByRole('group', { name: 'Scale' })).not.toBeInTheDocument()
})

test('hides the scale in a browser without Web Serial', async () => {
  const { user } = renderApp({ as: naledi, path: `${lists.business}/create` })
  await openedForm()
  await addMaterial(user, 'copper', 'Copper wire')
  await user.keyboard('{F9}')
  expect(screen.queryByRole('button', { name: 'Connect scale' })).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Scale' })).not.toBeInTheDocument()
})
