const stamps = { createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' }
export const ids = {
  user: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  business: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
  transaction: '3f2504e0-4f89-41d3-9a0c-0305e82c3303',
  line: '3f2504e0-4f89-41d3-9a0c-0305e82c3304',
}
/** A user with only the required fields. */
export const user = {
  id: ids.user,
  name: 'Naledi Mokoena',
  username: 'naledi@umhlangametals.example',
  type: 'business',
  ...stamps,
}
export const transaction = {
  id: ids.transaction,
  buyer: { id: ids.business, name: 'Cape Fibre Mills' },
  seller: user,
  materials: [
    { id: ids.line, name: 'PET bottles', gw_code: 'GW 51-01', carbon_factor: '1.1418', weight: '2.57', value: 9 },
  ],
  ...stamps,
}
