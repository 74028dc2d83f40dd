import { type AddressValues, isEmptyAddress } from '#domain/people/address-rules.ts'
import { southAfrica } from '#domain/people/provinces.ts'
import { t } from '#messages/message.ts'
import type { FileRow } from './file-rows.ts'
import type { ImportField } from './import-fields.ts'
import type { FieldChange, FieldId, Matching } from './import-types.ts'
import type { Resolved } from './known-names.ts'

/** Fields of an address, with the ids that the validation of forms uses. */
export const addressFields: readonly ImportField[] = [
  {
    id: 'address.lineOne',
    label: t('Street and number'),
    kind: 'text',
    names:
      'address,street,street address,address line one,address 1,line one,adres,straat,adresse,rue,endereço,rua,morada,ikheli,strasse,العنوان,الشارع',
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
    names: 'postal code,postcode,zip,zip code,poskode,code postal,código postal,ikhodi yeposi,plz,الرمز البريدي',
  },
  { id: 'address.country', label: t('Country'), kind: 'text', names: 'country,land,pays,país,izwe,البلد,الدولة' },
]

const partOf = (id: FieldId) => id.slice('address.'.length) as keyof AddressValues

/**
 * Returns an address with the cells of a row. Parts without a column keep their value. An address without a country is in
 * South Africa, as in forms.
 */
export function readAddress(row: FileRow, columns: Matching['columns'], before: AddressValues): AddressValues {
  const cells = addressFields.flatMap(({ id }) => ((columns[id] ?? null) === null ? [] : [[partOf(id), row.text(id)]]))
  const read: AddressValues = { ...before, ...Object.fromEntries(cells) }
  return read.country === '' && !isEmptyAddress(read) ? { ...read, country: southAfrica } : read
}

/** Returns the parts of an address that differ. */
export const addressChanges = (before: AddressValues, after: AddressValues): FieldChange[] =>
  addressFields.flatMap(({ id }) => changeOf(id, before[partOf(id)], after[partOf(id)]))

/** Returns the change of a field, empty if both texts are equal. */
export const changeOf = (field: FieldId, before: string, after: string): FieldChange[] =>
  before.trim() === after.trim() ? [] : [{ field, before, after }]

export const unclearName = t('not found, or not unique. Choose it above.')

/** Resolves the names in a cell with several names, such as "Kasi Recyclers, Bloem Scrap". */
export function resolvedList<Row extends { id: string; name: string }>(
  text: string,
  resolve: (text: string) => Resolved<Row>,
): ReadonlyArray<Resolved<Row> & { text: string }> {
  if (text === '') return []
  const pieces = text.split(/\s*[,;|]\s*/u)
  const found: Array<Resolved<Row> & { text: string }> = []
  for (let at = 0; at < pieces.length; ) {
    // Prefers the longest name, because names can contain commas.
    let size = pieces.length - at
    while (size > 1 && resolve(pieces.slice(at, at + size).join(', ')).kind === 'unclear') size -= 1
    const name = pieces.slice(at, at + size).join(', ')
    found.push({ ...resolve(name), text: name })
    at += size
  }
  return found
}
