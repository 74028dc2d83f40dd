import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lists } from '../../list-parts.ts'
import { rowNamed } from '../../record-form.ts'
import { naledi, type RenderedApp, renderApp } from '../../render-app.tsx'
import { addMaterial, choose, enter, materialSearch, openedForm, valueOf, weightOf } from '../trade-form.ts'

const create = `${lists.business}/create`
const copper = 'Copper wire'

/** Records that Kasi Recyclers paid Naledi R 128 per kg, and opens a new transaction with a line of 40 kg. */
async function openedAfterCopper() {
  const app = renderApp({ as: naledi, path: '/business' })
  const { store } = app.mock
  const buyerId = rowNamed(app, 'businesses', 'Kasi Recyclers').id
  const sellerId = rowNamed(app, 'users', 'Naledi Mokoena').id
  const { name, gwCode, carbonFactor } = rowNamed(app, 'materials', copper)
  for (const line of store.transactionLines.all()) if (line.name === name) store.transactionLines.remove(line.id)
  const { id } = store.transactions.insert({ buyerId, sellerId, createdAt: new Date().toISOString() })
  store.transactionLines.insert({ tradeId: id, name, gwCode, carbonFactor, weight: 10, value: 1280 })
  app.go(create)
  await openedForm()
  return app
}

async function enterWeight({ user }: Pick<RenderedApp, 'user'>, weight = '40') {
  await addMaterial(user, 'copper wire', copper)
  await enter(user, weightOf(copper), weight)
}

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')
const offeredValue = () => plain(valueOf(copper).getAttribute('placeholder'))
const valueText = () => plain((valueOf(copper) as HTMLInputElement).value)

async function openedWithOffer() {
  const app = await openedAfterCopper()
  await choose(app.user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await enterWeight(app)
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(offeredValue()).toBe('5 120.00'))
  expect(valueOf(copper)).toHaveFocus()
  return app
}

describe('Price paid last', () => {
  test('is offered for an empty value, with a description, and fills the value on Tab', async () => {
    const { user } = await openedWithOffer()
    expect(valueOf(copper)).toHaveAccessibleDescription(/^Last price: R\s128\.00\/kg\. Tab fills in R\s5\s120\.00$/)
    expect(valueText()).toBe('')
    await user.tab()
    await waitFor(() => expect(valueText()).toBe('5 120'))
    expect(valueOf(copper)).toHaveFocus()
    expect(valueOf(copper)).not.toHaveAccessibleDescription()
    await user.keyboard('{Backspace}5{Enter}')
    expect(valueText()).toBe('5 125')
    expect(materialSearch()).toHaveFocus()
  })

  test('follows the weight until the user types a value', async () => {
    const { user } = await openedWithOffer()
    await user.tab()
    await enter(user, weightOf(copper), '50')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(valueText()).toBe('6 400'))
    await enter(user, valueOf(copper), '6000')
    await enter(user, weightOf(copper), '60')
    await user.keyboard('{Enter}')
    expect(valueText()).toBe('6 000')
  })

  test('is cleared by Escape and not offered again for the line', async () => {
    const { user } = await openedWithOffer()
    await user.tab()
    await waitFor(() => expect(valueText()).toBe('5 120'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(valueText()).toBe(''))
    expect(offeredValue()).toBe('')
    await user.tab()
    expect(valueOf(copper)).not.toHaveFocus()
    expect(valueText()).toBe('')
  })

  test('is declined by Escape in the empty field', async () => {
    const { user } = await openedWithOffer()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(offeredValue()).toBe(''))
  })

  test('is not accepted by Shift+Tab, Enter or a typed value', async () => {
    const { user } = await openedWithOffer()
    await user.tab({ shift: true })
    expect(weightOf(copper)).toHaveFocus()
    await user.keyboard('{Enter}{Enter}')
    expect(materialSearch()).toHaveFocus()
    expect(valueText()).toBe('')
    await enter(user, valueOf(copper), '7')
    await user.tab()
    expect(valueText()).toBe('7')
  })

  test('fills the value on a press of the price', async () => {
    const { user } = await openedWithOffer()
    await user.click(screen.getByRole('button', { name: /^Last price: R\s128\.00\/kg/ }))
    await waitFor(() => expect(valueText()).toBe('5 120'))
    expect(valueOf(copper)).toHaveFocus()
  })

  test('is not offered for another buyer', async () => {
    const app = await openedAfterCopper()
    await choose(app.user, 'Buyer', 'bloem', 'Bloem Scrap & Steel')
    await waitFor(() => expect(app.callsOf('transactions.list')).toHaveLength(1))
    await enterWeight(app)
    await app.user.keyboard('{Enter}')
    expect(offeredValue()).toBe('')
    await app.user.tab()
    expect(valueText()).toBe('')
    expect(valueOf(copper)).not.toHaveFocus()
  })
})
