import type { ImportResource } from '#domain/import/import-types.ts'
import type { Address } from '#schemas/address.ts'
import { type FileSample, joinedRows } from './file-sample.ts'

/** Business of the mock. */
export type SampledBusiness = { name: string; owner: string; address: Address | null }

const materials: FileSample = {
  title: 'A messy file',
  about: 'titles, merged headings, comma decimals, a name that occurs twice, a wrong cell, a total',
  name: 'materials of the yard.csv',
  content: () =>
    joinedRows([
      ['Materials and factors'],
      ['Printed by the office'],
      [],
      ['', 'Codes', 'Climate', ''],
      ['Product', 'Waste code', 'CO₂ factor (kg/kg)', 'Remarks'],
      ['Brass swarf', 'GW 53-09', '2,51', 'new in March'],
      ['Brass taps', 'GW 53-09', '2,4', ''],
      ['PET bottles', 'GW 51-01', '1,25', 'clear only'],
      ['Corrugated cardboard', 'GW 50-02', '0,1016', ''],
      ['Zinc', 'GW 53-07', 'about 2', ''],
      ['Tin', '', '4,5', 'which code?'],
      ['Lead', 'GW 53-08', '1,5', ''],
      ['Lead', 'GW 53-08', '1,6', ''],
      ['Total', '', '', ''],
    ]),
  verdicts: { new: 2, changed: 1, unchanged: 1, wrong: 5 },
}

function businessesFile({ name, owner, address }: SampledBusiness): FileSample {
  const { lineOne = '', city = '', province = '', zipCode = '', country = '' } = address ?? {}
  return {
    title: 'A messy file',
    about: 'a title, an unknown owner, a wrong postal code, a missing owner',
    name: 'customers.csv',
    content: () =>
      joinedRows([
        ['Customers and suppliers'],
        [],
        ['Company', 'Contact person', 'Street', 'Town', 'Province', 'Zip', 'Country'],
        [name, owner, lineOne, city, province, zipCode, country],
        ['kasi  recyclers', '', '12 Vilakazi Street', 'Soweto', 'Gauteng', '1804', 'South Africa'],
        ['Overberg Metals', 'Sipho Dlamini', '3 Main Road', 'Hermanus', 'Western Cape', '7200', 'South Africa'],
        ['Karoo Glass', 'Oom Piet', '8 Church Street', 'Beaufort West', 'Western Cape', '6970', 'South Africa'],
        ['West Coast Tins', 'Naledi Mokoena', '7 Harbour Street', 'Saldanha', 'Western Cape', '12', 'South Africa'],
        ['Swartland Scrap', '', '1 Long Street', 'Malmesbury', 'Western Cape', '7300', 'South Africa'],
      ]),
    verdicts: { new: 1, changed: 1, unchanged: 1, wrong: 3 },
  }
}

function usersFile(business: string | null): FileSample {
  const head = ['Full name', 'E-mail', 'User type']
  const rows = [
    ['Sipho Dlamini-Zulu', 'SIPHO@umhlangametals.example', 'business'],
    ['Thandi Nkosi', 'thandi@umhlangametals.example', 'business'],
    ['Anna Smit', 'anna.smit@umhlangametals.example', 'business'],
    ['Piet Visser', '+1 212 555 0143', 'staff'],
    ['Maria', 'not an address', 'business'],
    ['Koos Brink', 'koos@umhlangametals.example', 'driver'],
    ['Jan Louw', 'jan.louw@umhlangametals.example', 'business'],
    ['Jan Louw junior', 'jan.louw@umhlangametals.example', 'business'],
  ]
  const withBusiness = (cells: readonly string[], company: string) => (business === null ? cells : [...cells, company])
  return {
    title: 'A messy file',
    about: 'a title, a username that occurs twice, a wrong username, an unknown type of user',
    name: 'people.csv',
    content: () =>
      joinedRows([
        ['People at the yard'],
        [],
        withBusiness(head, 'Company'),
        ...rows.map(cells => withBusiness(cells, business ?? '')),
      ]),
    verdicts: { new: 2, changed: 1, unchanged: 1, wrong: 4 },
  }
}

/**
 * Returns the files of other records that the mock offers. `buyer` is the business of the users, null if the user
 * imports for their business.
 */
export const recordSamples = (
  resource: Exclude<ImportResource, 'transactions' | 'collections'>,
  { buyer, business }: { buyer: string | null; business: SampledBusiness },
): readonly FileSample[] => {
  if (resource === 'materials') return [materials]
  return [resource === 'users' ? usersFile(buyer) : businessesFile(business)]
}
