import { toDateTimeInput } from '#domain/figures/dates.ts'
import { isFields } from '#rules/fields.ts'
import { isUuid } from '#rules/ids.ts'

/** A body as it was sent, or a record as it was read, by field. */
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

/** What an empty field is sent as where null is taken for no change. */
const blanks: Fields = {
  address: { lineOne: '', lineTwo: '', city: '', province: '', zipCode: '', country: '' },
  bankDetails: { accountHolder: '', accountNumber: '', bankName: '', branchCode: '' },
  idNumber: '',
}
/** The fields that null empties; in any other it leaves what is there. */
const emptied = new Set([...Object.keys(blanks), 'businessId'])

const isNone = (value: unknown): boolean =>
  value === null || value === '' || (isFields(value) && Object.values(value).every(isNone))

/** Ignores spaces, hyphens and case, as a server may normalise what it is sent. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '')
const moment = /^\d{4}-\d\d-\d\dT/

/** Whether a field holds what was sent: the same text, number, moment, or parts that are the same. */
function isSame(sent: unknown, kept: unknown): boolean {
  if (isNone(sent) || isNone(kept)) return isNone(sent) && isNone(kept)
  if (isFields(sent) && isFields(kept))
    return Object.entries(sent).every(([name, value]) => isSame(value, kept[name] ?? null))
  const [one, other] = [String(sent), String(kept)]
  if (moment.test(one) && moment.test(other)) return Date.parse(one) === Date.parse(other)
  return plain(one) === plain(other) || Number(one) === Number(other)
}

/** Who or what a field of a body names by id; undefined where the answer does not say. */
function partyIn(record: Fields, field: string): Fields | undefined {
  const party = record[field.replace(/Id$/, '')]
  return field.endsWith('Id') && isFields(party) ? party : undefined
}

/** What a record holds in a field of a body; undefined where its answer does not say. */
const keptIn = (record: Fields, field: string): unknown =>
  field in record ? record[field] : partyIn(record, field)?.['id']

/** A value in words, its parts in the order of `parts`; null for one that says nothing to a reader, such as an id. */
function wordsOf(value: unknown, parts: unknown): string | null {
  if (isFields(value)) {
    const ordered = Object.keys(isFields(parts) ? parts : value).map(part => value[part])
    return ordered.filter(Boolean).map(String).join(', ')
  }
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || isUuid(value)) return null
  return moment.test(value) ? toDateTimeInput(value).replace('T', ' ') : value
}

/** What the server kept in a field: “The server kept the name “PET””, “The server kept no address”. */
function noteOf(record: Fields, field: string, sent: unknown, kept: unknown): string {
  const name = names[field] ?? field
  if (isNone(kept)) return `The server kept no ${name}`
  const words = wordsOf(partyIn(record, field)?.['name'] ?? kept, blanks[field])
  if (words !== null) return `The server kept the ${name} “${words}”`
  return `The server kept ${isNone(sent) ? 'the earlier' : 'another'} ${name}`
}

/** The body with its empty fields in the form that clears them. */
export const blanked = (body: Fields): Fields =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, value === null ? (blanks[field] ?? null) : value]),
  )

/** Whether a field that was sent as null, and can be cleared by blanks, is among these. */
export const isClearable = (sent: Fields, fields: Fields) =>
  Object.keys(fields).some(field => field in blanks && sent[field] === null)

/**
 * The difference: a server says `OK` to a change, and leaves out what is null, 0 or false. So the record is read again where the answer
 * to the change does not have it, and what was kept otherwise is said, by field of the body. Lists are left out. An address, bank
 * details and an ID number that null does not clear are sent once more as empty texts.
 *
 * Can be deleted once every server answers a change with the record as it is then.
 */
export function notesOf(body: Fields, record: Fields): Readonly<Record<string, string>> {
  const notes = Object.entries(body).flatMap(([field, sent]) => {
    const kept = keptIn(record, field)
    const isLeftOut = kept === undefined || Array.isArray(sent) || (sent === null && !emptied.has(field))
    return isLeftOut || isSame(sent, kept) ? [] : [[field, noteOf(record, field, sent, kept)] as const]
  })
  return Object.fromEntries(notes)
}
