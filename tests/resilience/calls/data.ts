import type { Stamped, TradeTable } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { administrator } from './scenario.ts'

/** Returns a row without the values that the table sets. */
function without<Row extends Stamped>({ id: _id, createdAt: _made, updatedAt: _changed, ...values }: Row) {
  return values
}

const firstOf = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows
  if (row === undefined) throw new Error(`The data have no ${what}`)
  return row
}

/** Returns a related name for another row that does not contain the mark. */
export const relatedName = (mark: string) => mark.replace('Cell', 'Related')

export const emailOf = (mark: string) => `${mark.toLowerCase().replaceAll(' ', '-')}@resilience.example`

export const addMaterial = (store: Store, mark: string): string =>
  store.materials.insert({ name: mark, gwCode: 'GW 99', carbonFactor: '1.5' }).id

export const addRole = (store: Store, mark: string): string =>
  store.roles.insert({ ...without(firstOf(store.roles.all(), 'role')), name: mark, default: false, permissions: [] }).id

/** Creates a user with all permissions of an administrator and no business. */
export function addUser(store: Store, mark: string): string {
  const like = store.userNamed(administrator)
  if (!like) throw new Error('The data have no administrator')
  return store.users.insert({ ...without(like), name: mark, username: emailOf(mark), idNumber: null }).id
}

export function addBusiness(store: Store, mark: string): string {
  const ownerId = addUser(store, `${relatedName(mark)} owner`)
  const { id } = store.businesses.insert({ name: mark, ownerId, address: null, bankDetails: null })
  store.users.update(ownerId, { businessIds: [id] })
  return id
}

/** Creates a trade with one line of 10 kg. The material has the mark as its name. */
export function addTrade(store: Store, mark: string, kind: TradeTable): string {
  addMaterial(store, mark)
  const buyerId = firstOf(store.businesses.all(), 'business').id
  const sellerId = firstOf(store.users.all(), 'user').id
  const trade = store[kind].insert({ buyerId, sellerId, createdAt: '2026-01-02T08:00:00.000Z' })
  const line = { name: mark, gwCode: 'GW 99', carbonFactor: '1.5', weight: 10, value: 50, tradeId: trade.id }
  store.linesOf(kind).insert(line)
  return trade.id
}
