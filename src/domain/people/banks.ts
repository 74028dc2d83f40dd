/** South African banks with their universal branch codes, as published for electronic payments. */
export const banks = [
  { bankName: 'Absa', branchCode: '632005' },
  { bankName: 'African Bank', branchCode: '430000' },
  { bankName: 'Bidvest Bank', branchCode: '462005' },
  { bankName: 'Capitec', branchCode: '470010' },
  { bankName: 'Discovery Bank', branchCode: '679000' },
  { bankName: 'FNB', branchCode: '250655' },
  { bankName: 'Investec', branchCode: '580105' },
  { bankName: 'Nedbank', branchCode: '198765' },
  { bankName: 'Postbank', branchCode: '460005' },
  { bankName: 'Standard Bank', branchCode: '051001' },
  { bankName: 'TymeBank', branchCode: '678910' },
] as const

/** True if a code is a bank's universal branch code. The code is valid only for that bank. */
export const isUniversalBranchCode = (code: string) => banks.some(({ branchCode }) => branchCode === code.trim())

/** Returns the universal branch code of a bank. Ignores case. Returns null if the bank is not in the list. */
export function universalBranchCode(bankName: string): string | null {
  const name = bankName.trim().toLowerCase()
  return banks.find(bank => bank.bankName.toLowerCase() === name)?.branchCode ?? null
}
