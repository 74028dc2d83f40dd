import { updateTrade } from '#actors/outbox/update-trade.ts'
import type { Api } from '#api/api.ts'
import { readCertainRows } from '#api/read-pages.ts'
import { toExactDateTime } from '#domain/figures/dates.ts'
import type { Day } from '#domain/figures/periods.ts'
import { isBetween } from '#domain/import/import-again.ts'
import {
  type ImportBodies,
  type ImportBody,
  type KnownRecords,
  nothingKnown,
  type TradeContent,
} from '#domain/import/import-definition.ts'
import { definitionOf } from '#domain/import/import-definitions.ts'
import { importId } from '#domain/import/import-ids.ts'
import type { ImportResource, ImportWrite } from '#domain/import/import-types.ts'
import { materialBodyNow } from '#domain/import/material-import.ts'
import { contentNow, loadKey } from '#domain/import/trade-content.ts'
import { businessBodyOf, businessValues } from '#domain/people/business-rules.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { userBodyOf, userValues } from '#domain/people/user-rules.ts'
import { may } from '#domain/permissions/permissions.ts'
import { Problem } from '#domain/problem.ts'
import { contractBroken } from '#domain/response-problems.ts'
import { tradeBodyOf } from '#domain/trades/trade-rules.ts'
import { t } from '#messages/message.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import type { Reference } from '#schemas/reference.ts'
import { isTradeResource, type Trade, type TradeResource } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'

/** Reading of the server's records. `since` is the first day of the trades that are needed; null for all. */
export type Looking = { user: User; since: Day | null; signal: AbortSignal }

type Seller = KnownRecords['sellers']['items'][number]

const byName = { sort: 'name' }

/** Returns the list request for the users that a user may view: all, or those of the user's business. */
export const viewableUsers =
  ({ users, businesses }: Api, user: User) =>
  (query: ListQuery, signal: AbortSignal) => {
    const businessId = ownBusinessId(user)
    if (user.type === 'system' || businessId === null) return users.list(query, signal)
    return businesses.listUsers(businessId, query, signal)
  }

const timeOf = ({ createdAt }: Trade) => createdAt

async function lookAtTrades(api: Api, resource: TradeResource, { user, since, signal }: Looking) {
  const { list, sellers } = api[resource]
  const trading = user.type === 'system' ? api.businesses.list : user.businesses
  const query = { sort: '-createdAt', preload: ['buyer', 'seller', 'materials'] }
  // Servers that store businesses as sellers find only those. Files name people.
  let hasUsers = false
  const findPeople = viewableUsers(api, user)
  const countedUsers: typeof findPeople = (asked, own) => {
    hasUsers = true
    return findPeople(asked, own)
  }
  const [trades, materials, found, businesses] = await Promise.all([
    readCertainRows(list, query, signal, { since, timeOf }),
    may(user, 'materials.view') ? readCertainRows(api.materials.list, byName, signal) : nothingKnown.materials,
    readCertainRows<Seller>(sellers.finding(countedUsers, trading), {}, signal),
    may(user, 'businesses.view') ? readCertainRows(api.businesses.list, byName, signal) : nothingKnown.businesses,
  ])
  const people = hasUsers ? nothingKnown.sellers : await readCertainRows<Seller>(findPeople, {}, signal)
  return { trades, materials, sellers: { ...found, items: [...found.items, ...people.items] }, businesses }
}

/**
 * Reads the server's records with which a file is compared.
 * @throws Problem if a list cannot be read, or changes faster than it can be read.
 */
export async function lookAt(api: Api, resource: ImportResource, looking: Looking): Promise<KnownRecords> {
  const { user, signal } = looking
  if (isTradeResource(resource)) {
    return { ...nothingKnown, ...(await lookAtTrades(api, resource, looking)) }
  }
  if (resource === 'materials') {
    return { ...nothingKnown, materials: await readCertainRows(api.materials.list, byName, signal) }
  }
  const [users, businesses, roles] = await Promise.all([
    readCertainRows(viewableUsers(api, user), { preload: ['businesses', 'roles'] }, signal),
    may(user, 'businesses.view')
      ? readCertainRows(api.businesses.list, { ...byName, preload: ['users'] }, signal)
      : nothingKnown.businesses,
    resource === 'users' && may(user, 'roles.view')
      ? readCertainRows(api.roles.list, byName, signal)
      : nothingKnown.roles,
  ])
  return { ...nothingKnown, users, businesses, roles }
}

