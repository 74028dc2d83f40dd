import { messagesOf } from '#domain/field-messages.ts'
import { type BankDetails, bankDetailsBody } from '#schemas/bank-details.ts'

/** Typed bank details; empty texts for what is not typed. */
export type BankValues = Record<keyof BankDetails, string>

export const emptyBank: BankValues = { bankName: '', branchCode: '', accountNumber: '', accountHolder: '' }

export const isEmptyBank = (values: BankValues): boolean => Object.values(values).every(text => text.trim() === '')

/** Saved bank details as a form holds them. */
export const bankValues = (details: BankDetails | null): BankValues => ({ ...emptyBank, ...details })

/** The bank details to send: trimmed, the branch code without spaces and hyphens, and null when there are none. */
export function bankDetailsOf(values: BankValues): BankDetails | null {
  if (isEmptyBank(values)) return null
  return {
    bankName: values.bankName.trim(),
    branchCode: values.branchCode.replaceAll(/[\s-]/g, ''),
    accountNumber: values.accountNumber.trim(),
    accountHolder: values.accountHolder.trim(),
  }
}

/**
 * Messages by field (`bankDetails.branchCode`) for what keeps bank details from being saved. The whole is optional, but
 * complete once begun.
 */
export function checkBankDetails(values: BankValues): Record<string, string> {
  const details = bankDetailsOf(values)
  return details === null ? {} : messagesOf(bankDetailsBody, details, 'bankDetails')
}
