import { describe, expect, test } from 'vitest'
import { admin, first, get, mockForEachTest, refusedAt } from '../harness.ts'

mockForEachTest({ as: admin })
const names = async (path: string) => (await get(path)).body.items.map(({ name }) => name)
const pages = async (path: string) => (await get(path)).body.pagination

describe('A list', () => {
  test('returns its first ten rows by default', async () => {
    const { items, pagination } = (await get('/materials')).body
    expect(items).toHaveLength(10)
    expect(pagination).toEqual({ count: 44, currentPage: 1, nextPage: 2, pageSize: 10, pages: 5, previousPage: 1 })
  })

  test('returns every row once over its pages, with a short last page', async () => {
    const all = (await Promise.all([1, 2, 3, 4, 5].map(page => names(`/materials?page=${page}`)))).flat()
    expect(all).toHaveLength(44)
    expect(new Set(all).size).toBe(44)
    expect(await pages('/materials?page=5')).toMatchObject({ currentPage: 5, nextPage: 5, previousPage: 4 })
  })

  test('is empty after its last page, and returns the number of pages', async () => {
    const { items, pagination } = (await get('/materials?page=9&pageSize=20')).body
    expect(items).toEqual([])
    expect(pagination).toEqual({ count: 44, currentPage: 9, nextPage: 3, pageSize: 20, pages: 3, previousPage: 3 })
  })

  test('has one page if nothing matches', async () => {
    const { items, pagination } = (await get('/materials?searchTerm=unobtainium')).body
    expect(items).toEqual([])
    expect(pagination).toEqual({ count: 0, currentPage: 1, nextPage: 1, pageSize: 10, pages: 1, previousPage: 1 })
  })

  test.for(['page=0', 'page=two', 'page=1.5', 'page=1e3', 'page=0x10', 'page=', 'pageSize=0', 'pageSize=101'])(
    'refuses %s',
    async query => {
      const field = first(query.split('='))
      expect(await get(`/materials?${query}`)).toMatchObject(refusedAt(422, field))
    },
  )

  test('is sorted by name, or by any requested column', async () => {
    const byName = await names('/materials?pageSize=100')
    expect(byName).toEqual(byName.toSorted(new Intl.Collator('en').compare))
    expect(await names('/materials?pageSize=100&sort=name')).toEqual(byName)
    expect(await names('/materials?pageSize=100&sort=-name')).toEqual(byName.toReversed())
    expect((await names('/materials?sort=-carbon_factor')).slice(0, 2)).toEqual(['Aluminium cans', 'Aluminium scrap'])
    expect(first(await names('/materials?sort=carbonFactor'))).toBe('Office paper, white')
    expect(await names('/materials?pageSize=100&sort=nonsense')).toEqual(byName)
  })

  test.for(['users', 'businesses', 'roles', 'materials', 'transactions', 'collections'])(
    'of %s is not sorted by an unknown column',
    async list => {
      const ids = async (sort: string) =>
        (await get(`/${list}?pageSize=20&sort=${sort}`)).body.items.map(({ id }: { id: string }) => id)
      const usual = await ids('')
      for (const name of ['valueOf', '-hasOwnProperty', 'constructor', '__proto__'])
        expect(await ids(name)).toEqual(usual)
    },
  )
})

describe('A search', () => {
  test('ignores case', async () => {
    expect(await names('/materials?searchTerm=aLuMin&searchColumn=name')).toEqual(['Aluminium cans', 'Aluminium scrap'])
  })

  test('searches the requested columns in either spelling', async () => {
    expect(await names('/materials?searchTerm=54&searchColumn=name')).toEqual([])
    expect(await names('/materials?searchTerm=GW 54&searchColumn=name&searchColumn=gw_code')).toEqual(['Tyres'])
    expect(await names('/materials?searchTerm=GW 54&searchColumn=gwCode')).toEqual(['Tyres'])
    expect(await names('/materials?searchTerm=10.06&searchColumn=carbon_factor')).toEqual(['Aluminium cans'])
  })

  test('searches all columns by default', async () => {
    expect(await names('/materials?searchTerm=GW 54')).toEqual(['Tyres'])
    expect(await names('/roles?searchTerm=all permissions')).toEqual(['System Admin'])
    expect(await names('/users?searchTerm=bongani@')).toEqual(['Bongani Khumalo'])
    expect(await names('/businesses?searchTerm=kasi')).toEqual(['Kasi Recyclers'])
  })

  test('refuses an unknown column', async () => {
    expect(await get('/users?searchTerm=x&searchColumn=password')).toMatchObject({
      status: 422,
      body: { fields: { searchColumn: expect.stringContaining('password') } },
    })
  })
})

describe('Preloaded relations', () => {
  test.for([
    ['/users', ['businesses', 'roles']],
    ['/businesses', ['users', 'roles']],
    ['/transactions', ['buyer', 'seller', 'materials']],
    ['/collections', ['buyer', 'seller', 'materials']],
  ] as const)('of %s are included only on request', async ([path, relations]) => {
    const bare = first((await get(path)).body.items)
    expect(relations.filter(relation => relation in bare)).toEqual([])
    for (const relation of relations) {
      const row = first((await get(`${path}?preload=${relation}`)).body.items)
      expect(relations.filter(name => name in row)).toEqual([relation])
      const one = (await get(`${path}/${row.id}?${relations.map(name => `preload=${name}`).join('&')}`)).body.item
      expect(relations.filter(name => name in one)).toEqual(relations)
    }
  })

  test('that do not exist are refused', async () => {
    expect(await get('/transactions?preload=secret')).toMatchObject(refusedAt(422, 'preload'))
  })
})
