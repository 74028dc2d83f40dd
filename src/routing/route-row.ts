import type { Permission, RecordResource } from '#domain/permissions/permission-names.ts'
import type { UserType } from '#schemas/user.ts'

/**
 * Visitors who can open a route:
 * - `signedOut`
 * - `enrol` or `verify`: in this step of the second factor
 * - `index`: signed in; the route only redirects
 * - a user type: signed in as a user of this type
 */
export type Access = 'signedOut' | 'enrol' | 'verify' | 'index' | UserType

export type RouteRow = {
  /** URL path. `:id` matches a UUID. */
  path: string
  access: Access
  /** Permissions that are all required. */
  needs?: readonly Permission[]
  /** Permissions of which at least one is required, in addition to `needs`. */
  needsOneOf?: readonly Permission[]
  /**
   * Resource of the record, for routes that can show users their own record. For that record, `view.self` is
   * sufficient.
   */
  ofOneself?: RecordResource
  /** True if the new record belongs to the business of the user. Users without a business have no link to the route. */
  isOfBusiness?: true
  /** Navigation item. Items of an area appear in the order of `routes`. `label` is also the title of a list. */
  place?: { label: string; icon: string }
}
