import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lists } from '../../list-parts.ts'
import { naledi, renderApp } from '../../render-app.tsx'
import { combo, fillIn, openedForm, recordButton } from '../trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

const create = `${lists.business}/create`

test('keeps the seller and names the recorded transaction in the next form', async () => {
  const { user } = renderApp({ as: naledi, path: create })
  const choose = async (label: string) => {
    await user.click(screen.getByRole('button', { name: 'Next step' }))
    await user.click(await screen.findByRole('menuitemradio', { name: label }))
  }
  await openedForm()
  await choose('Record and start next')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Record and start next' }))
  expect(await screen.findByText('Recorded:')).toBeVisible()
  await openedForm()
  expect([combo('Buyer'), combo('Seller')].map(field => (field as HTMLInputElement).value)).toEqual([
    '',
    'Naledi Mokoena',
  ])
  expect(localStorage.getItem('threereco.afterRecording')).toBe('next')
  await choose('Record transaction')
  expect(recordButton()).toHaveTextContent('Record transaction')
  expect(localStorage.getItem('threereco.afterRecording')).toBe('list')
})
