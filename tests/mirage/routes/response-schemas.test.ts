import { describe, expect, test } from 'vitest'
import { calls } from '#contract/contract.ts'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { admin, get, mockForEachTest } from '../harness.ts'
import { look, walk } from './walk.ts'

const mock = mockForEachTest({ as: admin })
const preloadOf = (names: readonly string[]) => names.map(name => `preload=${name}`).join('&')

const resources = [
  ['/users', ['businesses', 'roles']],
  ['/businesses', ['users', 'roles']],
  ['/roles', []],
  ['/materials', []],
  ['/transactions', ['buyer', 'seller', 'materials']],
  ['/collections', ['buyer', 'seller', 'materials']],
] as const

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
  test('for an administrator who reads everything and makes every call', async () => {
    const { met } = await look(mock())
    met.push(...(await walk(mock())))
    expect(met.filter(({ fault }) => fault !== null)).toEqual([])
    expect(new Set(met.map(({ name }) => name))).toEqual(new Set(calls.map(({ name }) => name)))
  })

  test('with names that are longer than the forms permit', async () => {
    const [first] = mock().store.materials.all()
    mock().store.materials.update(first?.id ?? '', { name: 'x'.repeat(300) })
    expect((await get(`/materials/${first?.id}`)).body.item.name).toHaveLength(300)
  })

  test('with the carbon factor as text', async () => {
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
      for (const [path, relations] of username === admin ? resources : [])
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
    const { items } = (await get('/users?pageSize=100')).body
    expect(items.filter(({ mfaVerified }) => mfaVerified).map(({ username }) => username)).toEqual([admin])
  })
})
