import type { PrefixedNames } from '#contract/addresses.ts'
import { userRelations } from '#contract/user-contract.ts'
import { may } from '#domain/permissions/permissions.ts'
import { standardPassword } from '#mirage/data/accounts.ts'
import { checkDeletion, checkGrants, checkType } from '#mirage/rules/grants.ts'
import { isOutsider, mayGrant, seesRole, seesRolesOf, seesUser } from '#mirage/rules/policy.ts'
import { conflict, forbidden, invalid, lacks, notFound } from '#mirage/rules/refusals.ts'
import {
  byChange,
  pageOfRows,
  preloadOf,
  type SearchColumnsOf,
  type SortColumnsOf,
} from '#mirage/server/list-requests.ts'
import { type Handlers, json, ok, type SignedIn } from '#mirage/server/route.ts'
import { userItem } from '#mirage/server/serializers.ts'
import type { UserRow } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import type { UserBody } from '#schemas/user.ts'

/** Columns for search and sort in the lists of all users and of a business's users. */
export const userColumns = {
  name: (user: UserRow) => user.name,
  username: (user: UserRow) => user.username,
} satisfies SearchColumnsOf<'users.list'>
const sort = {
  ...userColumns,
  ...byChange,
  type: (user: UserRow) => user.type,
  createdAt: (user: UserRow) => user.createdAt,
} satisfies SortColumnsOf<'users.list'>

/**
 * Returns the user in the path if the caller can perform the action. With the permission, callers reach any visible
 * user; without it, only themselves.
 */
function reach({ store, caller }: SignedIn, id: string, action: 'view' | 'update' | 'delete') {
  const user = store.users.get(id)
  const permission = `users.${action}` as const
  if (!may(caller.holder, permission) && user?.id !== caller.user.id) throw lacks(permission)
  if (!user) throw notFound('user')
  if (!seesUser(caller, user)) throw forbidden('This user is not one of yours')
  return user
}

const unique = (ids: ReadonlyArray<string | null | undefined>) => [...new Set(ids)].filter(id => typeof id === 'string')

/** Checks the references in a body, then returns its columns. */
function valuesOf(store: Store, { businesses, roles, businessId, ...rest }: UserBody, before?: Readonly<UserRow>) {
  const businessIds = unique([businessId, ...businesses.map(({ id }) => id)])
  const roleIds = unique(roles.map(({ id }) => id))
  if (businessIds.some(id => !store.businesses.get(id))) throw invalid({ businessId: 'There is no such business' })
  if (roleIds.some(id => !store.roles.get(id))) throw invalid({ roles: 'There is no such role' })
  const other = store.userNamed(rest.username)
  if (other && other.id !== before?.id) {
    throw conflict('A user with this username already exists', { username: 'Username already taken' })
  }
  const left = before?.businessIds.find(
    id => !businessIds.includes(id) && store.businesses.get(id)?.ownerId === before.id,
  )
  if (left)
    throw conflict(
      `${before?.name} owns ${store.businesses.get(left)?.name}, and stays in it until it has another owner`,
    )
  const place = [businessId, before?.businessId, businessIds[0]].find(id => id && businessIds.includes(id))
  return { ...rest, businessId: place ?? null, businessIds, roleIds }
}

/** Returns a user, a role that the caller can assign and remove, and the ids of the user's other roles. */
function reachRole({ store, caller }: SignedIn, userId: string, roleId: string) {
  const user = store.users.get(userId)
  const role = store.roles.get(roleId)
  if (!user) throw notFound('user')
  if (!role) throw notFound('role')
  if (!seesUser(caller, user) || isOutsider(caller, user)) throw forbidden('This user is not one of yours')
  if (!seesRole(caller, role) || !mayGrant(caller, role.permissions)) {
    throw forbidden('You cannot give or take a role that allows more than you may do yourself')
  }
  return { user, role, others: user.roleIds.filter(id => id !== role.id) }
}

export const userRoutes: Handlers<PrefixedNames<'users'>> = {
  'users.list': ({ store, caller, query }) => {
    const preloads = preloadOf(query, userRelations)
    const rows = store.users.all().filter(user => seesUser(caller, user))
    return json(
      pageOfRows({ rows, params: query, search: userColumns, sort }, user => userItem(user, caller, store, preloads)),
    )
  },

  'users.create': ({ store, caller, body, newSecret }) => {
    const values = valuesOf(store, body())
    // A user created by a business user belongs to the creator's business, unless the body names another.
    const place = caller.user.type === 'business' && values.businessIds.length === 0 ? caller.user.businessId : null
    const placed = place ? { ...values, businessId: place, businessIds: [place] } : values
    checkGrants(caller, null, placed, store)
    const user = store.users.insert({ ...placed, password: standardPassword, secret: newSecret(), mfaEnabled: false })
    const message = `${user.name} can sign in with the password ${standardPassword}`
    return json({ item: userItem(user, caller, store, new Set(userRelations)), message }, 201)
  },

  'users.get': context => {
    const user = reach(context, context.param('id'), 'view')
    return json({ item: userItem(user, context.caller, context.store, preloadOf(context.query, userRelations)) })
  },

  'users.update': context => {
    const { store, caller, body } = context
    const user = reach(context, context.param('id'), 'update')
    const sent = valuesOf(store, body(), user)
    // Keeps roles that the caller cannot see.
    const values = seesRolesOf(caller, user) ? sent : { ...sent, roleIds: unique([...user.roleIds, ...sent.roleIds]) }
    checkGrants(caller, user, values, store)
    checkType(user, values, store)
    return json({ item: userItem(store.users.update(user.id, values), caller, store, new Set(userRelations)) })
  },

  'users.delete': context => {
    const { store, caller } = context
    const user = reach(context, context.param('id'), 'delete')
    checkDeletion(caller, user, store)
    const { id, name } = user
    const owned = store.businesses.where('ownerId', id)[0]
    if (owned) throw conflict(`${name} owns ${owned.name}. Give it another owner first`)
    if (store.transactions.where('sellerId', id).length + store.collections.where('sellerId', id).length > 0) {
      throw conflict(`${name} is the seller of transactions or collections, and cannot be deleted`)
    }
    store.users.remove(id)
    return ok()
  },

  'users.roles.assign': context => {
    const { user, role, others } = reachRole(context, context.param('userId'), context.param('roleId'))
    context.store.users.update(user.id, { roleIds: [...others, role.id] })
    return ok()
  },

  'users.roles.unassign': context => {
    const { user, others } = reachRole(context, context.param('userId'), context.param('roleId'))
    context.store.users.update(user.id, { roleIds: others })
    return ok()
  },
}
