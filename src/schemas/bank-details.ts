import * as z from 'zod/mini'
import { t } from '#messages/message.ts'
import { longestName } from '#rules/texts.ts'
import { required, text } from './common.ts'

export const bankDetails = z.object({
  accountHolder: text,
  accountNumber: text,
  bankName: text,
  branchCode: text,
})
export type BankDetails = z.infer<typeof bankDetails>

/** Bank account number: 5 to 16 digits, with single spaces between groups. */
const accountNumber = /^\d(?: ?\d){4,15}$/

/** Schema for request bodies: all fields are required. Fields have the order of the form. */
export const bankDetailsBody = z.object({
  bankName: required(t('Enter the bank, or remove the bank details'), longestName),
  branchCode: required(t('Enter the branch code, or remove the bank details'), longestName).check(
    z.regex(/^\d{6}$/, t('Enter 6 digits. For example, 632005')),
  ),
  accountNumber: required(t('Enter the account number, or remove the bank details'), longestName).check(
    z.regex(accountNumber, t('Enter 5 to 16 digits')),
  ),
  accountHolder: required(t('Enter the account holder, or remove the bank details'), longestName),
})
