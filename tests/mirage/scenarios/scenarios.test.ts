import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { scenarios } from '#mirage/scenarios/all-scenarios.ts'
import { createChance } from '#mirage/seed/chance.ts'
import type { Rows } from '#mirage/store/records.ts'
import * as schemas from '#mirage/store/row-schemas.ts'
import { businessBody } from '#schemas/business.ts'
import { id } from '#schemas/common.ts'
import { materialBody } from '#schemas/material.ts'
import { roleBody } from '#schemas/role.ts'
import { lineBody, tradeBody } from '#schemas/trade.ts'
import { userBody } from '#schemas/user.ts'
import { hour, start } from '../harness.ts'

vi.setConfig({ testTimeout: 120_000 })

const today = start - (start % (24 * hour))
const names = Object.keys(scenarios) as Array<keyof typeof scenarios>
/** Scenarios to check row by row. Excludes `huge`, which equals `busy` with more rows. */
const small = names.filter(name => name !== 'huge')

function dataOf(name: keyof typeof scenarios, seed = 'a seed') {
  const chance = createChance(seed)
  return scenarios[name]({ chance, newId: chance.fork('ids').uuid, today })
}

/** Converts a stored row to the request body that a form would send. */
const sent = {
  users: ({ businessIds, roleIds, ...user }: Rows['users']) =>
    userBody.parse({
      ...user,
      businesses: businessIds.map(id => ({ id })),
      roles: roleIds.map(id => ({ id })),
    }),
  businesses: (row: Rows['businesses']) => businessBody.parse(row),
  roles: (row: Rows['roles']) => roleBody.parse(row),
  materials: (row: Rows['materials']) => materialBody.parse(row),
  transactions: (row: Rows['transactions']) => tradeBody.parse({ ...row, materials: [] }),
  collections: (row: Rows['collections']) => tradeBody.parse({ ...row, materials: [] }),
  transactionLines: (row: Rows['transactionLines']) => lineBody.parse(row),
  collectionLines: (row: Rows['collectionLines']) => lineBody.parse(row),
}

const columns = {
  users: schemas.userRow.shape,
  businesses: schemas.businessRow.shape,
  roles: schemas.roleRow.shape,
  materials: schemas.materialRow.shape,
  transactions: schemas.tradeRow.shape,
  collections: schemas.tradeRow.shape,
  transactionLines: schemas.lineRow.shape,
  collectionLines: schemas.lineRow.shape,
}

describe.for(small)('The scenario %s', name => {
  const data = dataOf(name)

  test('is the same for the same seed, and has a description', () => {
    expect(JSON.stringify(dataOf(name))).toBe(JSON.stringify(data))
    expect(JSON.stringify(dataOf(name, 'another'))).not.toBe(JSON.stringify(data))
    expect(scenarios[name].about).toMatch(/^\S.{10,}\w$/)
  })

  test('has every account with its role and business', () => {
    for (const { name: person, username, type, role, enrolled } of accounts) {
      const user = data.users.find(other => other.username === username)
      expect(user).toMatchObject({ name: person, type, mfaEnabled: enrolled, password: standardPassword })
      expect(data.roles.filter(({ id }) => user?.roleIds.includes(id)).map(held => held.name)).toEqual([role])
      expect(data.businesses.filter(({ id }) => user?.businessIds.includes(id))).toHaveLength(
        type === 'business' ? 1 : 0,
      )
    }
  })

  test('contains only values that the app’s forms could send', () => {
    for (const table of Object.keys(sent) as Array<keyof typeof sent>) {
      for (const row of data[table]) {
        expect(id.safeParse(row.id).success).toBe(true)
        expect(() => sent[table](row as never)).not.toThrow(z.core.$ZodError)
      }
    }
  })

  test('has only rows with the columns of their tables', () => {
    for (const table of Object.keys(sent) as Array<keyof typeof sent>) {
      const foreign = data[table].flatMap(row => Object.keys(row).filter(column => !(column in columns[table])))
      expect([...new Set(foreign)]).toEqual([])
    }
  })

  test('contains only valid references, and no future dates', () => {
    const [users, businesses] = [data.users, data.businesses].map(rows => new Set(rows.map(({ id }) => id)))
    for (const kind of ['transactions', 'collections'] as const) {
      const trades = new Set(data[kind].map(({ id }) => id))
      expect(data[kind].filter(({ buyerId, sellerId }) => !businesses?.has(buyerId) || !users?.has(sellerId))).toEqual(
        [],
      )
      expect(data[kind].filter(({ createdAt }) => Date.parse(createdAt) > today)).toEqual([])
      const lines = kind === 'transactions' ? data.transactionLines : data.collectionLines
      expect(lines.filter(({ tradeId }) => !trades.has(tradeId ?? ''))).toEqual([])
    }
  })
})

