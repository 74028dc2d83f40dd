import { describe, expect, test } from 'vitest'
import {
  type BankValues,
  bankDetailsOf,
  bankValues,
  checkBankDetails,
  emptyBank,
  isEmptyBank,
} from '#domain/people/bank-rules.ts'
import { banks, universalBranchCode } from '#domain/people/banks.ts'

const values: BankValues = {
  bankName: 'Absa',
  branchCode: '632005',
  accountNumber: '1234567890',
  accountHolder: 'Z Mda',
}

describe('Bank details', () => {
  test('are valid if empty', () => {
    const empty = { ...emptyBank, accountHolder: '  ' }
    expect(isEmptyBank(empty)).toBe(true)
    expect(bankDetailsOf(empty)).toBeNull()
    expect(checkBankDetails(empty)).toEqual({})
    expect(bankValues(null)).toEqual(emptyBank)
  })

  test('must be complete, with an error for each missing field', () => {
    expect(checkBankDetails({ ...emptyBank, accountNumber: '12345' })).toEqual({
      'bankDetails.bankName': 'Enter the bank, or remove the bank details',
      'bankDetails.branchCode': 'Enter the branch code, or remove the bank details',
      'bankDetails.accountHolder': 'Enter the account holder, or remove the bank details',
    })
  })

  test('are sent trimmed and read back unchanged', () => {
    expect(bankDetailsOf({ ...values, accountHolder: ' Z Mda ', branchCode: ' 632-005 ' })).toEqual(values)
    expect(bankValues(bankDetailsOf(values))).toEqual(values)
    expect(bankDetailsOf({ ...values, branchCode: '٦٣٢-٠٠٥', accountNumber: '１２３４５６７８９０' })).toEqual(values)
  })

  test.each(['632005', '051001', '63 20 05', '632-005'])('accept %s as a branch code', branchCode => {
    expect(checkBankDetails({ ...values, branchCode })).toEqual({})
  })

  test.each(['63200', '6320051', 'ABSAZA', '63200O'])('reject %s as a branch code', branchCode => {
    expect(checkBankDetails({ ...values, branchCode })).toEqual({
      'bankDetails.branchCode': 'Enter 6 digits. For example, 632005',
    })
  })

  test.each(['12345', '1234567890123456', '1234 5678 90', '1 2 3 4 5'])(
    'accept %s as an account number',
    accountNumber => {
      expect(checkBankDetails({ ...values, accountNumber })).toEqual({})
    },
  )

  test.each(['1234', '12345678901234567', '12345a', '1234-5678', '1234  5678'])(
    'reject %s as an account number',
    accountNumber => {
      expect(checkBankDetails({ ...values, accountNumber })).toEqual({
        'bankDetails.accountNumber': 'Enter 5 to 16 digits',
      })
    },
  )
})

describe('Universal branch codes', () => {
  test('are texts of 6 digits, each for one bank', () => {
    for (const { branchCode } of banks) expect(branchCode).toMatch(/^\d{6}$/)
    expect(new Set(banks.map(({ branchCode }) => branchCode)).size).toBe(banks.length)
  })

  test.each([
    ['Standard Bank', '051001'],
    [' standard bank ', '051001'],
    ['ABSA', '632005'],
    ['Postbank', '460005'],
    ['Absa Mozambique', null],
    ['', null],
  ])('of "%s" is %s', (name, code) => {
    expect(universalBranchCode(name)).toBe(code)
  })
})
