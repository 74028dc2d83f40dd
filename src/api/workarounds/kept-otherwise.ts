import { toDateTimeInput } from '#domain/figures/dates.ts'
import { isFields } from '#rules/fields.ts'
import { isUuid } from '#rules/ids.ts'

/** A request body or a record, by field. */
type Fields = Readonly<Record<string, unknown>>

const names: Readonly<Record<string, string>> = {
  bankDetails: 'bank details',
  idNumber: 'ID number',
  businessId: 'business',
  ownerId: 'owner',
  buyerId: 'buyer',
  sellerId: 'seller',
  createdAt: 'date',
  gwCode: 'GW code',
  carbonFactor: 'factor',
  default: 'choice of the default role',
}

/** Values for empty fields on servers that ignore null. */
const blanks: Fields = {
  address: { lineOne: '', lineTwo: '', city: '', province: '', zipCode: '', country: '' },
  bankDetails: { accountHolder: '', accountNumber: '', bankName: '', branchCode: '' },
  idNumber: '',
}
/** Fields that null clears. In other fields, null leaves the value unchanged. */
const emptied = new Set([...Object.keys(blanks), 'businessId'])

const isNone = (value: unknown): boolean =>
  value === null || value === '' || (isFields(value) && Object.values(value).every(isNone))

/** Ignores spaces, hyphens and case, because servers might normalise values. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '')
const moment = /^\d{4}-\d\d-\d\dT/

/** True if the stored value equals the sent value: as text, number or moment, or part by part. */
function isSame(sent: unknown, kept: unknown): boolean {
  if (isNone(sent) || isNone(kept)) return isNone(sent) && isNone(kept)
  if (isFields(sent) && isFields(kept))
    return Object.entries(sent).every(([name, value]) => isSame(value, kept[name] ?? null))
  const [one, other] = [String(sent), String(kept)]
  if (moment.test(one) && moment.test(other)) return Date.parse(one) === Date.parse(other)
  return plain(one) === plain(other) || Number(one) === Number(other)
}

/** Returns the record that an id field refers to, or undefined if the response lacks it. */
function partyIn(record: Fields, field: string): Fields | undefined {
  const party = record[field.replace(/Id$/, '')]
  return field.endsWith('Id') && isFields(party) ? party : undefined
}

/** Returns the stored value of a field, or undefined if the response lacks it. */
const keptIn = (record: Fields, field: string): unknown =>
  field in record ? record[field] : partyIn(record, field)?.['id']

/**
 * Formats a value with its parts in the order of `parts`. Returns null for values without meaning to users, such as
 * ids.
 */
function wordsOf(value: unknown, parts: unknown): string | null {
  if (isFields(value)) {
    const ordered = Object.keys(isFields(parts) ? parts : value).map(part => value[part])
    return ordered.filter(Boolean).map(String).join(', ')
  }
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || isUuid(value)) return null
  return moment.test(value) ? toDateTimeInput(value).replace('T', ' ') : value
}

/** Describes the stored value: “The server kept the name “PET””, “The server kept no address”. */
function noteOf(record: Fields, field: string, sent: unknown, kept: unknown): string {
  const name = names[field] ?? field
  if (isNone(kept)) return `The server kept no ${name}`
  const words = wordsOf(partyIn(record, field)?.['name'] ?? kept, blanks[field])
  if (words !== null) return `The server kept the ${name} “${words}”`
  return `The server kept ${isNone(sent) ? 'the earlier' : 'another'} ${name}`
}

/** Replaces empty fields by values that clear them. */
export const blanked = (body: Fields): Fields =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, value === null ? (blanks[field] ?? null) : value]),
  )

/** True if a field that was sent as null can be cleared with blanks. */
export const isClearable = (sent: Fields, fields: Fields) =>
  Object.keys(fields).some(field => field in blanks && sent[field] === null)

/**
 * Returns messages by field of the body for values that the server stored differently. Ignores lists.
 *
 * Workaround: a server responds `OK` to a change but ignores null, 0 or false. If the response lacks the record, it is
 * read again. An address, bank details and an ID number that null does not clear are sent again as empty texts.
 *
 * Delete once every server responds with the changed record.
 */
export function notesOf(body: Fields, record: Fields): Readonly<Record<string, string>> {
  const notes = Object.entries(body).flatMap(([field, sent]) => {
    const kept = keptIn(record, field)
    const isLeftOut = kept === undefined || Array.isArray(sent) || (sent === null && !emptied.has(field))
    return isLeftOut || isSame(sent, kept) ? [] : [[field, noteOf(record, field, sent, kept)] as const]
  })
  return Object.fromEntries(notes)
}
