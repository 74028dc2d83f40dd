import { gwCodeIn } from '#domain/figures/material-families.ts'
import { isNumberOf, isTradeNumber } from '#domain/trades/trade-name.ts'
import type { Reference } from '#schemas/reference.ts'
import type { Trade } from '#schemas/trade.ts'
import type { Comparing, Existing, KnownRecords, TradeContent } from './import-definition.ts'
import { nameKeyOf, type Resolved, resolverOf } from './known-names.ts'
import { contentNow } from './trade-content.ts'
import type { FileLine } from './trade-rows.ts'

function existing(trade: Trade | undefined): Existing<TradeContent> | undefined {
  const body = trade && contentNow(trade)
  return trade && body ? { id: trade.id, body } : undefined
}

/** Index of the server's trades: by id, by number, and by parties and day. Each trade is found once by its content. */
export function tradesIn({ trades }: KnownRecords) {
  const byId = new Map(trades.items.map(trade => [trade.id.toLowerCase(), trade]))
  return {
    all: trades.items,
    withId: (id: string) => existing(byId.get(id.toLowerCase())),
    hasId: (id: string) => byId.has(id.toLowerCase()),
    withNumber: (number: string) => {
      if (!isTradeNumber(number)) return undefined
      const [found, ...more] = trades.items.filter(({ id }) => isNumberOf(id, number))
      return more.length === 0 ? existing(found) : undefined
    },
    existing,
  }
}

/** True if a server stores one seller for the other: the user, or the user's business. */
export function isSameParty(stored: { id: string }, party: { id: string }, { sellers }: KnownRecords): boolean {
  if (stored.id === party.id) return true
  return sellers.items.some(({ id, businessId }) => id === party.id && businessId === stored.id)
}

/** Functions that find the parties and materials of a file, with the user's answers. */
export function tradeResolvers({ known, answers, importer, matching }: Comparing) {
  const codes = Map.groupBy(known.materials.items, ({ gwCode }) => gwCode)
  const materials = resolverOf(known.materials, answers['material'])
  const hasBuyers = (matching.columns['buyer'] ?? null) !== null
  const own = importer.business
  const isKnown = own === null || known.businesses.items.some(({ id }) => id === own.id)
  const businesses: readonly Reference[] = known.businesses.items
  const buyers = resolverOf(
    { ...known.businesses, items: isKnown ? [...businesses] : [...businesses, own] },
    answers['buyer'],
  )
  return {
    // A file without a column of buyers has the purchases of the user's business.
    buyer: (text: string): Resolved<Reference> => (!hasBuyers && own ? { kind: 'found', row: own } : buyers(text)),
    seller: resolverOf<Reference>(known.sellers, answers['seller'], ({ username }) => [username]),
    material: ({ material, gwCode }: FileLine) => {
      const name = material || gwCode
      const found = materials(name)
      const code = gwCodeIn(gwCode) ?? gwCode
      if (found.kind !== 'unclear' || code === '') return found
      const coded = codes.get(code) ?? []
      const meant = material === '' ? coded : coded.filter(row => nameKeyOf(row.name) === nameKeyOf(material))
      const [row, ...more] = meant
      return row && more.length === 0 ? ({ kind: 'found', row } as const) : found
    },
  }
}
