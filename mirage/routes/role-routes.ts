import type { PrefixedNames } from '#contract/addresses.ts'
import { may } from '#domain/permissions/permissions.ts'
import { type Caller, mayGrant, seesRole } from '#mirage/rules/policy.ts'
import { conflict, forbidden, notFound } from '#mirage/rules/refusals.ts'
import { byChange, pageOfRows, type SearchColumnsOf } from '#mirage/server/list-requests.ts'
import { type Handlers, json, ok } from '#mirage/server/route.ts'
import { roleItem } from '#mirage/server/serializers.ts'
import { folded } from '#mirage/store/compare-texts.ts'
import type { RoleRow } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'

const columns = {
  name: (role: RoleRow) => role.name,
  description: (role: RoleRow) => role.description,
} satisfies SearchColumnsOf<'roles.list'>

function find(store: Store, caller: Caller, id: string) {
  const role = store.roles.get(id)
  if (!role) throw notFound('role')
  if (!seesRole(caller, role)) throw forbidden('You may not see this role')
  return role
}

function checkName(store: Store, name: string, own?: string) {
  const wanted = folded(name)
  if (store.roles.all().some(other => other.id !== own && folded(other.name) === wanted)) {
    throw conflict('A role with this name already exists', { name: 'Name already taken' })
  }
}

function checkGrant(caller: Caller, permissions: readonly string[]) {
  if (!mayGrant(caller, permissions)) throw forbidden('You can give and take only permissions that you hold yourself')
}

/** True if the caller holds this role, and the new permissions would stop the caller from changing roles. */
function locksOut(store: Store, { user, holder }: Caller, roleId: string, permissions: readonly string[]) {
  const roles = store.rolesOf(user).map(role => (role.id === roleId ? { permissions } : role))
  return may(holder, 'roles.update') && !may({ permissions: user.permissions, roles }, 'roles.update')
}

/** The default role and assigned roles cannot be deleted, and callers cannot lock themselves out. */
export const roleRoutes: Handlers<PrefixedNames<'roles'>> = {
  'roles.list': ({ store, caller, query }) => {
    const rows = store.roles.all().filter(role => seesRole(caller, role))
    return json(pageOfRows({ rows, params: query, search: columns, sort: { ...columns, ...byChange } }, roleItem))
  },

  'roles.create': ({ store, caller, body }) => {
    const values = body()
    checkGrant(caller, values.permissions)
    checkName(store, values.name)
    return json({ item: roleItem(store.roles.insert({ ...values, default: values.default ?? false })) }, 201)
  },

  'roles.get': ({ store, caller, param }) => json({ item: roleItem(find(store, caller, param('id'))) }),

  'roles.update': ({ store, caller, param, body }) => {
    const role = find(store, caller, param('id'))
    const values = body()
    checkGrant(caller, [...role.permissions, ...values.permissions])
    checkName(store, values.name, role.id)
    if (locksOut(store, caller, role.id, values.permissions)) {
      throw conflict('You hold this role yourself, and could not change roles any more', {
        permissions: 'Keep roles.update, which you have from this role',
      })
    }
    return json({ item: roleItem(store.roles.update(role.id, { ...values, default: values.default ?? role.default })) })
  },

  'roles.delete': ({ store, caller, param }) => {
    const { id, name, default: isDefault } = find(store, caller, param('id'))
    if (isDefault) throw conflict(`New collectors are assigned the role ${name}. Make another role the default first`)
    const held = store.users.where('roleIds', id).length
    if (held > 0)
      throw conflict(`${held === 1 ? '1 user holds' : `${held} users hold`} the role ${name}. Take it away first`)
    store.roles.remove(id)
    return ok()
  },
}
