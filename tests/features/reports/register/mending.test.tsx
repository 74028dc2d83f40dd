import { describe, expect, test } from 'vitest'
import { mendingLinks } from '#features/reports/register/mending.ts'
import { startMock } from '#mirage/mock.ts'
import type { User } from '#schemas/user.ts'
import { bought, charl, kasi, lerato, purchase, registerOf } from '../../../domain/register/some-purchases.ts'
import { lindiwe, naledi, sipho, thandi } from '../../render-app.tsx'

/** Returns an account of the mock as the server sends it. */
function accountOf(username: string): User {
  const { store, shutdown } = startMock({ latency: 0, storage: null })
  shutdown()
  const user = store.userNamed(username)
  if (!user) throw new Error(`There is no account ${username}`)
  const { businessIds, roleIds, ...account } = user
  return {
    ...account,
    mfaVerified: true,
    businesses: businessIds.map(id => ({ id, name: '' })),
    roles: store.roles.all().filter(({ id }) => roleIds.includes(id)),
  }
}

const steel = bought('Structural steel', 10, 5)

const linksFor = (username: string, trade: ReturnType<typeof purchase>) =>
  registerOf([trade]).rows.flatMap(row => mendingLinks(accountOf(username), row))

describe('links that add missing particulars', () => {
  test('lead to the seller and to the record', () => {
    expect(linksFor(naledi, purchase('2026-07-01', lerato, bought('Copper wire', 5, 0)))).toEqual([
      { label: 'Add particulars', href: '/business/users/lerato/edit' },
      { label: 'Add price', href: '/business/transactions/0a02-77c4/edit' },
    ])
    expect(linksFor(lindiwe, purchase('2026-07-01', null, bought('Copper wire', 0, 0)))).toEqual([
      { label: 'Edit record', href: '/admin/transactions/0a02-77c4/edit' },
    ])
  })

  test('are none for complete purchases', () => {
    expect(linksFor(naledi, purchase('2026-07-01', charl, steel))).toEqual([])
  })

  test('are only those that the user may follow', () => {
    const trade = purchase('2026-07-01', lerato, bought('Copper wire', 5, 0))
    expect(linksFor(sipho, trade).map(({ label }) => label)).toEqual(['Add price'])
    expect(linksFor(thandi, trade)).toEqual([])
  })

  test('lead to the business if the seller is one, for administrators only', () => {
    const named = purchase('2026-07-01', { ...kasi, name: ' ' }, steel)
    expect(linksFor(lindiwe, named)).toEqual([{ label: 'Add name', href: '/admin/businesses/kasi/edit' }])
    expect(linksFor(naledi, named)).toEqual([])
  })
})
