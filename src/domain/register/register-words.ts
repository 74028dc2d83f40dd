import { idNumberInGroups } from '#domain/people/id-number.ts'
import { t } from '#messages/message.ts'
import type { Gap, RegisterRow } from './register-row.ts'
import { type Absence, type Detail, isKnown } from './seller-details.ts'

export const registerTitle = t('Register of acquisitions')

/** Names of missing particulars. */
export const gapNames: Readonly<Record<Gap, string>> = {
  seller: t('Seller'),
  name: t('Seller’s name'),
  idNumber: t('ID number'),
  address: t('Address'),
  material: t('Material'),
  weight: t('Weight'),
  price: t('Price paid'),
  line: t('Unreadable line'),
}

export const absenceWords: Readonly<Record<Absence, string>> = {
  missing: t('Missing'),
  hidden: t('Hidden'),
  unavailable: t('Not available'),
  notStored: t('Not stored'),
}

/** Returns a detail of a seller as one text: "5 Vaal Street, Vereeniging", or the reason why it is unknown. */
export const detailInWords = (detail: Detail): string => (isKnown(detail) ? detail.join(', ') : absenceWords[detail])

export const idNumberInWords = (detail: Detail): string =>
  isKnown(detail) ? detail.map(idNumberInGroups).join(', ') : absenceWords[detail]

/** Returns the missing particulars as one text: "ID number, Address". */
export const gapsInWords = ({ gaps }: Pick<RegisterRow, 'gaps'>): string => gaps.map(gap => gapNames[gap]).join(', ')

export const transactionsNote = t('The register contains transactions, but no collections.')
export const recorderNote = t('The server does not store who recorded a purchase, so the register does not show it.')
export const registrationNote = t(
  'The server does not store the registration numbers of businesses. Write them on the printout by hand.',
)

/** Returns a sentence about sellers without a readable record. */
export const unavailableNote = (count: number, locale: string): string =>
  t(
    '{count, plural, one {The ID number and the address of # seller are not available. The server does not show you this seller’s record.} other {The ID numbers and the addresses of # sellers are not available. The server does not show you these sellers’ records.}}',
    { count, locale },
  )
