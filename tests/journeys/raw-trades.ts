import type { Page } from '@playwright/test'

export type RawTrade = {
  id: string
  buyerId: string | null
  createdAt: string
  materials: Array<{ name: string; gwCode: string; weight: number; carbonFactor: string }>
}

/** Returns all trades of a list as the mock sends them, and the user's business. */
export const rawTrades = (page: Page, list: 'transactions' | 'collections') =>
  page.evaluate(async resource => {
    // Runs in the page, so it cannot use functions of this file.
    const read = async (path: string): Promise<unknown> => (await fetch(`/api/${path}`)).json()
    const trades: RawTrade[] = []
    for (let at = 1, pages = 1; at <= pages; at += 1) {
      const answer = await read(`${resource}?page=${at}&pageSize=100&preload=materials`)
      const { items, pagination } = answer as { items: RawTrade[]; pagination: { pages: number } }
      trades.push(...items)
      pages = pagination.pages
    }
    const { item } = (await read('authentication/check')) as { item: { businessId: string | null } }
    return { trades, businessId: item.businessId }
  }, list)
