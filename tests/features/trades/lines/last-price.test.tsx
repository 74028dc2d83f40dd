import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { lists } from '../../list-parts.ts'
import { rowNamed } from '../../record-form.ts'
import { naledi, type RenderedApp, renderApp } from '../../render-app.tsx'
import {
  addLine,
  addMaterial,
  choose,
  combo,
  enter,
  materialSearch,
  openedForm,
  valueOf,
  weightOf,
} from '../trade-form.ts'

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

/** Waits until the empty value of the copper line offers R 5 120. */
const offered = () => waitFor(() => expect(offeredValue()).toBe('5 120.00'))

describe('Price paid last', () => {
  test('is filled in by Tab only, follows the weight, and is not offered again after Escape', async () => {
    const app = await openedAfterCopper()
    const { user } = app
    await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
    await enterWeight(app)
    await user.keyboard('{Enter}')
    await offered()
    expect(valueOf(copper)).toHaveFocus()
    expect(valueOf(copper)).toHaveAccessibleDescription(/^Last price: R\s128\.00\/kg\. Tab fills in R\s5\s120\.00$/)
    await user.tab({ shift: true })
    expect(weightOf(copper)).toHaveFocus()
    await user.keyboard('{Enter}{Enter}')
    expect(materialSearch()).toHaveFocus()
    expect(valueText()).toBe('')
    await user.click(valueOf(copper))
    await user.tab()
    await waitFor(() => expect(valueText()).toBe('5 120'))
    expect(materialSearch()).toHaveFocus()
    expect(plain(screen.getByText(/^Value of/).textContent)).toBe('Value of Copper wire: R 5 120.00')
    await user.tab({ shift: true })
    expect(valueOf(copper)).toHaveFocus()
    expect(valueOf(copper)).not.toHaveAccessibleDescription()
    await enter(user, weightOf(copper), '50')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(valueText()).toBe('6 400'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(valueText()).toBe(''))
    expect(offeredValue()).toBe('')
    await user.tab()
    expect(valueOf(copper)).not.toHaveFocus()
    expect(valueText()).toBe('')
  })

  test('moves to the next line, and back with Shift+Tab', async () => {
    const app = await openedAfterCopper()
    const { user } = app
    await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
    await enterWeight(app)
    await addLine(user, 'PET', 'PET bottles', '80', '160')
    await user.click(valueOf(copper))
    await offered()
    await user.tab()
    expect(weightOf('PET bottles')).toHaveFocus()
    await user.tab({ shift: true })
    expect(valueOf(copper)).toHaveFocus()
    // Later, Shift+Tab has its usual target.
    await user.click(weightOf('PET bottles'))
    await user.tab({ shift: true })
    expect(valueOf(copper)).not.toHaveFocus()
  })

  test('is offered for its buyer only, filled in by a press, and declined by a typed value or Escape', async () => {
    const app = await openedAfterCopper()
    const { user } = app
    await choose(user, 'Buyer', 'bloem', 'Bloem Scrap & Steel')
    await waitFor(() => expect(app.callsOf('transactions.list')).toHaveLength(1))
    await enterWeight(app)
    await user.keyboard('{Enter}')
    expect(offeredValue()).toBe('')
    await user.tab()
    expect(valueText()).toBe('')
    expect(valueOf(copper)).not.toHaveFocus()
    await user.clear(combo('Buyer'))
    await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
    await offered()
    await enter(user, valueOf(copper), '7')
    await user.tab()
    expect(valueText()).toBe('7')
    await user.clear(valueOf(copper))
    await offered()
    await user.click(screen.getByRole('button', { name: /^Last price: R\s128\.00\/kg/ }))
    await waitFor(() => expect(valueText()).toBe('5 120'))
    expect(valueOf(copper)).toHaveFocus()
    await user.keyboard('{Backspace}5{Enter}')
    expect(materialSearch()).toHaveFocus()
    await enter(user, weightOf(copper), '60')
    await user.keyboard('{Enter}')
    expect(valueText()).toBe('5 125')
    await user.clear(valueOf(copper))
    await waitFor(() => expect(offeredValue()).toBe('7 680.00'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(offeredValue()).toBe(''))
  })
})
