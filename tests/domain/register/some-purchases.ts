import { buildRegister, type Register } from '#domain/register/build-register.ts'
import { type RegisteredTrade, registerRow } from '#domain/register/register-row.ts'
import type { SellerRecords } from '#domain/register/seller-details.ts'
import type { Line } from '#schemas/trade.ts'

export const charl = { id: 'charl', name: 'Charl Venter' }
export const lerato = { id: 'lerato', name: 'Lerato Molefe' }
export const kasi = { id: 'kasi', name: 'Kasi Recyclers' }

const address = {
  lineOne: '8 Umgeni Road',
  lineTwo: null,
  city: 'Durban',
  province: 'KwaZulu-Natal',
  zipCode: '4001',
  country: '',
}

/** Charl has all details, Lerato none, and Kasi is a business. */
export const sellerRecords: SellerRecords = {
  users: new Map([
    [charl.id, { idNumber: '0303125084085', address }],
    [lerato.id, { idNumber: null, address: null }],
  ]),
  businesses: new Map([[kasi.id, { address: { ...address, lineOne: '61 Old Main Road' } }]]),
}

export const bought = (name: string | null, weight: number, value: number): Line => ({
  id: null,
  material: { name, gwCode: name === null ? null : 'GW 53-01', carbonFactor: 2 },
  weight,
  value,
})

/** Returns a purchase on this day at 10:00 UTC. */
export const purchase = (
  day: string,
  seller: RegisteredTrade['seller'],
  ...materials: readonly Line[]
): RegisteredTrade => ({
  createdAt: `${day}T10:00:00.000Z`,
  buyer: { id: 'umhlanga', name: 'Umhlanga Metals' },
  seller,
  materials,
})

/** Returns the register of these purchases, with ids in their order. `records` is null for hidden details. */
export const registerOf = (
  purchases: readonly RegisteredTrade[],
  records: SellerRecords | null = sellerRecords,
): Register =>
  buildRegister(
    purchases.map((trade, index) => registerRow(`${index}a02-77c4`, trade, records, false)),
    {
      of: 'Umhlanga Metals',
      period: { from: '2026-07-01', to: '2026-09-30', timeZone: 'UTC' },
    },
  )
