import { lacking, may } from '#domain/permissions/permissions.ts'
import type { Gap, RegisterRow } from '#domain/register/register-row.ts'
import { mayWorkOn } from '#domain/trades/trade-permissions.ts'
import { t } from '#messages/message.ts'
import { transactionPath } from '#patterns/figures/transaction-path.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'

/** Link to the form that adds a missing particular. */
export type MendingLink = { label: string; href: string }

const labels: Readonly<Record<Gap, string>> = {
  seller: t('Add seller'),
  name: t('Add name'),
  idNumber: t('Add ID number'),
  address: t('Add address'),
  material: t('Add material'),
  weight: t('Add weight'),
  price: t('Add price'),
  line: t('Check record'),
}

const ofSeller: ReadonlySet<Gap> = new Set(['name', 'idNumber', 'address'])

/** Returns the path of the form of a seller. Null if the user cannot see or change the seller's record. */
function sellerPath(user: User, { seller, idNumber }: Pick<RegisterRow, 'seller' | 'idNumber'>): string | null {
  if (seller === null || idNumber === 'hidden' || idNumber === 'unavailable') return null
  const { id } = seller
  const isSystem = user.type === 'system'
  // Only businesses have no field for an ID number. A business user has no form for other businesses.
  if (idNumber === 'notStored') {
    const isPermitted = isSystem && mayOpen(user, 'adminBusinesses.edit') && may(user, 'businesses.update')
    return isPermitted ? pathTo('adminBusinesses.edit', { id }) : null
  }
  const form = isSystem ? 'adminUsers.edit' : 'businessUsers.edit'
  const isPermitted = mayOpen(user, form, id) && lacking(user, 'users', 'update', id === user.id) === null
  return isPermitted ? pathTo(form, { id }) : null
}

function linkFor(gaps: readonly Gap[], href: string | null, several: string): MendingLink[] {
  const [gap, ...others] = gaps
  if (gap === undefined || href === null) return []
  return [{ label: others.length > 0 ? several : labels[gap], href }]
}

/** Returns links to the forms that add the missing particulars of a purchase, if the user may change them. */
export function mendingLinks(user: User, row: RegisterRow): MendingLink[] {
  const record = mayWorkOn(user, 'transactions') ? transactionPath(user, row) : null
  return [
    ...linkFor(
      row.gaps.filter(gap => ofSeller.has(gap)),
      sellerPath(user, row),
      t('Add particulars'),
    ),
    ...linkFor(
      row.gaps.filter(gap => !ofSeller.has(gap)),
      record,
      t('Edit record'),
    ),
  ]
}
