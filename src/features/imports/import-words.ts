import { countInWords, countOf, type Noun } from '#domain/figures/counts.ts'
import type { Doubt, ImportField } from '#domain/import/import-fields.ts'
import type {
  FieldId,
  ImportOutcome,
  ImportReason,
  ImportRecord,
  ImportResource,
  ImportVerdict,
} from '#domain/import/import-types.ts'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { may } from '#domain/permissions/permissions.ts'
import { lackingForLines } from '#domain/trades/trade-permissions.ts'
import type { MayWrite } from '#machines/import/import.types.ts'
import { t } from '#messages/message.ts'
import { isTradeResource } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'

export const importNouns: Readonly<Record<ImportResource, Noun>> = {
  materials: 'material',
  businesses: 'business',
  users: 'user',
  transactions: 'transaction',
  collections: 'collection',
}

export const doubtWords: Readonly<Record<Doubt, string>> = {
  emitted: t('The heading names emitted CO₂. Factors here are CO₂e avoided, so emitted CO₂ needs a minus sign.'),
  mass: t('The heading or the unit column names a mass, not a factor in kg CO₂e per kg.'),
  unit: t('The heading or the unit column names a unit other than kg CO₂e per kg.'),
  size: t('Some factors are over 100 kg CO₂e per kg, which no material reaches. Check the unit of the column.'),
}

/** Filters of the preview: all records, records with one verdict, or records that the server refused. */
export const rowFilters = ['all', 'new', 'changed', 'unchanged', 'doubt', 'wrong', 'leftOut', 'refused'] as const
export type RowFilter = (typeof rowFilters)[number]

const filterLabels: Readonly<Record<RowFilter, string>> = {
  all: t('All'),
  new: t('New'),
  changed: t('Changed'),
  unchanged: t('Unchanged'),
  doubt: t('Doubtful'),
  wrong: t('Invalid'),
  leftOut: t('Left out'),
  refused: t('Not imported'),
}

const undoLabels: typeof filterLabels = {
  ...filterLabels,
  changed: t('To undo'),
  unchanged: t('Already undone'),
  wrong: t('Can’t be undone'),
  refused: t('Not undone'),
}

/** Returns the labels of the filters for an import, or for undoing one. */
export const labelsFor = (isUndoing: boolean) => (isUndoing ? undoLabels : filterLabels)

/** Returns "212 of 500 materials imported." */
export const writtenInWords = (
  { written, total, resource }: { written: number; total: number; resource: ImportResource },
  locale: string,
) => {
  const records = countOf(total, importNouns[resource], locale)
  return t('{written} of {records} imported.', { written: countInWords(written, locale), records })
}

/** Returns the permissions that the user lacks for each kind of write. */
export const lackingFor = (user: User, resource: ImportResource) => {
  const lines = isTradeResource(resource) ? lackingForLines(user, resource).permissions : []
  const lacks = (permission: Permission) => (may(user, permission) ? [] : [permission])
  return {
    create: lacks(`${resource}.create`),
    // A changed trade can have added, changed and removed lines.
    update: [...lacks(`${resource}.update`), ...lines],
    remove: lacks(`${resource}.delete`),
  }
}

export type Lacking = ReturnType<typeof lackingFor>

export const mayWrite = ({ create, update, remove }: Lacking): MayWrite => ({
  create: create.length === 0,
  update: update.length === 0,
  remove: remove.length === 0,
})

const labelOf = (field: FieldId, fields: readonly ImportField[]) => fields.find(({ id }) => id === field)?.label ?? ''

/** Returns a reason. Prefixes the label of the field, if a column can contain it. */
function reasonInWords({ field, reason, unclear }: ImportReason, fields: readonly ImportField[]): string {
  const label = field === null ? '' : labelOf(field, fields)
  const text = unclear ? t('“{name}”: {reason}', { name: unclear, reason }) : reason
  return label === '' ? text : t('{field}: {reason}', { field: label, reason: text })
}

/** Returns the title of an outcome or a verdict, and the reasons for it. */
export function recordInWords(
  record: ImportRecord,
  {
    outcome,
    isIncluded,
    lacking,
    isUndoing,
    fields,
  }: {
    outcome: ImportOutcome | undefined
    isIncluded: boolean
    lacking: Lacking
    isUndoing: boolean
    fields: readonly ImportField[]
  },
): { title: string; reasons: readonly string[] } {
  if (outcome?.kind === 'written') return { title: isUndoing ? t('Undone') : t('Imported'), reasons: [] }
  if (outcome?.kind === 'refused') return { title: labelsFor(isUndoing).refused, reasons: [outcome.reason] }
  if (outcome?.kind === 'unsure') {
    return { title: t('Unclear'), reasons: [t('This row might have been imported. “Continue” checks first.')] }
  }
  const { verdict, write } = record
  const title = titleOfVerdict(verdict, write?.kind, { isIncluded, isUndoing })
  const reasons = record.reasons.map(reason => reasonInWords(reason, fields))
  const [permission] = write === null ? [] : lacking[write.kind]
  if (permission === undefined) return { title, reasons }
  return { title, reasons: [t('Not imported. You need the permission {permission}.', { permission }), ...reasons] }
}

function titleOfVerdict(
  verdict: ImportVerdict,
  kind: keyof MayWrite | undefined,
  { isIncluded, isUndoing }: { isIncluded: boolean; isUndoing: boolean },
): string {
  if (kind !== undefined && !isIncluded && verdict !== 'doubt') return filterLabels.leftOut
  if (kind === 'remove') return t('To delete')
  if (isUndoing && kind === 'update') return t('To restore')
  return labelsFor(isUndoing)[verdict]
}

/** Contents of the files of each resource, and the match of their rows with records. */
export const sourceWords: Readonly<Record<ImportResource, string>> = {
  materials: t(
    'One row per material: name, GW code and CO₂ factor in kg CO₂e avoided per kg. Materials with an existing name are changed, others are added.',
  ),
  businesses: t(
    'One row per business: name, owner and address. Businesses with an existing name are changed, others are added.',
  ),
  users: t(
    'One row per user: name, username, type, business and roles. Users with an existing username are changed, others are added.',
  ),
  transactions: t(
    'One row per line: date, buyer, seller, material, weight and value. Rows with the same number, or the same date, buyer and seller, are one transaction.',
  ),
  collections: t(
    'One row per line: date, buyer, seller, material, weight and value. Rows with the same number, or the same date, buyer and seller, are one collection.',
  ),
}