describe('The scenario', () => {
  test('empty has no materials, trades or other users', () => {
    const data = dataOf('empty')
    expect(data.users.map(({ name }) => name).toSorted()).toEqual(accounts.map(({ name }) => name).toSorted())
    expect(data.businesses.map(({ name }) => name)).toEqual(['Umhlanga Metals', "Ayesha Moosa's business"])
    expect([data.materials, data.transactions, data.collections, data.transactionLines, data.collectionLines]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ])
  })

  test('first-day has a business from yesterday with later records', () => {
    const data = dataOf('first-day')
    const joined = new Date(today - 24 * hour).toISOString()
    expect(data.businesses[0]).toMatchObject({ name: 'Umhlanga Metals', createdAt: joined })
    const records = [...data.transactions, ...data.collections, ...data.transactionLines, ...data.collectionLines]
    expect(records.filter(({ createdAt }) => createdAt <= joined)).toEqual([])
    expect(records.filter(({ updatedAt }) => Date.parse(updatedAt) > today)).toEqual([])
    expect([...data.materials, ...data.users, ...data.roles].filter(({ createdAt }) => createdAt !== joined)).toEqual(
      [],
    )
    expect([data.materials.length, data.transactions.length, data.collections.length]).toEqual([6, 2, 1])
    expect(data.transactionLines.map(({ name }) => name).toSorted()).toEqual([
      'Aluminium cans',
      'Copper wire',
      'Steel cans',
    ])
  })

  test('busy has ten thousand transactions with two to four lines', () => {
    const data = dataOf('busy')
    expect([data.transactions.length, data.collections.length]).toEqual([10_000, 3000])
    expect(data.transactionLines.length / data.transactions.length).toBeCloseTo(3, 0)
  })

  test('long-names has nine scripts, both directions, and extreme figures', () => {
    const data = dataOf('long-names')
    const scripts = ['Latin', 'Arabic', 'Hebrew', 'Devanagari', 'Han', 'Hangul', 'Cyrillic', 'Greek', 'Thai']
    for (const table of ['businesses', 'users', 'materials'] as const) {
      const text = data[table].map(({ name }) => name).join('\n')
      expect(scripts.filter(script => !new RegExp(`\\p{Script=${script}}`, 'u').test(text))).toEqual([])
      expect(text).toMatch(/\S{200}/)
      expect(text).toMatch(/\p{Extended_Pictographic}\u200d?/u)
      expect(text).toMatch(/\p{Mn}/u)
      expect(data[table].some(({ name }) => /^[\p{N}\s]+$/u.test(name))).toBe(true)
    }
    const values = data.transactionLines.map(({ value }) => value)
    expect([Math.min(...values), Math.max(...values)]).toEqual([0, 9_007_199_254_740.99])
    expect(Math.max(...data.users.map(({ username }) => username.length))).toBeGreaterThan(200)
  })
})

const daysAgo = (moment: string) => Math.floor((today - Date.parse(moment)) / (24 * hour))

test('Users of the default scenario sign up before their first sale, and unenrolled ones nine days ago', () => {
  const { users, transactions, collections } = dataOf('default')
  for (const { sellerId, createdAt } of [...transactions, ...collections]) {
    const seller = users.find(user => user.id === sellerId)
    expect(daysAgo(seller?.createdAt ?? '')).toBeGreaterThanOrEqual(daysAgo(createdAt) + 13)
  }
  const sellers = new Set(transactions.map(({ sellerId }) => sellerId))
  const waiting = users.filter(({ id, mfaEnabled }) => !mfaEnabled && !sellers.has(id))
  expect(waiting.map(({ createdAt }) => daysAgo(createdAt))).toEqual([9])
  expect(users.filter(({ createdAt }) => daysAgo(createdAt) < 100).length).toBeGreaterThan(4)
})

test('the scenario unreadable-rows has unreadable rows in each list, but no unreadable account', () => {
  const data = dataOf('unreadable-rows')
  for (const rows of Object.values(data)) {
    const spoiled = rows.filter(row => row.sentAs !== undefined)
    expect(spoiled.length).toBeGreaterThan(0)
    expect(spoiled.length).toBeLessThan(rows.length)
    expect(
      spoiled.filter(row => 'username' in row && accounts.some(({ username }) => username === row.username)),
    ).toEqual([])
  }
})
