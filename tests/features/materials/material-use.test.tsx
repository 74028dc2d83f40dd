import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../fields.ts'
import { card, enterAdmin, opened, rowNamed } from '../record-form.ts'
import { lindiwe, renderApp } from '../render-app.tsx'

const noMaterials = ['materials.access', 'materials.view', 'materials.update']

async function openMaterial(name: string, permissions?: readonly string[]) {
  const app = await enterAdmin(permissions)
  const material = rowNamed(app, 'materials', name)
  app.go(`/admin/materials/${material.id}/edit`)
  await opened('Edit material')
  return app
}

/** Returns the trades with a material in the mock, latest first. */
const tradesWith = ({ mock: { store } }: ReturnType<typeof renderApp>, name: string) =>
  store.transactions
    .all()
    .flatMap(({ id, createdAt, buyerId }) => {
      const line = store.transactionLines.where('tradeId', id).find(each => each.name === name)
      return line ? [{ id, createdAt, buyer: store.businesses.get(buyerId)?.name, line }] : []
    })
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))

test('a material shows the number of its transactions, its prices and the latest five', async () => {
  const app = await openMaterial('Aggregates')
  const trades = tradesWith(app, 'Aggregates')
  const list = within(await card('Use').findByRole('list', { name: 'Latest transactions' }))
  expect(card('Use').getByText('Transactions').nextElementSibling).toHaveTextContent(String(trades.length))
  const [latest] = trades
  const price = (latest?.line.value ?? 0) / (latest?.line.weight ?? 1)
  expect(card('Use').getByText('Last price').nextElementSibling).toHaveTextContent(`R ${price.toFixed(2)}/kg`)
  expect(list.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual(
    trades.slice(0, 5).map(({ id, buyer }) => [buyer, `/admin/transactions/${id}/edit`]),
  )
  expect(card('Use').getByRole('link', { name: 'All transactions' })).toHaveAttribute(
    'href',
    '/admin/transactions?material=Aggregates',
  )
})

test('a material in many transactions shows a minimum', async () => {
  const app = await openMaterial('Copper wire')
  expect(tradesWith(app, 'Copper wire').length).toBeGreaterThan(50)
  expect(await card('Use').findByText('50 or more')).toBeVisible()
})

test('a material names the publication with its factor, also after the factor changes', async () => {
  const { user } = await openMaterial('Copper wire')
  const source = () => screen.getByRole('region', { name: 'Source of the factor' })
  expect(source()).toHaveTextContent('Equals the figure for Copper wire in US EPA')
  expect(card('Source of the factor').getByRole('link', { name: 'Open WARM v15' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/doi\.org\//),
  )
  await fill(user, 'CO₂ factor', '1.7667')
  expect(source()).toHaveTextContent('Calculated from the figures for Scrap metal in UK DESNZ')
  await fill(user, 'CO₂ factor', '1.5')
  expect(source()).toHaveTextContent('Own factor. It matches no published figure that the app knows.')
  await fill(user, 'CO₂ factor', 'none')
  expect(source()).toHaveTextContent('The factor is unknown.')
})

test('a material without transactions has none, and a failed search can be repeated', async () => {
  const app = renderApp({ as: lindiwe, path: '/admin' })
  await screen.findByRole('heading', { name: 'Overview' })
  app.mock.switches.fail('transactions.list', { kind: 'status', status: 503, times: 'always' })
  const unused = { ...rowNamed(app, 'materials', 'Copper wire'), id: crypto.randomUUID(), name: 'Brass swarf' }
  app.mock.store.materials.insert(unused)
  app.go(`/admin/materials/${unused.id}/edit`)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  app.mock.switches.clear()
  await app.user.click(retry)
  expect(await screen.findByText('No transactions with this material yet.')).toBeVisible()
})

test('a material shows no transactions without the permission for them', async () => {
  const { callsOf } = await openMaterial('Copper wire', noMaterials)
  expect(screen.getByRole('region', { name: 'Source of the factor' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Use' })).toBeNull()
  expect(callsOf('transactions.list')).toEqual([])
})
