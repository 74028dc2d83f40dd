import { emptyAddress } from '#domain/people/address-rules.ts'
import { emptyBank } from '#domain/people/bank-rules.ts'
import { type BusinessValues, businessValues, checkBusiness, newBusiness } from '#domain/people/business-rules.ts'
import { t } from '#messages/message.ts'
import type { Business } from '#schemas/business.ts'
import type { Reference } from '#schemas/reference.ts'
import type { FileRow } from './file-rows.ts'
import { flatRecords, missingColumn, type ReadBody } from './flat-records.ts'
import type { Comparing, Existing, ImportDefinition, KnownIndex, KnownRecords } from './import-definition.ts'
import type { ImportField } from './import-fields.ts'
import { importId } from './import-ids.ts'
import type { FieldId, ImportChange } from './import-types.ts'
import { nameIndex, nameKeyOf, resolverOf } from './known-names.ts'
import {
  addressChanges,
  addressFields,
  changeOf,
  invalidParts,
  preferring,
  readAddress,
  unclearName,
} from './person-fields.ts'

const nameField: ImportField = {
  id: 'name',
  label: t('Name'),
  kind: 'text',
  isRequired: true,
  own: [t('Business')],
  names:
    'name,business,business_name,company,company_name,customer,customer_name,supplier,supplier_name,client,trading_name,partner,besigheid,maatskappy,entreprise,société,nom,empresa,nome,ibhizinisi,inkampani,firma,الاسم,الشركة',
}
const ownerField: ImportField = {
  id: 'owner',
  label: t('Owner'),
  kind: 'text',
  names: 'owner,owner_name,proprietor,contact,contact_person,eienaar,propriétaire,proprietário,umnikazi,inhaber,المالك',
}

/** Converts a business of the server to form values. The server's list names its users, not its owner. */
function valuesNow(business: Business, ownerOf: (id: string) => { id: string; name: string } | undefined) {
  const { ownerId, users } = business
  const owner = ownerId === null ? null : (ownerOf(ownerId) ?? users.find(({ id }) => id === ownerId))
  return businessValues(business, owner ? { id: owner.id, name: owner.name } : null)
}

function indexOf({ businesses, users }: KnownRecords): KnownIndex<BusinessValues> {
  const named = nameIndex(businesses)
  const byId = new Map(businesses.items.map(business => [business.id, business]))
  const userById = new Map(users.items.map(user => [user.id, user]))
  const existing = (business: Business): Existing<BusinessValues> => ({
    id: business.id,
    body: valuesNow(business, id => userById.get(id)),
  })
  return {
    withId: id => {
      const business = byId.get(id)
      return business && existing(business)
    },
    alike: ({ name }) => {
      const found = named(name)
      return typeof found === 'object' ? existing(found) : found
    },
  }
}

const changesIn = (before: BusinessValues, after: BusinessValues): ImportChange[] => [
  ...changeOf('name', before.name, after.name),
  ...(before.owner?.id === after.owner?.id
    ? []
    : [{ field: 'owner', before: before.owner?.name ?? '', after: after.owner?.name ?? '' }]),
  ...addressChanges(before.address, after.address),
]

const partsOf = (field: FieldId): ReadonlyArray<keyof BusinessValues> => [
  field.startsWith('address') ? 'address' : (field as 'name' | 'owner'),
]

function compare(comparing: Comparing) {
  const { matching, known, answers } = comparing
  const { columns } = matching
  const index = indexOf(known)
  const owners = resolverOf<Reference>(known.users, answers['owner'], ({ username }) => [username])
  const hasColumn = (field: string) => (columns[field] ?? null) !== null

  function read(row: FileRow, before: BusinessValues | null): ReadBody<BusinessValues> {
    const text = row.text('owner')
    const owner =
      hasColumn('owner') && text !== '' ? preferring(before?.owner ? [before.owner] : [], owners)(text) : null
    const body: BusinessValues = {
      name: row.text('name'),
      owner: owner?.kind === 'found' ? { id: owner.row.id, name: owner.row.name } : (before?.owner ?? null),
      address: readAddress(row, columns, before?.address ?? emptyAddress),
      bankDetails: before?.bankDetails ?? emptyBank,
    }
    const isOwnerMissing = !before && !hasColumn('owner')
    const reasons = invalidParts(checkBusiness(body), row.row, {
      changes: before && changesIn(before, body),
      partsOf,
    }).filter(({ field }) => field !== 'owner' || (owner === null && !isOwnerMissing))
    if (owner?.kind === 'unclear') reasons.push({ row: row.row, field: 'owner', reason: unclearName, unclear: text })
    if (isOwnerMissing) reasons.push(missingColumn(row.row, ownerField))
    return { body, reasons, isLeftOut: owner?.kind === 'leftOut' }
  }

  return flatRecords(comparing, {
    ...businessImport,
    key: 'name',
    find: row => index.alike({ ...newBusiness, name: row.text('name') }),
    read,
    changes: changesIn,
    partsOf,
    newId: ({ name }) => importId('businesses', [nameKeyOf(name)]),
  })
}

/** Import of businesses: one row per business, identified by its name. Bank details are not imported. */
export const businessImport: ImportDefinition<BusinessValues> = {
  resource: 'businesses',
  fields: [nameField, ownerField, ...addressFields],
  needs: [['name']],
  compare,
  indexOf,
  isSame: (body, parts) => changesIn(body, { ...body, ...parts }).length === 0,
}
