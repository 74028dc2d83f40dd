import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { business } from '#schemas/business.ts'
import { itemOf, pageOf, refusal } from '#schemas/envelope.ts'
import { material } from '#schemas/material.ts'
import { permissionGroup } from '#schemas/permission.ts'
import { role } from '#schemas/role.ts'
import { line, trade } from '#schemas/trade.ts'
import { user } from '#schemas/user.ts'
import { admin, first, get, mockForEachTest, post, put, unknownId } from '../harness.ts'

const mock = mockForEachTest()
const preloadOf = (names: readonly string[]) => names.map(name => `preload=${name}`).join('&')

const resources = [
  ['/users', user, ['businesses', 'roles']],
  ['/businesses', business, ['users', 'roles']],
  ['/roles', role, []],
  ['/materials', material, []],
  ['/transactions', trade, ['buyer', 'seller', 'materials']],
  ['/collections', trade, ['buyer', 'seller', 'materials']],
] as const satisfies ReadonlyArray<readonly [string, z.ZodMiniType, readonly string[]]>

/** Returns the text of every page of a list with all relations. */
async function completeList(path: string, relations: readonly string[]) {
  const texts: string[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await get(`${path}?pageSize=100&page=${page}&${preloadOf(relations)}`)
    texts.push(answer.text)
    pages = answer.body.pagination.pages
  }
  return texts
}

describe('Every response is readable by the app', () => {
  test.for(resources)('in lists and individually: %s', async ([path, schema, relations]) => {
    mock().as(admin)
    for (const query of ['', `?pageSize=100&${preloadOf(relations)}`]) {
      const { body } = await get(`${path}${query}`)
      const page = pageOf(schema).parse(body)
      expect(page.items.length).toBeGreaterThan(4)
      expect(page.pagination).toEqual(body.pagination)
      const { id } = first(body.items)
      expect(itemOf(schema).parse((await get(`${path}/${id}${query}`)).body)).toMatchObject({ item: { id } })
    }
  })

  test('after writes', async () => {
    mock().as(admin)
    const bodies = {
      '/users': {
        name: 'Z',
        username: 'z@z.example',
        type: 'collector',
        idNumber: null,
        address: null,
        bankDetails: null,
        permissions: [],
        businesses: [],
        roles: [],
      },
      '/businesses': { name: 'Z', ownerId: mock().named(admin).id, address: null, bankDetails: null },
      '/roles': { name: 'Z', description: '', permissions: ['*'] },
      '/materials': { name: 'Z', gwCode: 'GW 01', carbonFactor: '1' },
      '/transactions': {
        buyerId: mock().umhlanga(),
        sellerId: mock().named(admin).id,
        createdAt: '2026-01-01T00:00:00Z',
        materials: [],
      },
      '/collections': {
        buyerId: mock().umhlanga(),
        sellerId: mock().named(admin).id,
        createdAt: '2026-01-01T00:00:00Z',
        materials: [],
      },
    }
    for (const [path, schema] of resources) {
      const created = await post(path, bodies[path])
      const { item } = itemOf(schema).parse(created.body) as { item: { id: string } }
      expect(created.status).toBe(201)
      expect(itemOf(schema).parse((await put(`${path}/${item.id}`, bodies[path])).body)).toMatchObject({
        item: { id: item.id },
      })
    }
    const made = await post('/collections/materials', { name: 'Z', gwCode: '', carbonFactor: '1', weight: 1, value: 1 })
    expect(itemOf(line).parse(made.body)).toMatchObject({ item: { material: { carbonFactor: 1 }, weight: 1 } })
  })

  test('for nested permission groups', async () => {
    mock().as(admin)
    const { items } = (await get('/authentication/permissions')).body
    const groups = items.map(item => permissionGroup.parse(item))
    expect(groups.flatMap(({ subGroups }) => subGroups.map(({ name }) => name))).toContain('Materials of a transaction')
  })

  test('for errors', async () => {
    const answers = [await get('/users'), await get('/nothing'), await post('/authentication/login', {})]
    mock().as(admin)
    answers.push(
      await get(`/users/${unknownId}`),
      await get('/users?page=x'),
      await post('/materials', { name: 'Tyres', gwCode: 'x', carbonFactor: '1' }),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 422, 404, 422, 409])
    for (const { body } of answers) expect(refusal.parse(body)).toEqual(body)
  })

  test('with the carbon factor as text', async () => {
    mock().as(admin)
    expect((await get('/materials?searchTerm=PET bottles')).body.items).toMatchObject([{ carbonFactor: '1.1418' }])
    const { items } = (await get('/transactions?preload=materials')).body
    const factors = items.flatMap(({ materials }) =>
      (materials as Array<{ carbonFactor: unknown }>).map(({ carbonFactor }) => typeof carbonFactor),
    )
    expect(new Set(factors)).toEqual(new Set(['string']))
  })
})

describe('No response reveals', () => {
  test('a password or a secret', async () => {
    const { store } = mock()
    const secrets = store.users.all().map(({ secret }) => secret)
    for (const { username } of accounts) {
      mock().as(username)
      const texts = [(await get('/authentication/check')).text, (await get(`/users/${mock().named(username).id}`)).text]
      for (const [path, , relations] of username === admin ? resources : [])
        texts.push(...(await completeList(path, relations)))
      for (const { id } of username === admin ? store.businesses.all() : [])
        texts.push((await get(`/businesses/list-users/${id}`)).text)
      const text = texts.join('\n')
      expect(text).toContain(username)
      expect(text).not.toContain(standardPassword)
      expect(text).not.toMatch(/"(password|secret|roleIds)"/)
      expect(secrets.filter(secret => text.includes(secret))).toEqual([])
    }
  })

  test('if another user is verified', async () => {
    mock().as(admin)
    const { items } = (await get('/users?pageSize=100')).body
    expect(items.filter(({ mfaVerified }) => mfaVerified).map(({ username }) => username)).toEqual([admin])
  })
})
