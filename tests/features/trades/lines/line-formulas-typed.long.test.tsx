import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { naledi, renderApp } from '../../render-app.tsx'
import { addMaterial, enter, openedForm, valueOf, weightOf } from '../trade-form.ts'

const rowOf = (material: string) => screen.getByRole('row', { name: new RegExp(`^${material}`) })

const price = (shown = '') => `Price in rand per kg of Copper wire${shown && `: ${shown}`}`

async function copperLine() {
  const app = renderApp({ as: naledi, path: '/business/transactions/create' })
  await openedForm()
  await addMaterial(app.user, 'copper wire', 'Copper wire')
  return { ...app, row: within(rowOf('Copper wire')) }
}

test('applies a price per kg to the weight until a value is typed', async () => {
  const { user, row } = await copperLine()
  await user.type(valueOf('Copper wire'), '@3.50{Enter}')
  expect(valueOf('Copper wire')).toHaveValue('@3.50')
  expect(valueOf('Copper wire')).toBeValid()
  await user.type(weightOf('Copper wire'), '1240-380{Enter}')
  await waitFor(() => expect(valueOf('Copper wire')).toHaveValue('3\u00a0010'))
  expect(row.getByRole('button', { name: price('3.50') })).toBeVisible()
  await enter(user, weightOf('Copper wire'), '100{Enter}')
  await waitFor(() => expect(valueOf('Copper wire')).toHaveValue('350'))
  await enter(user, valueOf('Copper wire'), '400{Enter}')
  expect(row.getByRole('button', { name: price('4.00') })).toBeVisible()
  await enter(user, weightOf('Copper wire'), '200{Enter}')
  expect(valueOf('Copper wire')).toHaveValue('400')
})

test('has a price that leads the value, and follows it', async () => {
  const { user, row } = await copperLine()
  await user.type(weightOf('Copper wire'), '100{Enter}')
  await user.click(row.getByRole('button', { name: price('Empty') }))
  const field = row.getByRole('spinbutton', { name: price() })
  expect(field).toHaveFocus()
  await user.type(field, '3.1255{Enter}')
  expect(valueOf('Copper wire')).toHaveFocus()
  await waitFor(() => expect(valueOf('Copper wire')).toHaveValue('312.55'))
  expect(row.getByRole('button', { name: price('3.1255') })).toHaveTextContent('3.1255')
  await enter(user, weightOf('Copper wire'), '200{Enter}')
  await waitFor(() => expect(valueOf('Copper wire')).toHaveValue('625.1'))
  await enter(user, valueOf('Copper wire'), '500{Enter}')
  await user.click(row.getByRole('button', { name: price('2.50') }))
  await user.clear(row.getByRole('spinbutton', { name: price() }))
  await user.tab()
  expect(valueOf('Copper wire')).toHaveValue('')
})

test('converts gross minus tare to net weight on blur, with keys for the signs that phone keypads lack', async () => {
  const { user, row } = await copperLine()
  await user.click(weightOf('Copper wire'))
  expect(row.queryByRole('button', { name: '− tare' })).not.toBeInTheDocument()
  await user.keyboard('1240')
  await user.click(row.getByRole('button', { name: '− tare' }))
  expect(weightOf('Copper wire')).toHaveFocus()
  expect(row.queryByRole('button', { name: '− tare' })).not.toBeInTheDocument()
  await user.keyboard('380')
  expect(weightOf('Copper wire')).toHaveValue('1240-380')
  expect(row.queryByText(/net$/)).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(weightOf('Copper wire')).toHaveValue('860.00')
  expect(row.getByText('1240-380 net')).toBeVisible()
  await user.keyboard('3.5')
  await user.click(row.getByRole('button', { name: '@ R/kg' }))
  expect(valueOf('Copper wire')).toHaveValue('@3.5')
  await user.tab()
  expect(valueOf('Copper wire')).toHaveValue('3\u00a0010.00')
  await enter(user, weightOf('Copper wire'), '40')
  await user.tab()
  expect(row.queryByText(/net$/)).not.toBeInTheDocument()
})
