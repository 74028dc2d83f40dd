import { pageOf } from '#mirage/lists.ts'
import { mayGrant, seesRole } from '#mirage/policy.ts'
import type { RoleRow } from '#mirage/records.ts'
import { conflict, forbidden, notFound } from '#mirage/refusals.ts'
import { guarded, json, ok, type Viewer } from '#mirage/route.ts'
import { roleItem } from '#mirage/serializers.ts'
import type { Store } from '#mirage/store.ts'
import { roleBody } from '#schemas/role.ts'

const columns = {
  name: (role: RoleRow) => role.name,
  description: (role: RoleRow) => role.description,
}

function find(store: Store, who: Viewer, id: string) {
  const role = store.roles.get(id)
  if (!role) throw notFound('role')
  if (!seesRole(who, role)) throw forbidden('This role is not one that you can see')
  return role
}

function checkName(store: Store, name: string, own?: string) {
  const wanted = name.toLowerCase()
  if (store.roles.all().some(other => other.id !== own && other.name.toLowerCase() === wanted)) {
    throw conflict('There is a role of this name already', { name: 'This name is taken' })
  }
}

function checkGrant(who: Viewer, permissions: readonly string[]) {
  if (!mayGrant(who, permissions)) throw forbidden('Nobody gives permissions that they do not hold themselves')
}

/** Roles. Deleting one takes it from those who hold it; one's own role stays, so that nobody locks themselves out. */
export const roleRoutes = [
  guarded('roles.list', 'get', '/roles', ['roles.view'], ({ store, who, query }) => {
    const rows = store.roles.all().filter(role => seesRole(who, role))
    return json(pageOf({ rows, params: query, search: columns, sort: columns }, roleItem))
  }),

  guarded('roles.create', 'post', '/roles', ['roles.create'], ({ store, who, body }) => {
    const values = body(roleBody)
    checkGrant(who, values.permissions)
    checkName(store, values.name)
    return json({ item: roleItem(store.roles.insert({ ...values, default: values.default ?? false })) }, 201)
  }),

  guarded('roles.get', 'get', '/roles/:id', ['roles.view'], ({ store, who, param }) =>
    json({ item: roleItem(find(store, who, param('id'))) }),
  ),

  guarded('roles.update', 'put', '/roles/:id', ['roles.update'], ({ store, who, param, body }) => {
    const role = find(store, who, param('id'))
    const values = body(roleBody)
    checkGrant(who, [...role.permissions, ...values.permissions])
    checkName(store, values.name, role.id)
    return json({ item: roleItem(store.roles.update(role.id, { ...values, default: values.default ?? role.default })) })
  }),

  guarded('roles.delete', 'delete', '/roles/:id', ['roles.delete'], ({ store, who, param }) => {
    const { id } = find(store, who, param('id'))
    if (who.user.roleIds.includes(id)) throw conflict('You hold this role yourself, so you cannot delete it')
    for (const user of store.users.where('roleIds', id)) {
      store.users.update(user.id, { roleIds: user.roleIds.filter(held => held !== id) })
    }
    store.roles.remove(id)
    return ok()
  }),
]
