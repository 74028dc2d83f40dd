import { type FilterName, filterNames, isFilteredResource } from '#domain/filters/conditions.ts'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { may } from '#domain/permissions/permissions.ts'
import { sidedBusinessId } from '#domain/trades/trade-side.ts'
import { isTradeResource } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'

/** Permissions that users need for the values of a filter. */
const needs: Readonly<Partial<Record<FilterName, readonly Permission[]>>> = {
  buyer: ['businesses.view'],
  seller: ['users.view'],
  material: ['materials.view'],
  role: ['roles.view', 'users.roles.view'],
}

const ofLines: ReadonlySet<FilterName> = new Set(['material', 'family', 'without', 'weight', 'value'])

/** Returns the filters of a list that the user can choose. */
export function permittedFilters(resource: string, user: User): FilterName[] {
  if (!isFilteredResource(resource)) return []
  return filterNames[resource].filter((name: FilterName) => {
    if (name === 'side') return sidedBusinessId(resource, user) !== null
    if (isTradeResource(resource) && ofLines.has(name) && !may(user, `${resource}.materials.view`)) return false
    return (needs[name] ?? []).every(permission => may(user, permission))
  })
}
