import type { TradeBody } from '#schemas/trade.ts'
import type { UserBody } from '#schemas/user.ts'
import { first, staff, type TestMock } from './harness.ts'

export const line = { name: 'Copper wire', gwCode: 'GW 53-02', carbonFactor: '4.9481', weight: 12.5, value: 1600 }

/** Returns the request body for a transaction or collection with two lines, sold by Sipho to Kasi Recyclers. */
export const tradeBody = ({ store, named }: TestMock, values: Partial<TradeBody> = {}): TradeBody => ({
  buyerId: first(store.businesses.where('name', 'Kasi Recyclers')).id,
  sellerId: named(staff).id,
  createdAt: '2026-11-20T09:00:00Z',
  materials: [line, { ...line, name: 'Steel cans', weight: 0, value: 0 }],
  ...values,
})

const refer = (ids: readonly string[]) => ids.map(id => ({ id }))

/** Returns the request body for a new business user without a business or a role. */
export const userBody = (values: Partial<UserBody> = {}): UserBody => ({
  name: 'Zola Mda',
  username: 'zola@mda.example',
  type: 'business',
  idNumber: null,
  address: null,
  bankDetails: null,
  permissions: [],
  businesses: [],
  roles: [],
  ...values,
})

/** Returns a request body that leaves a seeded user unchanged. */
export function bodyOf({ named }: TestMock, username: string, values: Partial<UserBody> = {}): UserBody {
  const { name, type, idNumber, businessId, businessIds, address, bankDetails, roleIds, permissions } = named(username)
  const lists = { businesses: refer(businessIds), roles: refer(roleIds), permissions: [...permissions] }
  return { name, username, type, idNumber, businessId, address, bankDetails, ...lists, ...values }
}
