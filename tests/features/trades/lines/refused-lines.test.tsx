import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lists } from '../../list-parts.ts'
import { naledi, renderApp } from '../../render-app.tsx'
import { addLine, fillIn, recordButton, valueOf, weightOf } from '../trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

const create = `${lists.business}/create`

/** Fills in a new transaction with two lines, ready to be recorded. */
async function twoLines() {
  const app = renderApp({ as: naledi, path: create })
  await fillIn(app.user)
  await addLine(app.user, 'PET', 'PET bottles', '3', '4')
  return app
}

test("shows the server's message at the line's field and focuses it", async () => {
  const { user, path } = await twoLines()
  // The response is faked, because the mock accepts all lines that the app sends.
  const message = 'Some fields are invalid'
  const refusal = { error: 'Unprocessable Content', message, fields: { 'materials.1.value': 'Too dear' } }
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(refusal, { status: 422 }))
  await user.click(recordButton())
  await waitFor(() => expect(valueOf('PET bottles')).toHaveAccessibleDescription('Too dear'))
  expect(valueOf('PET bottles')).toHaveFocus()
  expect(weightOf('PET bottles')).toBeValid()
  expect(valueOf('Copper wire')).toBeValid()
  await user.keyboard('5')
  await waitFor(() => expect(valueOf('PET bottles')).toBeValid())
  await user.click(recordButton())
  await waitFor(() => expect(path()).toBe(lists.business))
})

test('shows an error at pasted text that is no number on recording', async () => {
  const { user, callsOf } = await twoLines()
  const weight = weightOf('PET bottles')
  await user.clear(weight)
  await user.click(weight)
  await user.paste('12 kg 300')
  await user.click(recordButton())
  await waitFor(() => expect(weight).toBeInvalid())
  expect(weight).toHaveAccessibleDescription('Enter a number. For example, 0.50')
  expect(weight).toHaveValue('12 kg 300')
  expect(callsOf('transactions.create')).toEqual([])
  await user.clear(weight)
  await user.click(recordButton())
  await waitFor(() => expect(weight).toHaveAccessibleDescription('Enter a weight'))
})
