import { may } from '#domain/permissions.ts'
import { pageOf, preloadOf } from '#mirage/lists.ts'
import { belongsTo, seesUsersOf } from '#mirage/policy.ts'
import type { BusinessRow } from '#mirage/records.ts'
import { conflict, forbidden, invalid, lacks, notFound } from '#mirage/refusals.ts'
import { guarded, json, ok, type SignedIn } from '#mirage/route.ts'
import { businessItem, businessRelations, userItem, userRelations } from '#mirage/serializers.ts'
import type { Store } from '#mirage/store.ts'
import { businessBody } from '#schemas/business.ts'
import { userColumns } from './users.ts'

const columns = { name: (business: BusinessRow) => business.name }

function find({ store }: SignedIn, id: string) {
  const business = store.businesses.get(id)
  if (!business) throw notFound('business')
  return business
}

/** The business of the path, if the one who asks may do this with it: with any, or only with one they belong to. */
function reach(context: SignedIn, action: 'update' | 'delete') {
  const permission = `businesses.${action}`
  const id = context.param('id')
  if (!may(context.who.holder, permission) && !belongsTo(context.who.user, id)) throw lacks(permission)
  return find(context, id)
}

/** The business whose users are asked for, if they are for the one who asks. */
function reachUsers(context: SignedIn) {
  const business = find(context, context.param('businessId'))
  if (!seesUsersOf(context.who, business.id)) throw forbidden('The users of another business are not for you to see')
  return business
}

/** Makes somebody one of a business's users. */
function join(store: Store, userId: string, businessId: string) {
  const user = store.users.get(userId)
  if (!user || belongsTo(user, businessId)) return
  store.users.update(userId, {
    businessId: user.businessId ?? businessId,
    businessIds: [...user.businessIds, businessId],
  })
}

/** Takes somebody out of a business's users. */
function leave(store: Store, userId: string, businessId: string) {
  const user = store.users.get(userId)
  if (!user) return
  const businessIds = user.businessIds.filter(id => id !== businessId)
  store.users.update(userId, {
    businessIds,
    businessId: user.businessId === businessId ? (businessIds[0] ?? null) : user.businessId,
  })
}

/** Businesses, and the users that belong to them. An owner always does. */
export const businessRoutes = [
  guarded('businesses.list', 'get', '/businesses', ['businesses.view'], ({ store, who, query }) => {
    const asked = preloadOf(query, businessRelations)
    const rows = store.businesses.all()
    return json(
      pageOf({ rows, params: query, search: columns, sort: columns }, row => businessItem(row, who, store, asked)),
    )
  }),

  guarded('businesses.create', 'post', '/businesses', ['businesses.create'], ({ store, who, body }) => {
    const values = body(businessBody)
    if (!store.users.get(values.ownerId)) throw invalid({ ownerId: 'There is no such user' })
    const business = store.businesses.insert(values)
    join(store, business.ownerId, business.id)
    return json({ item: businessItem(business, who, store, new Set()) }, 201)
  }),

  guarded('businesses.users.list', 'get', '/businesses/list-users/:businessId', ['businesses.users.view'], context => {
    const { store, who, query } = context
    const rows = store.users
      .where('businessIds', reachUsers(context).id)
      .toSorted((a, b) => a.name.localeCompare(b.name))
    const asked = preloadOf(query, userRelations)
    return json(
      pageOf({ rows, params: query, search: userColumns, sort: userColumns }, user =>
        userItem(user, who, store, asked),
      ),
    )
  }),

  guarded('businesses.get', 'get', '/businesses/:id', ['businesses.view'], context => {
    const { store, who, param, query } = context
    return json({ item: businessItem(find(context, param('id')), who, store, preloadOf(query, businessRelations)) })
  }),

  guarded('businesses.update', 'put', '/businesses/:id', ['businesses.update', 'businesses.update.self'], context => {
    const { store, who, body } = context
    const { id } = reach(context, 'update')
    const values = body(businessBody)
    const owner = store.users.get(values.ownerId)
    if (!owner) throw invalid({ ownerId: 'There is no such user' })
    if (!may(who.holder, 'businesses.update') && !belongsTo(owner, id)) {
      throw invalid({ ownerId: 'Choose one of the users of this business' })
    }
    const business = store.businesses.update(id, values)
    join(store, owner.id, id)
    return json({ item: businessItem(business, who, store, new Set()) })
  }),

  guarded(
    'businesses.delete',
    'delete',
    '/businesses/:id',
    ['businesses.delete', 'businesses.delete.self'],
    context => {
      const { store } = context
      const { id, name } = reach(context, 'delete')
      const transactions = store.transactions.where('buyerId', id).length
      const collections = store.collections.where('buyerId', id).length
      if (transactions + collections > 0) {
        throw conflict(
          `${name} bought ${transactions} transactions and ${collections} collections, which keep their buyer`,
        )
      }
      for (const user of store.users.where('businessIds', id)) leave(store, user.id, id)
      store.businesses.remove(id)
      return ok()
    },
  ),

  guarded(
    'businesses.users.assign',
    'post',
    '/businesses/assign-user/:businessId/:userId',
    ['businesses.users.assign'],
    context => {
      const { store, who, param } = context
      const business = reachUsers(context)
      const user = store.users.get(param('userId'))
      if (!user) throw notFound('user')
      if (who.user.type !== 'system' && (user.type !== 'business' || user.businessIds.length > 0)) {
        throw forbidden('A business takes in only business users who belong to no other')
      }
      join(store, user.id, business.id)
      return ok()
    },
  ),

  guarded(
    'businesses.users.unassign',
    'post',
    '/businesses/unassign-user/:businessId/:userId',
    ['businesses.users.unassign'],
    context => {
      const { store, param } = context
      const business = reachUsers(context)
      const user = store.users.get(param('userId'))
      if (!user || !belongsTo(user, business.id)) throw notFound('user of this business')
      if (business.ownerId === user.id)
        throw conflict(`${user.name} owns ${business.name}. Give it another owner first`)
      leave(store, user.id, business.id)
      return ok()
    },
  ),
]
