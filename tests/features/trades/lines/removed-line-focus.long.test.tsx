import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lists } from '../../list-parts.ts'
import { naledi, type RenderedApp, renderApp } from '../../render-app.tsx'
import { openNewest } from '../open-newest.ts'
import { addMaterial, dateField, openedForm, weightOf } from '../trade-form.ts'

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

async function withDrafts(...names: string[]) {
  const app = renderApp({ as: naledi, path: `${lists.business}/create` })
  await openedForm()
  for (const name of names) await addMaterial(app.user, name, name)
  return app
}

test('moves the focus to the next draft line, or from the last to the previous', async () => {
  const { user } = await withDrafts('Copper wire', 'PET bottles', 'Mixed paper and board')
  await remove(user, 'PET bottles')
  await isGone('PET bottles')
  await waitFor(() => expect(removeButton('Mixed paper and board')).toHaveFocus())
  await remove(user, 'Mixed paper and board')
  await isGone('Mixed paper and board')
  await waitFor(() => expect(removeButton('Copper wire')).toHaveFocus())
})

test('moves the focus to the next line when a saved line disappears', async () => {
  const { user, mock, line, lines } = await openNewest()
  const release = mock.switches.hold()
  await remove(user, line.name)
  await waitFor(() => expect(removeButton(line.name)).toHaveFocus())
  release()
  await isGone(line.name)
  expect(removeButton(lines[1]?.name ?? '')).toHaveFocus()
})

test('moves the focus to the next line after an immediate removal', async () => {
  const { user, line, lines } = await openNewest()
  await remove(user, line.name)
  await isGone(line.name)
  await waitFor(() => expect(removeButton(lines[1]?.name ?? '')).toHaveFocus())
})

test('keeps the focus elsewhere when a saved line disappears', async () => {
  const { user, mock, line } = await openNewest()
  const release = mock.switches.hold()
  await remove(user, line.name)
  await waitFor(() => expect(removeButton(line.name)).toHaveFocus())
  await user.click(dateField())
  release()
  await isGone(line.name)
  expect(dateField()).toHaveFocus()
})

test('keeps the focus in the line after Retry', async () => {
  const { user, mock, line, row } = await openNewest()
  mock.switches.fail('transactions.materials.update', { kind: 'status', status: 500, message: 'Scale is off.' })
  await user.clear(weightOf(line.name))
  await user.type(weightOf(line.name), '777{Enter}')
  await user.click(await within(row()).findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(row()).toHaveTextContent('Saved'))
  expect(removeButton(line.name)).toHaveFocus()
})
