type Party = { id: string; name: string }
type Line = { id: string; name: string; weight: number; value: number }
export type FloorTrade = { id: string; buyer: Party; seller: Party; createdAt: string; materials: readonly Line[] }
export type FloorQuery = { page: number; searchTerm: string }
export type FloorPage = { items: readonly FloorTrade[]; pagination: { pages: number } }

const preload = 'preload=buyer&preload=seller&preload=materials'

async function read(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(`/api/transactions${path}`, { signal })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return answer.json()
}

/** Sends the same request as the product's list. */
export const readPage = async ({ page, searchTerm }: FloorQuery, signal: AbortSignal) =>
  (await read(`?page=${page}&pageSize=25&searchTerm=${encodeURIComponent(searchTerm)}&${preload}`, signal)) as FloorPage

/** Sends the same request as the product's form. */
export const readTrade = async (id: string, signal: AbortSignal) =>
  ((await read(`/${id}?${preload}`, signal)) as { item: FloorTrade }).item
