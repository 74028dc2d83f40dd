import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { lists, rowTexts, settled } from '../../list-parts.ts'
import { lindiwe, naledi, renderApp, sipho } from '../../render-app.tsx'
import {
  addLine,
  addMaterial,
  choose,
  combo,
  enter,
  figure,
  materialSearch,
  openDate,
  openedForm,
  recordButton,
  valueOf,
  weightOf,
} from '../trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

const business = `${lists.business}/create`

describe('recording a transaction', () => {
  test('updates its figures while typing, sends parties, date and lines, shows a toast and lists it', async () => {
    const { user, mock, path, callsOf } = renderApp({ as: naledi, path: business })
    await openedForm()
    expect(combo('Seller')).toHaveValue('Naledi Mokoena')
    expect(screen.queryByText(/^CO₂e avoided/)).not.toBeInTheDocument()
    await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
    await choose(user, 'Seller', 'sipho', 'Sipho Dlamini')
    await addMaterial(user, 'copper', 'Copper wire')
    await user.type(weightOf('Copper wire'), '120.5')
    await waitFor(() => expect(figure('CO₂e avoided, estimated')).toHaveTextContent('CO₂e avoided, estimated596.25 kg'))
    await user.type(valueOf('Copper wire'), '9640.25')
    // A business sees the numbers as typed.
    expect(weightOf('Copper wire')).toHaveValue('120.5')
    await addLine(user, 'GW 51-01', 'PET bottles', '1080', '4320')
    await waitFor(() => expect(figure('Value')).toHaveTextContent('ValueR 13 960.25'))
    expect(figure('CO₂e avoided, estimated')).toHaveTextContent('CO₂e avoided, estimated1 829.39 kg')
    expect(figure('Weight')).toHaveTextContent('Weight1 200.50 kg')
    const families = within(screen.getByRole('list', { name: 'CO₂e by family' })).getAllByRole('listitem')
    expect(families.map(({ textContent }) => textContent)).toEqual([
      'Plastic1\u00a0233.14\u00a0kg',
      'Metal596.25\u00a0kg',
    ])
    const { value: date } = await openDate(user)
    await user.click(recordButton())
    await waitFor(() => expect(path()).toBe(lists.business))

    const { store } = mock
    const anyId = expect.any(String) as string
    expect(callsOf('transactions.create').map(({ body, status }) => ({ body, status }))).toEqual([
      {
        status: 201,
        body: {
          id: anyId,
          buyerId: store.businesses.all().find(({ name }) => name === 'Kasi Recyclers')?.id,
          sellerId: store.userNamed(sipho)?.id,
          createdAt: expect.stringContaining(new Date(date).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)),
          materials: [
            {
              id: anyId,
              name: 'Copper wire',
              gwCode: 'GW 53-02',
              carbonFactor: '4.9481',
              weight: 120.5,
              value: 9640.25,
            },
            { id: anyId, name: 'PET bottles', gwCode: 'GW 51-01', carbonFactor: '1.1418', weight: 1080, value: 4320 },
          ],
        },
      },
    ])
    expect(await screen.findByText('Transaction recorded')).toBeVisible()
    expect(screen.getByText('It avoided an estimated 1 829.39 kg CO₂e.')).toBeVisible()
    await settled()
    expect(rowTexts()[0]).toEqual(['Kasi Recyclers', 'Sipho Dlamini'])
  })

  test('lets administrators choose among all users without a default seller, and shows two decimals', async () => {
    const { user } = renderApp({ as: lindiwe, path: `${lists.admin}/create` })
    await openedForm()
    expect(combo('Seller')).toHaveValue('')
    await choose(user, 'Seller', 'bongani', 'Bongani Khumalo')
    await addMaterial(user, 'copper', 'Copper wire')
    await enter(user, weightOf('Copper wire'), '2.5')
    await user.tab()
    expect(weightOf('Copper wire')).toHaveValue('2.50')
  })
})

test('look-up keeps its term in the address and starts with it', async () => {
  const { user, path, callsOf } = renderApp({ as: naledi, path: `${business}?businessesSearchTerm=kasi` })
  await openedForm()
  await waitFor(() => expect(callsOf('businesses.list')).toHaveLength(1))
  expect(callsOf('businesses.list')[0]?.query).toBe('page=1&pageSize=10&searchTerm=kasi&searchColumn=name')
  await enter(user, combo('Buyer'), 'cape')
  await waitFor(() => expect(path()).toContain('businessesSearchTerm=cape'))
  await user.keyboard('{Escape}')
  await user.type(materialSearch(), 'copper')
  await waitFor(() => expect(path()).toContain('materialsSearchTerm=copper'))
})
