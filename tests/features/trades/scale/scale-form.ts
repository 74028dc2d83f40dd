import { screen } from '@testing-library/react'
import { createFakeSerial } from '#mirage/scale/fake-serial.ts'
import { createVirtualScale, type VirtualScaleState } from '#mirage/scale/virtual-scale.ts'
import { lists } from '../../list-parts.ts'
import { naledi, renderApp } from '../../render-app.tsx'
import { addMaterial, openedForm, weightOf } from '../trade-form.ts'

/** Opens a new transaction with a line of copper wire and a connected virtual scale. The weight has the focus. */
export async function formWithConnectedScale(part: Partial<VirtualScaleState> = {}, locale = 'en-US') {
  const virtual = createVirtualScale({ settleTime: 20 })
  virtual.set(part)
  const serial = createFakeSerial(virtual, 5)
  const app = renderApp({ as: naledi, path: `${lists.business}/create`, serial, locale })
  await openedForm()
  await addMaterial(app.user, 'copper', 'Copper wire')
  await app.user.click(await screen.findByRole('button', { name: 'Connect scale' }))
  await screen.findByRole('group', { name: 'Scale' })
  await app.user.click(weightOf('Copper wire'))
  return { ...app, virtual }
}

export const panel = () => screen.getByRole('group', { name: 'Scale' })
