import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lindiwe, renderApp } from '../render-app.tsx'
import { combo, materialSearch } from '../trades/trade-form.ts'

test('search terms of the address stand in their fields, which is why they find what they find', async () => {
  const { user } = renderApp({
    as: lindiwe,
    path: '/admin/transactions/create?materialsSearchTerm=copper&businessesSearchTerm=cape',
  })
  await screen.findByRole('form', { name: 'New transaction' })
  expect(combo('Buyer')).toHaveValue('cape')
  expect(materialSearch()).toHaveValue('copper')
  await user.click(combo('Buyer'))
  expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual(['Cape Fibre Mills'])
})

test('what was found for an older term cannot be taken for what is typed now', async () => {
  const { user, mock } = renderApp({ as: lindiwe, path: '/admin/transactions/create' })
  await screen.findByRole('form', { name: 'New transaction' })
  await user.click(combo('Buyer'))
  await screen.findByRole('option', { name: 'Algoa Bay Plastics' })
  const release = mock.switches.hold()
  await user.keyboard('kasi{ArrowDown}{Enter}')
  await user.tab()
  expect(combo('Buyer')).toHaveValue('kasi')
  expect(screen.queryByRole('option')).toBeNull()
  release()
  await waitFor(() => expect(combo('Buyer')).toHaveValue('Kasi Recyclers'))
})
