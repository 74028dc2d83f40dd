import type { CsvFormat } from '#domain/csv/csv.ts'
import type { CsvCell } from '#domain/csv/csv-cell.ts'
import { toSpreadsheetDate } from '#domain/figures/dates.ts'
import { decimalText } from '#domain/figures/numbers.ts'
import { typeNames } from '#domain/people/user-rules.ts'
import { t } from '#messages/message.ts'
import { definitionOf } from './import-definitions.ts'
import type { FieldId, ImportResource } from './import-types.ts'
import { sampleFile } from './sample-file.ts'

type Examples = Readonly<Record<FieldId, readonly [CsvCell, CsvCell]>>

const address: Examples = {
  'address.lineOne': ['12 Main Road', '7 Harbour Street'],
  'address.city': ['Umhlanga', 'Bloemfontein'],
  'address.province': ['KwaZulu-Natal', 'Free State'],
  'address.zipCode': ['4319', '9301'],
  'address.country': ['South Africa', 'South Africa'],
}

/** Two trades at 8:05 and 9:30 on the day of `now` (epoch milliseconds). */
function tradesOn(now: number): Examples {
  const at = (hours: number, minutes: number) =>
    toSpreadsheetDate(new Date(new Date(now).setHours(hours - 24, minutes, 0)).toISOString())
  return {
    number: ['1001', '1002'],
    date: [at(8, 5), at(9, 30)],
    buyer: ['Kasi Recyclers', 'Kasi Recyclers'],
    seller: ['Thabo Molefe', 'Anna Smit'],
    material: [t('Copper wire'), t('Cardboard')],
    gwCode: ['GW 53-05', 'GW 50-02'],
    weight: [{ decimal: decimalText('12.5') }, 860],
    value: [{ decimal: decimalText('1850.75') }, 1290],
  }
}

const examplesOf = (resource: ImportResource, now: number): Examples => {
  switch (resource) {
    case 'materials':
      return {
        name: [t('PET bottles'), t('Cardboard')],
        gwCode: ['GW 51-01', 'GW 50-02'],
        carbonFactor: [{ decimal: decimalText('1.1418') }, { decimal: decimalText('0.1016') }],
      }
    case 'businesses':
      return { name: ['Kasi Recyclers', 'Bloem Scrap & Steel'], owner: ['Thabo Molefe', 'Anna Smit'], ...address }
    case 'users':
      return {
        name: ['Thabo Molefe', 'Anna Smit'],
        username: ['thabo@example.org', '+1 212 555 0142'],
        type: [typeNames.business, typeNames.collector],
        business: ['Kasi Recyclers', null],
        roles: ['Business Owner', null],
      }
    case 'transactions':
    case 'collections':
      return tradesOn(now)
  }
}

/** Returns a CSV file with the headings of a resource, in the language of the page, and two example rows. */
export function sampleOf(resource: ImportResource, { format, now }: { format: CsvFormat; now: number }): string {
  const examples = examplesOf(resource, now)
  const columns = definitionOf(resource).fields.flatMap(({ id, label }) => {
    const found = examples[id]
    return found ? [{ label, examples: found }] : []
  })
  return sampleFile(columns, format)
}
