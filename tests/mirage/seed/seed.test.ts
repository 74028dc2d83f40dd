import { describe, expect, test } from 'vitest'
import { familyOf } from '#domain/figures/material-families.ts'
import { permissionsOf } from '#domain/permissions/permissions.ts'
import { createDefaultScenario } from '#mirage/scenarios/default-scenario.ts'
import type { Scenario } from '#mirage/scenarios/scenario.ts'
import { hour, mockForEachTest, owner, start, startTestMock } from '../harness.ts'

const mock = mockForEachTest()
const age = (time: number) => (start - time) / (24 * hour)
const isRounded = (figure: number) => Number(figure.toFixed(2)) === figure
/** Returns 0 for digits with a correct check digit. */
const luhn = (digits: string) =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, index) => {
      const number = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return sum + (number > 9 ? number - 9 : number)
    }, 0) % 10

/** The default scenario with a duplicate material. */
const withTwins: Scenario = input => {
  const data = createDefaultScenario()(input)
  return { ...data, materials: [...data.materials, ...data.materials.slice(0, 1)] }
}

/** Returns all data of a mock that has this seed and starts at this time. */
function dataOf(seed: string, time: number) {
  const { store, shutdown } = startTestMock({ seed, now: () => time })
  shutdown()
  return JSON.stringify(Object.values(store.tables).map(table => table.all()))
}

