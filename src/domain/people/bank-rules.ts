import { messagesOf } from '#domain/field-messages.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { type BankDetails, bankDetailsBody } from '#schemas/bank-details.ts'

/** Bank details as form values, with empty texts for empty fields. */
export type BankValues = Record<keyof BankDetails, string>

export const emptyBank: BankValues = { bankName: '', branchCode: '', accountNumber: '', accountHolder: '' }

export const isEmptyBank = (values: BankValues): boolean => Object.values(values).every(text => text.trim() === '')

/** Converts saved bank details to form values. */
export const bankValues = (details: BankDetails | null): BankValues => ({ ...emptyBank, ...details })

/**
 * Returns the bank details for a request body: trimmed, the branch code without spaces and hyphens. Returns null if
 * none were entered.
 */
export function bankDetailsOf(values: BankValues): BankDetails | null {
  if (isEmptyBank(values)) return null
  return {
    bankName: values.bankName.trim(),
    branchCode: asciiDigits(values.branchCode).replaceAll(/[\s-]/g, ''),
    accountNumber: asciiDigits(values.accountNumber).trim(),
    accountHolder: values.accountHolder.trim(),
  }
}

/**
 * Validates bank details. Returns messages by field, such as `bankDetails.branchCode`. Bank details are optional. If
 * entered, they must be complete.
 */
export function checkBankDetails(values: BankValues): Record<string, string> {
  const details = bankDetailsOf(values)
  return details === null ? {} : messagesOf(bankDetailsBody, details, 'bankDetails')
}
