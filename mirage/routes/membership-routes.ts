import type { PrefixedNames } from '#contract/addresses.ts'
import { userRelations } from '#contract/user-contract.ts'
import { belongsTo, seesInside } from '#mirage/rules/policy.ts'
import { conflict, forbidden, notFound } from '#mirage/rules/refusals.ts'
import { byChange, pageOfRows, preloadOf } from '#mirage/server/list-requests.ts'
import { type Handlers, json, ok, type SignedIn } from '#mirage/server/route.ts'
import { userItem } from '#mirage/server/serializers.ts'
import { compareTexts } from '#mirage/store/compare-texts.ts'
import type { Store } from '#mirage/store/store.ts'
import { userColumns } from './user-routes.ts'

/** Returns the business in the path if the caller can see its users. */
function reachUsers(context: SignedIn, businessId: string) {
  const business = context.store.businesses.get(businessId)
  if (!business) throw notFound('business')
  if (!seesInside(context.caller, business.id)) throw forbidden('You may not see the users of another business')
  return business
}

export function addMember(store: Store, userId: string, businessId: string) {
  const user = store.users.get(userId)
  if (!user || belongsTo(user, businessId)) return
  store.users.update(userId, {
    businessId: user.businessId ?? businessId,
    businessIds: [...user.businessIds, businessId],
  })
}

export function removeMember(store: Store, userId: string, businessId: string) {
  const user = store.users.get(userId)
  if (!user) return
  const businessIds = user.businessIds.filter(id => id !== businessId)
  store.users.update(userId, {
    businessIds,
    businessId: user.businessId === businessId ? (businessIds[0] ?? null) : user.businessId,
  })
}

/** The owner of a business is always one of its users. */
export const membershipRoutes: Handlers<PrefixedNames<'businesses.users'>> = {
  'businesses.users.list': context => {
    const { store, caller, query } = context
    const rows = store.users
      .where('businessIds', reachUsers(context, context.param('businessId')).id)
      .toSorted((a, b) => compareTexts(a.name, b.name))
    const preloads = preloadOf(query, userRelations)
    return json(
      pageOfRows({ rows, params: query, search: userColumns, sort: { ...userColumns, ...byChange } }, user =>
        userItem(user, caller, store, preloads),
      ),
    )
  },

  'businesses.users.assign': context => {
    const { store, caller, param } = context
    const business = reachUsers(context, context.param('businessId'))
    const user = store.users.get(param('userId'))
    if (!user) throw notFound('user')
    if (caller.user.type !== 'system' && (user.type !== 'business' || user.businessIds.length > 0)) {
      throw forbidden('A business takes in only business users who belong to no other')
    }
    addMember(store, user.id, business.id)
    return ok()
  },

  'businesses.users.unassign': context => {
    const { store, param } = context
    const business = reachUsers(context, context.param('businessId'))
    const user = store.users.get(param('userId'))
    if (!user || !belongsTo(user, business.id)) throw notFound('user of this business')
    if (business.ownerId === user.id) throw conflict(`${user.name} owns ${business.name}. Give it another owner first`)
    removeMember(store, user.id, business.id)
    return ok()
  },
}
