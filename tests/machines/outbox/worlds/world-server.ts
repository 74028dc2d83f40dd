import type { TradeBody } from '#schemas/trade.ts'

/** How a server treats the ids that the app sends. */
export type IdHabit = 'accepted' | 'ignored' | 'refused' | 'in steps'

/** Faults of one request. `ms` is the delay until the server processes it; `cut` until the client loses the connection. */
export type Fault =
  | { kind: 'none' }
  | { kind: 'lost before' }
  | { kind: 'lost after' }
  | { kind: 'late'; ms: number; cut: number | null }
  | { kind: 'twice'; ms: number }
  | { kind: 'status'; status: number; isSaved: boolean; retryAfter: string | null }
  | { kind: 'page'; isSaved: boolean }

export type Row = Omit<TradeBody, 'materials'> & {
  id: string
  by: string
  materials: Array<{ id: string; name: string; gwCode: string; weight: number; value: number }>
}

type Call = { method: string; path: string; search: URLSearchParams; body: unknown; by: string }
type Reply = { status: number; body: unknown; headers?: Record<string, string> }

const refusal = (status: number, facts: object = {}): Reply => ({
  status,
  body: { error: 'Refused', message: 'The server refuses this.', ...facts },
})
const linkedFirst =
  'ERROR: insert or update on table "transactions_materials" violates foreign key constraint "fk_transactions_materials_transaction" (SQLSTATE 23503)'

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Business of every user. */
const business = { id: '00000000-0000-4000-8000-0000000000b1', name: 'Business' }
const noBusiness =
  'ERROR: insert or update on table "transactions" violates foreign key constraint "fk_transactions_seller" (SQLSTATE 23503)'

type Habits = {
  ids: IdHabit
  canSort: boolean
  /** True if the server accepts only businesses as sellers. */
  areSellersBusinesses: boolean
  /** Number of older records. */
  older: number
}

/** A server with transactions in memory, and with faults. */
export function createWorldServer({ ids, canSort, areSellersBusinesses, older }: Habits) {
  let made = 0
  const uuid = () => `99999999-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`
  const rows: Row[] = Array.from({ length: older }, (_, index) => ({
    id: uuid(),
    by: 'nobody',
    buyerId: uuid(),
    sellerId: uuid(),
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
    materials: [],
  }))
  const loose = new Map<string, Row['materials'][number]>()
  const lineOf = (line: object) => ({ id: uuid(), ...line }) as Row['materials'][number]

  function create({ body, by }: Call): Reply {
    const { id, materials, ...deal } = body as TradeBody & { id?: string }
    if (id !== undefined && ids === 'refused') return refusal(422, { fields: { id: 'Unknown field' } })
    const known = ids === 'ignored' ? undefined : rows.find(row => row.id === id)
    if (known && ids === 'accepted') return { status: 201, body: { item: { id: known.id } } }
    if (!known && ids === 'in steps' && id !== undefined && materials.length > 0) {
      return refusal(500, { message: linkedFirst })
    }
    if (areSellersBusinesses && deal.sellerId !== business.id) return refusal(500, { message: noBusiness })
    if (known) {
      Object.assign(known, deal)
      for (const line of materials.map(lineOf)) {
        known.materials = [...known.materials.filter(other => other.id !== line.id), line]
      }
      return { status: 200, body: known.id }
    }
    const row = { ...deal, id: (ids !== 'ignored' && id) || uuid(), by, materials: materials.map(lineOf) }
    rows.push(row)
    return { status: 201, body: { item: { id: row.id } } }
  }

  const show = ({ buyerId, sellerId, materials, ...row }: Row) => ({
    ...row,
    updatedAt: row.createdAt,
    buyer: { id: buyerId, name: 'Buyer' },
    seller: { id: sellerId, name: 'Seller' },
    materials,
  })

  function list({ search }: Call): Reply {
    const page = Number(search.get('page'))
    const size = Number(search.get('pageSize'))
    const all = canSort ? rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) : rows
    const items = all.slice((page - 1) * size, page * size).map(show)
    return {
      status: 200,
      body: { items, pagination: { count: all.length, pages: Math.max(1, Math.ceil(all.length / size)) } },
    }
  }

  function process(call: Call): Reply {
    const { method, path, body, by } = call
    if (path === '/authentication/check') {
      const user = { id: by, name: 'User', username: 'user@example.com', type: 'business', businesses: [business] }
      const stamp = new Date(0).toISOString()
      return { status: 200, body: { item: { ...user, createdAt: stamp, updatedAt: stamp } } }
    }
    const [, collection, first = '', second = '', third = ''] = path.split('/')
    if (collection !== 'transactions') return refusal(404)
    if (path === '/transactions') return method === 'GET' ? list(call) : create(call)
    if (first === 'assign-material') {
      const [row, line] = [rows.find(({ id }) => id === second), loose.get(third)]
      if (!row || !line) return refusal(404)
      row.materials = [...row.materials.filter(({ id }) => id !== line.id), line]
      return { status: 200, body: 'OK' }
    }
    if (first === 'materials' && method === 'POST') {
      const line = lineOf(body as object)
      loose.set(line.id, line)
      return { status: 201, body: { item: line } }
    }
    if (first === 'materials') {
      const row = rows.find(({ materials }) => materials.some(({ id }) => id === second))
      if (!row) return refusal(404)
      row.materials = row.materials.flatMap(line => {
        if (line.id !== second) return [line]
        return method === 'DELETE' ? [] : [{ ...line, ...(body as object) }]
      })
      return { status: 200, body: 'OK' }
    }
    const row = rows.find(({ id }) => id === first)
    if (!row) return refusal(404)
    if (method === 'GET') return { status: 200, body: { item: show(row) } }
    const changes = Object.entries(body as object).filter(([, value]) => value !== null)
    const { sellerId } = Object.fromEntries(changes) as { sellerId?: string }
    if (areSellersBusinesses && sellerId !== undefined && sellerId !== business.id) {
      return refusal(500, { message: noBusiness })
    }
    Object.assign(row, Object.fromEntries(changes))
    return { status: 200, body: 'OK' }
  }

  const hangUp = () => {
    throw new TypeError('Failed to fetch')
  }

  /** Answers one request, with its fault. Processing goes on if the client leaves. */
  async function answer(call: Call, fault: Fault): Promise<Reply> {
    await wait(20)
    switch (fault.kind) {
      case 'none':
        return process(call)
      case 'lost before':
        return hangUp()
      case 'lost after':
        process(call)
        return hangUp()
      case 'late': {
        const processed = wait(fault.ms).then(() => process(call))
        if (fault.cut === null) return processed
        await wait(fault.cut)
        return hangUp()
      }
      case 'twice': {
        void wait(fault.ms).then(() => process(call))
        return process(call)
      }
      case 'status': {
        if (fault.isSaved) process(call)
        const headers: Record<string, string> = fault.retryAfter === null ? {} : { 'retry-after': fault.retryAfter }
        return { ...refusal(fault.status), headers }
      }
      case 'page':
        if (fault.isSaved) process(call)
        return { status: 200, body: '<!doctype html><title>Sign in to the network</title>' }
    }
  }
  return { rows, answer }
}
