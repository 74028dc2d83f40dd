import { accounts } from '#mirage/data/accounts.ts'
import type { StoredLine, TradeRow } from '#mirage/store/records.ts'
import { createDefaultScenario } from './default-scenario.ts'
import type { Scenario } from './scenario.ts'

type SentAs = NonNullable<TradeRow['sentAs']>
type Sent = { sentAs?: SentAs | undefined }

/** Makes the server send other values for fields of the chosen rows. */
const withSentAs = <Row extends Sent>(rows: readonly Row[], sentAs: (row: Row) => SentAs | undefined): Row[] =>
  rows.map(row => ({ ...row, ...(sentAs(row) && { sentAs: sentAs(row) }) }))

const materials: Readonly<Record<string, SentAs>> = {
  'Copper wire': { carbonFactor: 'n/a' },
  'Steel cans': { carbonFactor: '1,5' },
  'PET bottles': { carbonFactor: '' },
  'Corrugated cardboard': { createdAt: 'last week' },
}

/**
 * Makes the newest trades unreadable: the first has an unreadable weight, the second an unreadable date, and the third
 * a line without a factor.
 */
function spoilTrades(trades: readonly TradeRow[], lines: readonly StoredLine[], isOwn: (trade: TradeRow) => boolean) {
  const [first, second, third] = trades.filter(isOwn).toReversed()
  const lineOf = (trade: TradeRow | undefined) => lines.find(({ tradeId }) => tradeId === trade?.id)
  const [heavy, unknown] = [lineOf(first), lineOf(third)]
  return {
    trades: withSentAs(trades, ({ id }) => (id === second?.id ? { createdAt: 'yesterday' } : undefined)),
    lines: withSentAs(lines, ({ id }): SentAs | undefined => {
      if (id === heavy?.id) return { weight: 'heavy' }
      return id === unknown?.id ? { carbonFactor: 'n/a' } : undefined
    }),
  }
}

/** The default scenario with a few rows in each list that contain an unreadable value. */
export const unreadableRowsScenario: Scenario = input => {
  const data = createDefaultScenario()(input)
  const account = (username: string) => data.users.find(user => user.username === username)
  const buyerId = account('naledi@umhlangametals.example')?.businessId
  const sellerId = account('bongani@collect.example')?.id
  const bought = spoilTrades(data.transactions, data.transactionLines, trade => trade.buyerId === buyerId)
  const collected = spoilTrades(data.collections, data.collectionLines, trade => trade.sellerId === sellerId)
  // Accounts and their businesses stay readable, so that each account can sign in.
  const isAccount = ({ id }: { id: string }) => accounts.some(({ username }) => account(username)?.id === id)
  const user = data.users.findLast(row => !isAccount(row))
  const business = data.businesses.findLast(({ ownerId }) => !isAccount({ id: ownerId }))
  const role = data.roles.at(-1)
  return {
    ...data,
    users: withSentAs(data.users, row => (row === user ? { type: 'manager' } : undefined)),
    businesses: withSentAs(data.businesses, row => (row === business ? { ownerId: 'nobody' } : undefined)),
    roles: withSentAs(data.roles, row => (row === role ? { createdAt: null } : undefined)),
    materials: withSentAs(data.materials, ({ name }) => materials[name]),
    transactions: bought.trades,
    transactionLines: bought.lines,
    collections: collected.trades,
    collectionLines: collected.lines,
  }
}
