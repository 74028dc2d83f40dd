import type { RecordAction } from '#domain/permissions/permission-names.ts'
import { lacking } from '#domain/permissions/permissions.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import { copyPath, printPath } from '#routing/copy-search.ts'
import { createRouteOf, editRouteOf, viewRouteOf } from '#routing/list-routes.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo, type RecordRoute } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'

export type RowEntries = {
  /** Link of the row, and the first entry of its menu. Null if the user can't open the row. */
  open: { label: string; path: string } | null
  more: readonly { label: string; path: string }[]
  /** Path that prints the slip of the row; null if the row has none. */
  print: string | null
  isRemovable: boolean
}

export const noEntries: RowEntries = { open: null, more: [], print: null, isRemovable: false }

export function entriesFor<Row extends { id: string }>(
  { route, resource, more = [], remove, isOwn, trade }: ListDefinition<Row>,
  user: User,
  row: Row,
): RowEntries {
  const isSelf = isOwn?.(row, user) ?? false
  const mayDo = (action: RecordAction) => lacking(user, resource, action, isSelf) === null
  const leads = (to: RecordRoute) => mayOpen(user, to, row.id)
  const mayChange = mayDo('update') || trade?.mayWorkOn(user) === true
  const [create, edit, view] = [createRouteOf(route), editRouteOf(route), viewRouteOf(route)]
  const toEdit: RowEntries['open'] =
    edit && leads(edit) ? { label: mayChange ? t('Edit') : t('Open'), path: pathTo(edit, row) } : null
  const toView: RowEntries['open'] = view && leads(view) ? { label: t('View'), path: pathTo(view, row) } : null
  const open = mayChange ? (toEdit ?? toView) : (toView ?? toEdit)
  const print = trade && view && leads(view) ? printPath(view, row.id) : null
  return {
    open,
    print,
    more: [
      ...(toView && open !== toView ? [toView] : []),
      ...(print === null ? [] : [{ label: t('Print slip'), path: print }]),
      ...(trade && create && mayOpen(user, create) ? [{ label: t('Duplicate'), path: copyPath(create, row.id) }] : []),
      ...more.filter(other => leads(other.route)).map(({ label, route: to }) => ({ label, path: pathTo(to, row) })),
    ],
    isRemovable: remove !== undefined && mayDo('delete'),
  }
}

export const hasMenu = ({ open, more, isRemovable }: RowEntries) => open !== null || more.length > 0 || isRemovable
