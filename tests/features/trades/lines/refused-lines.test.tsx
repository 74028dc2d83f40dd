import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lists } from '../../list-parts.ts'
import { naledi, renderApp } from '../../render-app.tsx'
import { addLine, fillIn, recordButton, valueOf, weightOf } from '../trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

test("shows errors at the line's field: for text that is no number, without a weight, and the server's message", async () => {
  const { user, path, callsOf } = renderApp({ as: naledi, path: `${lists.business}/create` })
  await fillIn(user)
  await addLine(user, 'PET', 'PET bottles', '3', '4')
  const weight = weightOf('PET bottles')
  await user.clear(weight)
  await user.click(weight)
  await user.paste('12 kg 300')
  await user.click(recordButton())
  await waitFor(() => expect(weight).toBeInvalid())
  expect(weight).toHaveAccessibleDescription('Enter a number. For example, 0.50')
  expect(weight).toHaveValue('12 kg 300')
  await user.clear(weight)
  await user.click(recordButton())
  await waitFor(() => expect(weight).toHaveAccessibleDescription('Enter a weight'))
  expect(callsOf('transactions.create')).toEqual([])
  await user.type(weight, '3')
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
