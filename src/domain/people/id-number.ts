import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'

const length = 13

/** Returns the Luhn sum of all digits, including the check digit. The number is valid if the sum ends in 0. */
function luhnSum(digits: string): number {
  let sum = 0
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const counted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum
}

/** True if YYMMDD is a valid day in the 20th or 21st century. YY does not determine the century. */
function isDay(digits: string): boolean {
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number)
  return [1900, 2000].some(century => {
    const date = new Date(Date.UTC(century + (year ?? 0), (month ?? 0) - 1, day))
    return date.getUTCMonth() + 1 === month && date.getUTCDate() === day
  })
}

/**
 * Returns a hint if a text is not a valid South African ID number, otherwise null. The format is `YYMMDDSSSSCAZ`, where
 * the last digit is a Luhn check digit. A hint is not an error, because the text might be a passport number. Ignores
 * spaces.
 */
export function idNumberHint(text: string): string | null {
  const typed = asciiDigits(text).replaceAll(/\s/g, '')
  if (typed === '') return null
  if (!/^\d+$/.test(typed)) {
    return t('This might be a passport number. A South African ID number has 13 digits.')
  }
  if (typed.length !== length) {
    return t(
      'You entered {count, plural, one {{count} digit} other {{count} digits}}. A South African ID number has 13. Keep it if it is a passport number.',
      { count: typed.length },
    )
  }
  if (!isDay(typed)) return t('The first 6 digits must be a date of birth (YYMMDD). Check them.')
  if (luhnSum(typed) % 10 !== 0) return t('The check digit is wrong. Check all 13 digits.')
  return null
}

/** Formats a South African ID number in groups: "790312 5084 085". Returns other texts, such as passport numbers, unchanged. */
export function idNumberInGroups(text: string): string {
  const [, birthday, sequence, end] = /^(\d{6})(\d{4})(\d{3})$/.exec(text.replaceAll(/\s/g, '')) ?? []
  return birthday ? `${birthday}\u00a0${sequence}\u00a0${end}` : text
}
