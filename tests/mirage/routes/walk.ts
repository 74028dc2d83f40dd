import type { CallName } from '#contract/addresses.ts'
import { userBody } from '../bodies.ts'
import { createCallRecorder, type Met, type Options, type Step } from '../call-recorder.ts'
import { admin, type TestMock, unknownId } from '../harness.ts'

const singlePage = 'pageSize=100'

/** All lists, each with the call for one of its rows, and its relations. */
const lists = [
  { list: 'users.list', one: 'users.get', relations: ['businesses', 'roles'] },
  { list: 'businesses.list', one: 'businesses.get', relations: ['users', 'roles'] },
  { list: 'roles.list', one: 'roles.get', relations: [] },
  { list: 'materials.list', one: 'materials.get', relations: [] },
  { list: 'transactions.list', one: 'transactions.get', relations: ['buyer', 'seller', 'materials'] },
  { list: 'collections.list', one: 'collections.get', relations: ['buyer', 'seller', 'materials'] },
] as const satisfies ReadonlyArray<{ list: CallName; one: CallName; relations: readonly string[] }>

const queries = ['searchTerm=a', 'searchTerm=%D8%A7', 'sort=-name', 'sort=buyer', 'sort=-value', 'page=9999']

/** Number of pages to read in addition to the last one, and number of rows to read individually. */
const sample = { pages: 4, rows: 12 }

/** Returns the numbers of the pages to read, out of `count` pages. */
function pagesOf(count: number) {
  const step = Math.max(1, Math.floor((count - 1) / (sample.pages - 1)))
  return new Set([...Array.from({ length: Math.min(count, sample.pages) }, (_, index) => 1 + index * step), count])
}

/**
 * Reads everything readable: single rows, and lists by page, searched, sorted, and with all relations. Returns the
 * response of each call, the caller, and the number of rows in each list (null if the call was refused). Throws if a
 * list is refused only sometimes, or if a different row than requested is returned.
 */
export async function look({ store }: TestMock) {
  const recorder = createCallRecorder()
  const me = (await recorder.ask({ name: 'authentication.check' })).body.item
  const groups = (await recorder.ask({ name: 'authentication.permissions' })).body.items
  if (groups.length === 0) throw new Error('There are no permissions')
  const counts: Partial<Record<CallName, number | null>> = {}
  for (const { list, one, relations } of lists) {
    const preload = relations.map(name => `preload=${name}`)
    const start = await recorder.ask({ name: list, query: singlePage })
    counts[list] = start.status === 200 ? start.body.pagination.count : null
    if (start.status !== 200) continue
    const read = async (query: string) => {
      const { status, body } = await recorder.ask({ name: list, query: [query, ...preload].join('&') })
      if (status !== 200) throw new Error(`${list} with ${query} was answered with ${status}`)
      return body.items
    }
    const ids = new Set<string>()
    for (const page of pagesOf(start.body.pagination.pages)) {
      for (const { id } of (await read(`${singlePage}&page=${page}`)).slice(0, sample.rows)) ids.add(id)
    }
    for (const query of queries) await read(query)
    for (const id of [...ids].slice(0, sample.rows)) {
      const { body } = await recorder.ask({ name: one, params: { id }, query: preload.join('&') })
      if (body.item.id !== id) throw new Error(`${one} gave ${body.item.id} for ${id}`)
    }
  }
  for (const { id } of store.businesses.all()) {
    await recorder.ask({
      name: 'businesses.users.list',
      params: { businessId: id },
      query: 'preload=businesses&preload=roles',
    })
  }
  return { met: recorder.met, me, counts }
}

const other = (rows: ReadonlyArray<{ id: string }>) => rows[0]?.id ?? unknownId

/**
 * Makes every call once, in a valid order: creates records before it reads, changes and deletes them. Returns the
 * response of each call and its fault.
 */
