import { loadedLines } from '#machines/lines/lines.fakes.ts'
import { listExample } from '#machines/list/list.example.ts'
import { listFakes, somePage } from '#machines/list/list.fakes.ts'
import { someUser } from '#machines/session/session.fakes.ts'
import type { Business } from '#schemas/business.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import type { Role } from '#schemas/role.ts'
import type { Trade } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'
import { replaceValues } from './replace-values.ts'
import { type Scene, sceneAccounts } from './scene.ts'

/** Names for the rows Copper, Iron, Iron ore and Lead. The second name must be a prefix of the third. */
type Names = readonly [string, string, string, string]

type Facts<Row> = Pick<Scene, 'id' | 'title' | 'account' | 'inputs'> & {
  path: string
  /**
   * Query parameters that the screen adds to those in its URL. With other parameters, the run would send a different
   * request.
   */
  asks: Pick<ListQuery, 'preload' | 'searchColumn'>
  names: Names
  /** Returns the row with this name, which is also its id. */
  rowOf: (name: string, at: number) => Row
}

const pathOf = (path: string, input: string) =>
  input === 'the only material of the last page' ? `${path}?page=2&pageSize=3` : `${path}?pageSize=2`

/** Returns the screen of a list with other rows. Its first column is the id, which is also the search field. */
function listScene<Row extends { id: string }>({ path, asks, names, rowOf, ...scene }: Facts<Row>): Scene {
  const rows = names.map(rowOf)
  const words = { Iron: names[1], Lead: names[3] }
  const known = 'a page that was loaded before'
  const query = { ...listExample.inputs[known].query, ...asks }
  const inputs = Object.entries(replaceValues(listExample.inputs, words)).map(([name, input]) => [
    name,
    { ...input, query: { ...input.query, ...asks }, ...(name === known ? { cached: somePage(rows, query) } : {}) },
  ])
  const fits = (row: Row, term: string) => row.id.includes(term)
  return {
    ...scene,
    variant: { of: 'materials', state: 'rows.ready' },
    example: {
      ...listExample,
      fakes: script => listFakes({ rows, fits, place: { page: 2 }, ...script }),
      inputs: Object.fromEntries(inputs),
      events: replaceValues(listExample.events, words),
      otherAnswers: { load: { 'no materials': somePage([], query) }, seek: { 'the same page': query } },
    },
    words,
    path: (_, input) => pathOf(path, input),
  }
}

const stamps = { createdAt: '2026-11-19T08:00:00.000Z', updatedAt: '2026-11-19T08:00:00.000Z' }
const companies: Names = ['Cape Fibre Mills', 'Durban Metals', 'Durban Metals Recycling', 'Umhlanga Paper']
const people: Names = ['Ayesha Moosa', 'Naledi Mokoena', 'Naledi Mokoena-Dube', 'Sipho Dlamini']
const roles: Names = ['Business Owner', 'Collector', 'Collector on foot', 'Weighbridge clerk']
const purposes = ['Runs a business', 'Brings in material', 'Brings in little at a time', 'Records what comes in']

const businessOf = (name: string): Business => ({
  id: name,
  name,
  ownerId: null,
  address: null,
  bankDetails: null,
  roles: [],
  users: [],
  ...stamps,
})

const userOf = (name: string): User => {
  const username = `${name.toLowerCase().replaceAll(' ', '.')}@umhlangametals.example`
  return { ...someUser, id: name, name, username, businessId: null }
}

const roleOf = (name: string, at: number): Role => ({
  id: name,
  name,
  description: purposes[at] ?? '',
  default: false,
  permissions: [],
  ...stamps,
})

/** Trades of a list. The seller of a collection is a collector with a username. */
const tradesFrom = (seller: { id: string; name: string; username?: string }) => ({
  asks: { preload: ['buyer', 'seller', 'materials'] },
  names: companies,
  rowOf: (name: string, at: number): Trade => ({
    id: name,
    buyer: { id: name, name },
    seller,
    materials: loadedLines.slice(0, 1 + (at % 2)),
    createdAt: `2026-11-${19 - at}T08:00:00.000Z`,
    updatedAt: stamps.updatedAt,
  }),
})
const transactions = tradesFrom({ id: 'naledi', name: 'Naledi Mokoena' })
const collections = tradesFrom({ id: 'bongani', name: 'Bongani Khumalo', username: 'bongani@collect.example' })
const users = { asks: { searchColumn: ['name', 'username'] }, names: people, rowOf: userOf }

const byOwner = { account: sceneAccounts.owner }
const byAdministrator = { account: sceneAccounts.administrator }

/** All lists. The list of materials has the rows of the machine's example; the other lists are variants. */
export const listScenes: readonly Scene[] = [
  {
    id: 'materials',
    title: 'Materials',
    example: listExample,
    ...byAdministrator,
    path: (_, input) => pathOf('/admin/materials', input),
  },
  listScene({
    id: 'transactions',
    title: 'Transactions',
    ...byOwner,
    ...transactions,
    path: '/business/transactions',
    // Excluded, because a missing page would redirect to the list of administrators.
    inputs: Object.keys(listExample.inputs).filter(input => input !== 'the only material of the last page'),
  }),
  listScene({ id: 'collections', title: 'Collections', ...byOwner, ...collections, path: '/business/collections' }),
  listScene({
    id: 'businesses',
    title: 'Businesses',
    ...byAdministrator,
    path: '/admin/businesses',
    asks: { searchColumn: ['name'] },
    names: companies,
    rowOf: businessOf,
  }),
  listScene({ id: 'users', title: 'Users', ...byAdministrator, ...users, path: '/admin/users' }),
  listScene({ id: 'business-users', title: 'Users of a business', ...byOwner, ...users, path: '/business/users' }),
  listScene({
    id: 'roles',
    title: 'Roles',
    ...byAdministrator,
    path: '/admin/roles',
    asks: { searchColumn: ['name', 'description'] },
    names: roles,
    rowOf: roleOf,
  }),
]
