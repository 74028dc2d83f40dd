import { banks } from '#domain/people/banks.ts'
import { type Place, places, streets } from '#mirage/data/places.ts'
import type { Address } from '#schemas/address.ts'
import type { BankDetails } from '#schemas/bank-details.ts'
import type { Chance } from './chance.ts'

/** Returns the Luhn check digit of a sequence of digits. */
function checkDigit(digits: string) {
  let sum = 0
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return (10 - (sum % 10)) % 10
}

const pad = (number: number) => String(number).padStart(2, '0')

/** Returns a South African ID number: birthday, sequence, citizenship, a fixed 8, and the check digit. */
export function seedIdNumber(chance: Chance) {
  const birthday = pad(chance.int(1962, 2003) % 100) + pad(chance.int(1, 12)) + pad(chance.int(1, 28))
  const digits = `${birthday}${chance.digits(4)}08`
  return `${digits}${checkDigit(digits)}`
}

export function seedAddress(chance: Chance, place: Place): Address {
  return {
    lineOne: `${chance.int(1, 240)} ${chance.pick(streets)}`,
    lineTwo: chance.happens(0.25) ? `Unit ${chance.int(1, 40)}` : null,
    ...places[place],
    country: 'South Africa',
  }
}

export function seedBankDetails(chance: Chance, accountHolder: string): BankDetails {
  return { accountHolder, accountNumber: `${chance.int(1, 9)}${chance.digits(9)}`, ...chance.pick(banks) }
}