export async function walk(
  { store, named, currentCode }: Pick<TestMock, 'store' | 'named' | 'currentCode'>,
  options: Options = {},
): Promise<Met[]> {
  const recorder = createCallRecorder(options)
  const ownerId = named(admin).id
  const material = { name: 'Cork of the walk', gwCode: 'GW 99', carbonFactor: '1.10' }
  const newRole = { name: 'Walker', description: '', permissions: ['users.view'] }

  /** Makes a call, and returns the id of the created record, or `instead`. */
  async function ask(step: Step, instead = unknownId): Promise<string> {
    const { body } = await recorder.ask(step)
    return typeof body.item?.id === 'string' ? body.item.id : instead
  }

  await ask({ name: 'authentication.check' })
  await ask({ name: 'authentication.permissions' })
  await ask({ name: 'authentication.mfa.verify', body: { code: currentCode() ?? '000000' } })
  await ask({ name: 'authentication.mfa.enable' })

  await ask({ name: 'roles.list', query: singlePage })
  const roleId = await ask({ name: 'roles.create', body: newRole }, other(store.roles.all()))
  await ask({ name: 'roles.get', params: { id: roleId } })
  await ask({ name: 'roles.update', params: { id: roleId }, body: { ...newRole, description: 'Walks' } })

  await ask({ name: 'users.list', query: singlePage })
  const newUser = userBody({ username: 'walker@walk.example' })
  const userId = await ask({ name: 'users.create', body: newUser }, other(store.users.all()))
  await ask({ name: 'users.get', params: { id: userId } })
  await ask({ name: 'users.update', params: { id: userId }, body: { ...newUser, name: 'Walker' } })
  for (const name of ['users.roles.assign', 'users.roles.unassign'] as const) {
    await ask({ name, params: { userId, roleId } })
  }

  await ask({ name: 'businesses.list', query: singlePage })
  const newBusiness = { name: 'Walk & Co', ownerId, address: null, bankDetails: null }
  const businessId = await ask({ name: 'businesses.create', body: newBusiness }, other(store.businesses.all()))
  await ask({ name: 'businesses.get', params: { id: businessId } })
  await ask({ name: 'businesses.update', params: { id: businessId }, body: { ...newBusiness, name: 'Walk' } })
  for (const name of ['businesses.users.assign', 'businesses.users.list', 'businesses.users.unassign'] as const) {
    await ask({ name, params: { businessId, userId } })
  }

  await ask({ name: 'materials.list', query: singlePage })
  const materialId = await ask({ name: 'materials.create', body: material }, other(store.materials.all()))
  await ask({ name: 'materials.get', params: { id: materialId } })
  await ask({ name: 'materials.update', params: { id: materialId }, body: material })
  await ask({ name: 'materials.delete', params: { id: materialId } })

  for (const kind of ['transactions', 'collections'] as const) {
    const deal = { buyerId: businessId, sellerId: userId, createdAt: '2026-11-19T08:00:00Z' }
    const newLine = { ...material, weight: 1.5, value: 20 }
    await ask({ name: `${kind}.list`, query: singlePage })
    const tradeId = await ask(
      { name: `${kind}.create`, body: { ...deal, materials: [newLine] } },
      other(store[kind].all()),
    )
    await ask({ name: `${kind}.get`, params: { id: tradeId } })
    await ask({ name: `${kind}.update`, params: { id: tradeId }, body: { ...deal, sellerId: null } })
    const lines = store.linesOf(kind).all()
    const lineId = await ask({ name: `${kind}.materials.create`, body: newLine }, other(lines))
    await ask({ name: `${kind}.materials.assign`, params: { tradeId, lineId } })
    await ask({ name: `${kind}.materials.update`, params: { id: lineId }, body: { weight: 2 } })
    await ask({ name: `${kind}.materials.delete`, params: { id: lineId } })
    await ask({ name: `${kind}.delete`, params: { id: tradeId } })
  }

  await ask({ name: 'businesses.delete', params: { id: businessId } })
  await ask({ name: 'users.delete', params: { id: userId } })
  await ask({ name: 'roles.delete', params: { id: roleId } })
  await ask({ name: 'authentication.logout' })
  const credentials = { username: 'walking@walk.example', password: 'a long walk' }
  await ask({ name: 'authentication.register', body: { ...credentials, name: 'Walking', type: 'business' } })
  await ask({ name: 'authentication.login', body: credentials })
  return recorder.met
}
