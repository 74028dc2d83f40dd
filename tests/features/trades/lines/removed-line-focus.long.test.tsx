import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lists } from '../../list-parts.ts'
import { naledi, type RenderedApp, renderApp } from '../../render-app.tsx'
import { addMaterial, materialSearch, openedForm } from '../trade-form.ts'

const removeButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })

/** Removes a material's line and types the phrase to confirm. */
async function remove(user: RenderedApp['user'], name: string) {
  await user.click(removeButton(name))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByRole('textbox'), 'I confirm')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
}

const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(`^${name}`) })).toBeNull())

test('moves the focus to the next draft line, from the last to the previous, and then to the search', async () => {
  const { user, callsOf } = renderApp({ as: naledi, path: `${lists.business}/create` })
  await openedForm()
  for (const name of ['Copper wire', 'PET bottles', 'Mixed paper and board']) await addMaterial(user, name, name)
  await remove(user, 'PET bottles')
  await isGone('PET bottles')
  await waitFor(() => expect(removeButton('Mixed paper and board')).toHaveFocus())
  await remove(user, 'Mixed paper and board')
  await isGone('Mixed paper and board')
  await waitFor(() => expect(removeButton('Copper wire')).toHaveFocus())
  await remove(user, 'Copper wire')
  // The search gets the focus without opening its list.
  await waitFor(() => expect(materialSearch()).toHaveFocus())
  expect(await screen.findByRole('heading', { name: 'No materials yet' })).toBeVisible()
  // Removing an unsaved line sends no request and does not submit the form.
  expect(callsOf('transactions.materials.delete')).toEqual([])
  expect(callsOf('transactions.create')).toEqual([])
})
