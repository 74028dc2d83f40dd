import type { PrefixedNames } from '#contract/addresses.ts'
import { businessRelations } from '#contract/business-contract.ts'
import { may } from '#domain/permissions/permissions.ts'
import { belongsTo, isAdministrator, seesUser } from '#mirage/rules/policy.ts'
import { conflict, forbidden, invalid, lacks, notFound } from '#mirage/rules/refusals.ts'
import { byChange, pageOfRows, preloadOf, type SearchColumnsOf } from '#mirage/server/list-requests.ts'
import { type Handlers, json, ok, type SignedIn } from '#mirage/server/route.ts'
import { businessItem } from '#mirage/server/serializers.ts'
import type { BusinessRow } from '#mirage/store/records.ts'
import { addMember, removeMember } from './membership-routes.ts'

const columns = { name: (business: BusinessRow) => business.name } satisfies SearchColumnsOf<'businesses.list'>

function find({ store }: SignedIn, id: string) {
  const business = store.businesses.get(id)
  if (!business) throw notFound('business')
  return business
}

/**
 * Returns the business in the path if the caller can perform the action on it. Administrators with the permission can
 * change any business. Other callers can change only their own.
 */
function reach(context: SignedIn, id: string, action: 'update' | 'delete') {
  const permission = `businesses.${action}` as const
  if (!may(context.caller.holder, permission) && !belongsTo(context.caller.user, id)) throw lacks(permission)
  const business = find(context, id)
  const { user } = context.caller
  if (!isAdministrator(user) && !belongsTo(user, id)) throw forbidden('You may not change this business')
  return business
}

/** The owner of a business is always one of its users. */
export const businessRoutes: Handlers<Exclude<PrefixedNames<'businesses'>, PrefixedNames<'businesses.users'>>> = {
  'businesses.list': ({ store, caller, query }) => {
    const preloads = preloadOf(query, businessRelations)
    const rows = store.businesses.all()
    return json(
      pageOfRows({ rows, params: query, search: columns, sort: { ...columns, ...byChange } }, row =>
        businessItem(row, caller, store, preloads),
      ),
    )
  },

  'businesses.create': ({ store, caller, body }) => {
    const values = body()
    const owner = store.users.get(values.ownerId)
    if (!owner) throw invalid({ ownerId: 'There is no such user' })
    if (!seesUser(caller, owner)) throw invalid({ ownerId: 'Choose yourself or one of the users of your business' })
    const business = store.businesses.insert(values)
    addMember(store, business.ownerId, business.id)
    return json({ item: businessItem(business, caller, store, new Set()) }, 201)
  },

  'businesses.get': context => {
    const { store, caller, param, query } = context
    return json({ item: businessItem(find(context, param('id')), caller, store, preloadOf(query, businessRelations)) })
  },

  'businesses.update': context => {
    const { store, caller, body } = context
    const { id } = reach(context, context.param('id'), 'update')
    const values = body()
    const owner = store.users.get(values.ownerId)
    if (!owner) throw invalid({ ownerId: 'There is no such user' })
    const mayTakeIn = isAdministrator(caller.user) && may(caller.holder, 'businesses.update')
    if (!mayTakeIn && !belongsTo(owner, id)) {
      throw invalid({ ownerId: 'Choose one of the users of this business' })
    }
    const business = store.businesses.update(id, values)
    addMember(store, owner.id, id)
    return json({ item: businessItem(business, caller, store, new Set()) })
  },

  'businesses.delete': context => {
    const { store } = context
    const { id, name } = reach(context, context.param('id'), 'delete')
    const transactions = store.transactions.where('buyerId', id).length
    const collections = store.collections.where('buyerId', id).length
    if (transactions + collections > 0) {
      throw conflict(
        `${name} bought ${transactions} transactions and ${collections} collections, and cannot be deleted`,
      )
    }
    for (const user of store.users.where('businessIds', id)) removeMember(store, user.id, id)
    store.businesses.remove(id)
    return ok()
  },
}