/** Requests that create, update and remove a record. Updates have only the parts that change. */
type Writer<Body> = {
  create: (id: string, body: Body) => Promise<unknown>
  /** `checkNow` throws if another user has changed the record since the preview. */
  update: (id: string, parts: Partial<Body>, checkNow: (now: Body) => void) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

const isIn = (roles: readonly Reference[], role: Reference) => roles.some(other => other.id === role.id)

/** Assigns and removes roles until the user has those of the file. */
async function changeRoles({ users }: Api, id: string, before: readonly Reference[], after: readonly Reference[]) {
  for (const role of after) if (!isIn(before, role)) await users.assignRole(id, role.id)
  for (const role of before) if (!isIn(after, role)) await users.unassignRole(id, role.id)
}

function tradeWriter(api: Api, resource: TradeResource, signal: AbortSignal): Writer<TradeContent> {
  const calls = api[resource]
  return {
    create: (id, { createdAt, ...content }) =>
      calls.create({ id, ...tradeBodyOf({ ...content, date: toExactDateTime(Date.parse(createdAt)) }) }, signal),
    update: async (id, parts, checkNow) => {
      const now = contentNow(await calls.get(id, ['buyer', 'seller', 'materials'], signal))
      if (!now) throw contractBroken('A buyer, a seller or a line of the record is invalid.')
      checkNow(now)
      const { lines, ...content } = { ...now, ...parts }
      const lineIds = importId(resource, [id, loadKey(lines)])
      return updateTrade(calls, id, { ...content, lineIds, lines: [...lines] }, signal)
    },
    remove: id => calls.remove(id, signal),
  }
}

const writers: {
  [Resource in ImportResource]: (api: Api, signal: AbortSignal) => Writer<ImportBodies[Resource]>
} = {
  materials: ({ materials }, signal) => ({
    create: (id, body) => materials.create({ id, ...body }, signal),
    update: async (id, parts, checkNow) => {
      const now = materialBodyNow(await materials.get(id, [], signal))
      checkNow(now)
      return materials.update(id, { ...now, ...parts }, signal)
    },
    remove: id => materials.remove(id, signal),
  }),
  businesses: ({ businesses }, signal) => ({
    create: (id, values) => businesses.create({ id, ...businessBodyOf(values) }, signal),
    update: async (id, parts, checkNow) => {
      const business = await businesses.get(id, [], signal)
      const owner = business.ownerId === null ? null : { id: business.ownerId, name: '' }
      const now = businessValues(business, owner)
      checkNow(now)
      return businesses.update(id, businessBodyOf({ ...now, ...parts }), signal)
    },
    remove: id => businesses.remove(id, signal),
  }),
  users: (api, signal) => ({
    create: (id, values) => api.users.create({ id, ...userBodyOf(values) }, signal),
    update: async (id, { roles, ...parts }, checkNow) => {
      const now = userValues(await api.users.get(id, ['businesses', 'roles'], signal))
      checkNow(now)
      if (Object.keys(parts).length > 0) await api.users.update(id, userBodyOf({ ...now, ...parts }), signal)
      if (roles) await changeRoles(api, id, now.roles, roles)
    },
    remove: id => api.users.remove(id, signal),
  }),
  transactions: (api, signal) => tradeWriter(api, 'transactions', signal),
  collections: (api, signal) => tradeWriter(api, 'collections', signal),
}

const changedByOthers = () =>
  new Problem({
    kind: 'conflict',
    title: t('Another user has changed this record'),
    message: t('Another user has changed this record'),
  })

/** Sends a planned write. A repeated call stores nothing twice, if the server accepts ids. */
export async function sendWrite(
  api: Api,
  resource: ImportResource,
  write: ImportWrite<ImportBody>,
  signal: AbortSignal,
): Promise<void> {
  const writer = writers[resource](api, signal) as Writer<ImportBody>
  if (write.kind === 'create') await writer.create(write.id, write.body)
  else if (write.kind === 'update') {
    await writer.update(write.id, write.body, now => {
      if (!isBetween(now, write, definitionOf(resource))) throw changedByOthers()
    })
  } else await writer.remove(write.id)
}
