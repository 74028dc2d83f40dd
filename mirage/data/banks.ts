/** South African banks with the universal branch codes that they publish for electronic payments. */
export const banks = [
  { bankName: 'Absa', branchCode: '632005' },
  { bankName: 'African Bank', branchCode: '430000' },
  { bankName: 'Bidvest Bank', branchCode: '462005' },
  { bankName: 'Capitec', branchCode: '470010' },
  { bankName: 'Discovery Bank', branchCode: '679000' },
  { bankName: 'FNB', branchCode: '250655' },
  { bankName: 'Investec', branchCode: '580105' },
  { bankName: 'Nedbank', branchCode: '198765' },
  { bankName: 'Standard Bank', branchCode: '051001' },
  { bankName: 'TymeBank', branchCode: '678910' },
] as const
