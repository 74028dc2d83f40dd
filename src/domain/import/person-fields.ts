import { type AddressValues, isEmptyAddress } from '#domain/people/address-rules.ts'
import { southAfrica } from '#domain/people/provinces.ts'
import { t } from '#messages/message.ts'
import { tidy } from './cell-text.ts'
import type { FileRow } from './file-rows.ts'
import type { ImportField } from './import-fields.ts'
import type { FieldId, ImportChange, ImportReason, Matching } from './import-types.ts'
import { nameKeyOf, type Resolved } from './known-names.ts'

/** Fields of an address, with the ids that the validation of forms uses. */
export const addressFields: readonly ImportField[] = [
  {
    id: 'address.lineOne',
    label: t('Street and number'),
    kind: 'text',
    names:
      'address,street,street_address,address_line_one,address_1,line_one,adres,straat,adresse,rue,endereço,rua,morada,ikheli,strasse,العنوان,الشارع',
  },
  {
    id: 'address.lineTwo',
    label: t('Address line 2'),
    kind: 'text',
    names: 'address line two,address 2,line two,suburb',
  },
  {
    id: 'address.city',
    label: t('City'),
    kind: 'text',
    names: 'city,town,stad,dorp,ville,cidade,idolobha,stadt,ort,المدينة',
  },
  {
    id: 'address.province',
    label: t('Province'),
    kind: 'text',
    names: 'province,state,region,provinsie,província,isifundazwe,bundesland,المقاطعة,الولاية',
  },
  {
    id: 'address.zipCode',
    label: t('Postal code'),
    kind: 'text',
    names: 'postal_code,postcode,zip,zip_code,poskode,code_postal,código_postal,ikhodi_yeposi,plz,الرمز_البريدي',
  },
  { id: 'address.country', label: t('Country'), kind: 'text', names: 'country,land,pays,país,izwe,البلد,الدولة' },
]

const partOf = (id: FieldId) => id.slice('address.'.length) as keyof AddressValues

/**
 * Returns an address with the cells of a row. Parts without a column, and empty cells, keep their value. A changed address without a
 * country is in South Africa, as in forms.
 */
export function readAddress(row: FileRow, columns: Matching['columns'], before: AddressValues): AddressValues {
  const cells = addressFields.flatMap(({ id }) =>
    (columns[id] ?? null) === null || row.text(id) === '' ? [] : [[partOf(id), row.text(id)]],
  )
  const read: AddressValues = { ...before, ...Object.fromEntries(cells) }
  const isComplete = read.country !== '' || isEmptyAddress(read) || addressChanges(before, read).length === 0
  return isComplete ? read : { ...read, country: southAfrica }
}

/** Returns the parts of an address that differ. */
export const addressChanges = (before: AddressValues, after: AddressValues): ImportChange[] =>
  addressFields.flatMap(({ id }) => changeOf(id, before[partOf(id)], after[partOf(id)]))

/** Returns the change of a field, empty if both texts look equal. */
export const changeOf = (field: FieldId, before: string, after: string): ImportChange[] =>
  tidy(before) === tidy(after) ? [] : [{ field, before, after }]

export const unclearName = t('not found, or not unique. Choose it above.')

/** Resolves the names in a cell with several names, such as "Kasi Recyclers, Bloem Scrap". */
export function resolvedList<Row extends { id: string; name: string }>(
  text: string,
  resolve: (text: string) => Resolved<Row>,
): ReadonlyArray<Resolved<Row> & { text: string }> {
  const ends = [...Array.from(text.matchAll(/[,;|]/gu), ({ index }) => index), text.length]
  const found: Array<Resolved<Row> & { text: string }> = []
  for (let start = 0; start < text.length; ) {
    // Prefers the longest name, because names can contain commas.
    const names = ends.flatMap(end => (end < start ? [] : { text: text.slice(start, end).trim(), end })).toReversed()
    const named = names.find(name => name.text !== '' && resolve(name.text).kind !== 'unclear') ?? names.at(-1)
    if (!named) break
    if (named.text !== '') found.push({ ...resolve(named.text), text: named.text })
    start = named.end + 1
  }
  return found
}

/** Returns a function that prefers the references that a record already has to others of the same name. */
export const preferring =
  <Row extends { id: string; name: string }>(now: readonly Row[], resolve: (text: string) => Resolved<Row>) =>
  (text: string): Resolved<Row> => {
    const [row, ...more] = now.filter(({ name }) => nameKeyOf(name) === nameKeyOf(text))
    return row && more.length === 0 ? { kind: 'found', row } : resolve(text)
  }

/**
 * Returns the messages of a validation as reasons. Parts of a record that do not change are not validated, because the
 * server has them already.
 */
export function invalidParts<Part>(
  messages: Readonly<Record<string, string>>,
  row: number,
  { changes, partsOf }: { changes: readonly ImportChange[] | null; partsOf: (field: FieldId) => readonly Part[] },
): ImportReason[] {
  const changed = changes?.flatMap(({ field }) => partsOf(field))
  return Object.entries(messages).flatMap(([field, reason]) =>
    !changed || partsOf(field).some(part => changed.includes(part)) ? { row, field, reason } : [],
  )
}
