import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { naledi, renderApp } from '../render-app.tsx'
import { sheetTable } from '../reports/statement/statement-parts.ts'

/** Opens a business screen. The dates of the two newest transactions are unreadable. */
function open(path: string) {
  let numbers: string[] = []
  renderApp({
    as: naledi,
    path,
    prepare: ({ transactions, users }) => {
      const business = users.where('username', naledi)[0]?.businessId
      const spoiled = transactions
        .all()
        .filter(({ buyerId }) => buyerId === business)
        .slice(0, 2)
      numbers = spoiled.map(({ id }) => tradeNumber(id))
      for (const { id } of spoiled) transactions.update(id, { sentAs: { createdAt: 'yesterday' } })
    },
  })
  return numbers
}

test.each([
  ['/business', 'these figures', () => screen.findByText('Most avoided')],
  ['/business/statement', 'this statement', sheetTable],
])('names the missing records on %s', async (path, what, isReady) => {
  const numbers = open(path)
  expect(await isReady()).toBeInTheDocument()
  const words = `2 records could not be read: ${numbers.join(', ')}. They are not in ${what}.`
  expect(screen.getByText(/could not be read/)).toHaveTextContent(words)
})
