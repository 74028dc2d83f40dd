import { toDateTimeInput } from '#domain/figures/dates.ts'
import { t } from '#messages/message.ts'
import { isFields } from '#rules/fields.ts'
import { isUuid } from '#rules/ids.ts'

/** A request body or a record, by field. */
type Fields = Readonly<Record<string, unknown>>

/** Values that clear fields on servers that ignore null. */
const blanks: Fields = {
  address: { lineOne: '', lineTwo: '', city: '', province: '', zipCode: '', country: '' },
  bankDetails: { accountHolder: '', accountNumber: '', bankName: '', branchCode: '' },
  idNumber: '',
}
/** Fields that null clears according to the contract. In other fields, null leaves the stored value unchanged. */
const emptied = new Set([...Object.keys(blanks), 'businessId'])

const isNone = (value: unknown): boolean =>
  value === null || value === '' || (isFields(value) && Object.values(value).every(isNone))

/** Removes spaces and hyphens and lower-cases a text, because servers might normalize stored values. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '')
const moment = /^\d{4}-\d\d-\d\dT/

/**
 * True if the stored value equals the sent value. Compares objects field by field, other values as date, number or
 * text.
 */
function isSame(sent: unknown, stored: unknown): boolean {
  if (isNone(sent) || isNone(stored)) return isNone(sent) && isNone(stored)
  if (isFields(sent) && isFields(stored))
    return Object.entries(sent).every(([name, value]) => isSame(value, stored[name] ?? null))
  const [one, other] = [String(sent), String(stored)]
  if (moment.test(one) && moment.test(other)) return Date.parse(one) === Date.parse(other)
  return plain(one) === plain(other) || Number(one) === Number(other)
}

/**
 * Returns the referenced record of an id field, for example `owner` for `ownerId`. Returns undefined if the response
 * lacks it.
 */
function partyIn(record: Fields, field: string): Fields | undefined {
  const party = record[field.replace(/Id$/, '')]
  return field.endsWith('Id') && isFields(party) ? party : undefined
}

/** Returns the stored value of a field, or undefined if the response lacks it. */
const storedIn = (record: Fields, field: string): unknown =>
  field in record ? record[field] : partyIn(record, field)?.['id']

/**
 * Formats a value for a message. Fields of an object are in the order of `parts`. Returns null for values without
 * meaning to users, such as ids.
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

/** Describes the stored value: “The server kept the name “PET””, “The server did not save the address”. */
function noteOf(record: Fields, field: string, sent: unknown, stored: unknown): string {
  if (isNone(stored)) {
    return t(
      '{field, select, name {The server did not save the name} username {The server did not save the username} type {The server did not save the type} description {The server did not save the description} default {The server did not save the default role setting} address {The server did not save the address} bankDetails {The server did not save the bank details} idNumber {The server did not save the ID number} businessId {The server did not save the business} ownerId {The server did not save the owner} buyerId {The server did not save the buyer} sellerId {The server did not save the seller} createdAt {The server did not save the date} gwCode {The server did not save the GW code} carbonFactor {The server did not save the factor} other {The server did not save the value}}',
      { field },
    )
  }
  const value = wordsOf(partyIn(record, field)?.['name'] ?? stored, blanks[field])
  if (value !== null) {
    return t(
      '{field, select, name {The server kept the name “{value}”} username {The server kept the username “{value}”} type {The server kept the type “{value}”} description {The server kept the description “{value}”} address {The server kept the address “{value}”} bankDetails {The server kept the bank details “{value}”} idNumber {The server kept the ID number “{value}”} businessId {The server kept the business “{value}”} ownerId {The server kept the owner “{value}”} buyerId {The server kept the buyer “{value}”} sellerId {The server kept the seller “{value}”} createdAt {The server kept the date “{value}”} gwCode {The server kept the GW code “{value}”} carbonFactor {The server kept the factor “{value}”} other {The server kept “{value}”}}',
      { field, value },
    )
  }
  return isNone(sent)
    ? t(
        '{field, select, businessId {The server kept the earlier business} other {The server kept the earlier value}}',
        { field },
      )
    : t(
        '{field, select, businessId {The server kept a different business} ownerId {The server kept a different owner} buyerId {The server kept a different buyer} sellerId {The server kept a different seller} default {The server kept a different default role setting} other {The server kept a different value}}',
        { field },
      )
}

/** Replaces null with values that clear the field. */
export const blanked = (body: Fields): Fields =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, value === null ? (blanks[field] ?? null) : value]),
  )

/** True if one of the fields in `fields` was sent as null and has a value in `blanks` that might clear it. */
export const isClearable = (sent: Fields, fields: Fields) =>
  Object.keys(fields).some(field => field in blanks && sent[field] === null)

/**
 * Returns a message for each field of the request body that the server stored differently. Ignores lists.
 *
 * Workaround: a server responds `OK` to an update but ignores null, 0 or false. If the response lacks the record, the
 * caller reads it again. If null does not clear an address, bank details or an ID number, the caller sends empty texts.
 *
 * Delete once every server responds with the updated record.
 */
export function notesOf(body: Fields, record: Fields): Readonly<Record<string, string>> {
  const notes = Object.entries(body).flatMap(([field, sent]) => {
    const stored = storedIn(record, field)
    const isLeftOut = stored === undefined || Array.isArray(sent) || (sent === null && !emptied.has(field))
    return isLeftOut || isSame(sent, stored) ? [] : [[field, noteOf(record, field, sent, stored)] as const]
  })
  return Object.fromEntries(notes)
}
