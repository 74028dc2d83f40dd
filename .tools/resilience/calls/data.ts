import type { Stamped, TradeTable } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { administrator } from './scenario.ts'

/** What a row is without what the table gives it. */
function without<Row extends Stamped>({ id: _id, createdAt: _made, updatedAt: _changed, ...values }: Row) {
  return values
}

const firstOf = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows
  if (row === undefined) throw new Error(`The data have no ${what}`)
  return row
}

/** Another name that belongs to a mark, and does not contain it. */
export const beside = (mark: string) => mark.replace('Cell', 'Beside')

/** Where a mark stands in a name, it is the only one of that name. */
export const emailOf = (mark: string) => `${mark.toLowerCase().replaceAll(' ', '-')}@resilience.example`

export const addMaterial = (store: Store, mark: string): string =>
  store.materials.insert({ name: mark, gwCode: 'GW 99', carbonFactor: '1.5' }).id

export const addRole = (store: Store, mark: string): string =>
  store.roles.insert({ ...without(firstOf(store.roles.all(), 'role')), name: mark, default: false, permissions: [] }).id

/** A user who may do all that an administrator may, and is in no business. */
export function addUser(store: Store, mark: string): string {
  const like = store.userNamed(administrator)
  if (!like) throw new Error('The data have no administrator')
  return store.users.insert({ ...without(like), name: mark, username: emailOf(mark), idNumber: null }).id
}

export function addBusiness(store: Store, mark: string): string {
  const ownerId = addUser(store, `${beside(mark)} owner`)
  const { id } = store.businesses.insert({ name: mark, ownerId, address: null, bankDetails: null })
  store.users.update(ownerId, { businessIds: [id] })
  return id
}

/** A trade with one line of 10 kg, of the material that is called like the mark. */
export function addTrade(store: Store, mark: string, kind: TradeTable): string {
  addMaterial(store, mark)
  const buyerId = firstOf(store.businesses.all(), 'business').id
  const sellerId = firstOf(store.users.all(), 'user').id
  const trade = store[kind].insert({ buyerId, sellerId, createdAt: '2026-01-02T08:00:00.000Z' })
  const line = { name: mark, gwCode: 'GW 99', carbonFactor: '1.5', weight: 10, value: 50, tradeId: trade.id }
  store.linesOf(kind).insert(line)
  return trade.id
}
