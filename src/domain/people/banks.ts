/** South African banks with their published universal branch codes for electronic payments. */
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

/** True if a code is the universal branch code of a bank, and therefore valid for that bank only. */
export const isUniversalBranchCode = (code: string) => banks.some(({ branchCode }) => branchCode === code.trim())

/** Returns the universal branch code of a bank, ignoring case. Returns null for an unlisted bank. */
export function universalBranchCode(bankName: string): string | null {
  const name = bankName.trim().toLowerCase()
  return banks.find(bank => bank.bankName.toLowerCase() === name)?.branchCode ?? null
}