describe('The default scenario', () => {
  test('is the same for the same seed, at any time of the day', () => {
    const midnight = start - (start % (24 * hour))
    expect(dataOf('a seed', midnight)).toBe(dataOf('a seed', midnight + 24 * hour - 1))
    expect(dataOf('a seed', midnight)).not.toBe(dataOf('another', midnight))
    expect(dataOf('a seed', midnight)).not.toBe(dataOf('a seed', midnight + 24 * hour))
  })

  test('contains a realistic market', () => {
    const { store } = mock()
    expect(store.materials.count()).toBe(44)
    expect(store.roles.all().map(({ name }) => name)).toEqual([
      'Business Owner',
      'Business Staff',
      'Business User',
      'Collector',
      'System Admin',
    ])
    expect(store.businesses.count()).toBeGreaterThanOrEqual(14)
    expect(store.users.where('type', 'collector').length).toBeGreaterThanOrEqual(10)
    expect(store.transactions.count()).toBeGreaterThanOrEqual(300)
    expect(store.collections.count()).toBeGreaterThanOrEqual(120)
    expect(store.transactionLines.count() / store.transactions.count()).toBeGreaterThan(2)
    expect(store.collectionLines.count() / store.collections.count()).toBeGreaterThan(2)
  })

  test('has a yard that sells only what it has in stock, except 82 kg of copper wire', () => {
    const { store } = mock()
    const yard = store.businesses.all().find(({ name }) => name === 'Umhlanga Metals')?.id
    const sellers = new Set(store.users.all().flatMap(({ id, businessId }) => (businessId === yard ? [id] : [])))
    const moves = (['transactions', 'collections'] as const)
      .flatMap(list => {
        const lines = list === 'transactions' ? store.transactionLines : store.collectionLines
        return store[list].all().map(trade => ({ ...trade, lines: lines.where('tradeId', trade.id) }))
      })
      .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    const stock = new Map<string, number>()
    const lowest = new Map<string, number>()
    for (const { buyerId, sellerId, lines } of moves) {
      const sign = buyerId === yard ? 1 : sellers.has(sellerId) ? -1 : 0
      for (const { name, weight } of sign === 0 ? [] : lines) {
        const kg = (stock.get(name) ?? 0) + sign * weight
        stock.set(name, kg)
        lowest.set(name, Math.min(lowest.get(name) ?? 0, kg))
      }
    }
    expect(stock.get('Copper wire')).toBeCloseTo(-82)
    expect([...lowest].filter(([name, kg]) => kg < -0.01 && name !== 'Copper wire')).toEqual([])
    expect([...stock.keys()].length).toBeGreaterThan(10)
  })

  test('is refused if an id is not unique, and fetch stays unchanged', () => {
    const before = globalThis.fetch
    expect(() => startTestMock({ scenario: withTwins })).toThrow('already exists')
    expect(globalThis.fetch).toBe(before)
  })

  test('has owners in their businesses, and one role for everyone except people who walk in', () => {
    const { store, umhlanga } = mock()
    expect(
      store.businesses.all().filter(({ id, ownerId }) => !store.users.get(ownerId)?.businessIds.includes(id)),
    ).toEqual([])
    // People who walk in never sign in.
    const walkIns = store.users.where('businessIds', umhlanga()).filter(({ mfaEnabled }) => !mfaEnabled)
    expect(walkIns).toHaveLength(8)
    const others = store.users.all().filter(user => !walkIns.includes(user))
    expect(others.filter(({ roleIds }) => roleIds.length !== 1 || !store.roles.get(roleIds[0] ?? ''))).toEqual([])
  })

  test('lets people who walk in sell to Umhlanga Metals, few of them without details', () => {
    const { store, umhlanga } = mock()
    const bought = store.transactions.where('buyerId', umhlanga())
    const sellers = bought.flatMap(({ sellerId }) => store.users.get(sellerId) ?? [])
    const walkedIn = sellers.filter(({ businessIds }) => businessIds.includes(umhlanga()))
    expect(walkedIn.length).toBeGreaterThan(bought.length / 4)
    const gaps = walkedIn.filter(({ idNumber, address }) => !idNumber || !address)
    expect(gaps.length).toBeGreaterThan(0)
    expect(gaps.length).toBeLessThan(walkedIn.length / 3)
  })

  test('gives Umhlanga Metals many trades', () => {
    const { store, umhlanga } = mock()
    const sold = store.users
      .where('businessIds', umhlanga())
      .flatMap(({ id }) => store.transactions.where('sellerId', id))
    const bought = store.transactions.where('buyerId', umhlanga())
    expect(new Set([...sold, ...bought]).size).toBeGreaterThanOrEqual(60)
    expect(bought.length).toBeGreaterThan(20)
    expect(sold.length).toBeGreaterThan(20)
    expect(store.businesses.get(umhlanga())).toMatchObject({ name: 'Umhlanga Metals', ownerId: mock().named(owner).id })
  })

  test('has growing trade over 24 months, none in the future', () => {
    const { store } = mock()
    const times = store.transactions.all().map(({ createdAt }) => Date.parse(createdAt))
    expect(times.filter(time => age(time) < 0)).toEqual([])
    expect(age(Math.min(...times))).toBeGreaterThan(700)
    expect(age(Math.min(...times))).toBeLessThan(732)
    const months = new Set(store.transactions.all().map(({ createdAt }) => createdAt.slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(24)
    const lastYear = times.filter(time => age(time) < 365).length
    expect(lastYear).toBeGreaterThan(1.15 * (times.length - lastYear))
  })

  test('has weights and values with two decimals, and plausible prices', () => {
    const lines = [...mock().store.transactionLines.all(), ...mock().store.collectionLines.all()]
    expect(
      lines.filter(({ weight, value }) => !isRounded(weight) || !isRounded(value) || weight <= 0 || value < 0),
    ).toEqual([])
    const priceOf = (name: string) => {
      const those = lines.filter(line => line.name === name)
      return those.reduce((sum, { value }) => sum + value, 0) / those.reduce((sum, { weight }) => sum + weight, 0)
    }
    expect(priceOf('Copper wire')).toBeGreaterThan(100)
    expect(priceOf('Copper wire')).toBeLessThan(160)
    expect(priceOf('Steel cans')).toBeLessThan(5)
  })

  test('has materials of every family, with the factor as text', () => {
    const materials = mock().store.materials.all()
    expect(new Set(materials.map(({ gwCode }) => familyOf(gwCode))).size).toBe(9)
    expect(materials.find(({ name }) => name === 'PET bottles')).toMatchObject({
      gwCode: 'GW 51-01',
      carbonFactor: '1.1418',
    })
  })

  test('has South African details: valid ID numbers, postal codes, branch codes', () => {
    const { store } = mock()
    const known = store.users.all().filter(({ idNumber }) => idNumber !== null)
    expect(known.length).toBeGreaterThan(40)
    expect(known.filter(({ idNumber }) => !/^\d{13}$/.test(idNumber ?? '') || luhn(idNumber ?? '') !== 0)).toEqual([])
    const provinces = new Set(store.businesses.all().flatMap(({ address }) => address?.province ?? []))
    expect(provinces.size).toBe(9)
    for (const { address, bankDetails } of known.filter(({ mfaEnabled }) => mfaEnabled)) {
      expect(address?.zipCode).toMatch(/^\d{4}$/)
      expect(bankDetails?.branchCode).toMatch(/^\d{6}$/)
      expect(bankDetails?.accountNumber).toMatch(/^\d{10}$/)
    }
  })
})

describe('The accounts', () => {
  test('include an administrator with all permissions', () => {
    const { store, named } = mock()
    expect(permissionsOf(store.holder(named('lindiwe@threereco.example')))).toEqual(['*'])
  })
})
