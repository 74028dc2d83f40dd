import * as z from 'zod/mini'
import { longestName } from '#rules/texts.ts'
import { given, text } from './common.ts'

export const bankDetails = z.object({
  accountHolder: text,
  accountNumber: text,
  bankName: text,
  branchCode: text,
})
export type BankDetails = z.infer<typeof bankDetails>

/** 5 to 16 digits, with single spaces between groups of them. */
const accountNumber = /^\d(?: ?\d){4,15}$/

/** The writer of bank details: all of them. Its fields are in the order of the form. */
export const bankDetailsBody = z.object({
  bankName: given('Type the name of the bank, or remove all bank details', longestName),
  branchCode: given('Type the branch code, or remove all bank details', longestName).check(
    z.regex(/^\d{6}$/, 'Type the 6 digits of the branch code, such as 632005'),
  ),
  accountNumber: given('Type the account number, or remove all bank details', longestName).check(
    z.regex(accountNumber, 'Type the account number as 5 to 16 digits'),
  ),
  accountHolder: given('Type the name of the account holder, or remove all bank details', longestName),
})
