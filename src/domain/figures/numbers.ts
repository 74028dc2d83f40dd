import { objectKeys } from 'ts-extras'

/** Decimal signs that the user can choose instead of the locale's sign. */
const chosenSigns = { point: '.', comma: ',' } as const
export type DecimalSign = keyof typeof chosenSigns

/**
 * Adds a decimal sign to a locale: "de-DE-x-point". `Intl` ignores this private-use subtag (BCP 47, 2.2.7) and this
 * file evaluates it, so that a locale stays a single text.
 */
export const localeWithSign = (locale: string, sign: DecimalSign) => `${locale}-x-${sign}`

const separators = new Map<string, { group: string; decimal: string }>()

/** Returns the group separator and decimal sign of a locale. */
export function separatorsOf(locale: string) {
  let known = separators.get(locale)
  if (!known) {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true }).formatToParts(12345.6)
    const part = (type: string, otherwise: string) => parts.find(part => part.type === type)?.value ?? otherwise
    const chosen = objectKeys(chosenSigns).find(sign => locale.endsWith(`-x-${sign}`))
    const decimal = chosen ? chosenSigns[chosen] : part('decimal', '.')
    const group = part('group', ',')
    // If the chosen decimal sign is the group separator, groups use the other sign.
    known = { group: group !== decimal ? group : group === '.' ? ',' : '.', decimal }
    separators.set(locale, known)
  }
  return known
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Parses a typed number in the notation of the locale. Returns null if it is not a number. Spaces between groups are
 * always valid. Other group separators are only valid before three digits ("1,000", never "0,5").
 */
export function parseNumber(text: string, locale: string): number | null {
  const { group, decimal } = separatorsOf(locale)
  const plain = text.replace(/[\s\u00a0\u202f']/g, '').replace(/[−–]/, '-')
  const g = escape(group.trim() || ',')
  const d = escape(decimal)
  const grouped = group.trim() === '' ? '' : `|[+-]?\\d{1,3}(${g}\\d{3})+(${d}\\d*)?`
  if (!new RegExp(`^([+-]?\\d+(${d}\\d*)?|[+-]?${d}\\d+${grouped})$`).test(plain)) return null
  // More digits than a float holds exactly would change the number.
  if (plain.replace(/\D/g, '').replace(/^0+/, '').length > 15) return null
  const canonical = (group.trim() === '' ? plain : plain.replaceAll(group, '')).replace(decimal, '.')
  const number = Number(canonical)
  return Number.isFinite(number) ? number : null
}

/** Exact decimal text, such as "3208.515". */
export type DecimalText = `${number}`

/** Asserts that a text is a decimal, such as "12.50". */
export const decimalText = (text: string) => text as DecimalText

/** A format with the signs that the locale uses. */
type NumberFormat = { format: Intl.NumberFormat; group: string; minus: string; decimal: string }

const formats = new Map<string, NumberFormat>()

/** Group separator and minus sign for all locales. */
const signs = { group: '\u00a0', minus: '−' } as const

/**
 * Formats a figure: rounded half-even once, no-break spaces between groups, digits 0 to 9, U+2212 as minus, decimal
 * sign of the locale. Accepts numbers and exact decimal text.
 */
export function formatNumber(
  figure: number | DecimalText,
  locale: string,
  { min = 2, max = Math.max(min, 2) }: { min?: number; max?: number } = {},
): string {
  const key = `${locale} ${min} ${max}`
  let known = formats.get(key)
  if (!known) {
    const format = new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      minimumFractionDigits: min,
      maximumFractionDigits: max,
      roundingMode: 'halfEven',
      useGrouping: true,
      // A value that rounds to zero has no sign.
      signDisplay: 'negative',
    })
    const parts = format.formatToParts(-1_234_567.5)
    const sign = (type: Intl.NumberFormatPartTypes, otherwise: string) =>
      parts.find(part => part.type === type)?.value ?? otherwise
    const decimal = sign('decimal', separatorsOf(locale).decimal)
    const digitsAt = parts.findIndex(({ type }) => type === 'integer')
    // Right-to-left languages put a direction mark before the minus sign.
    const minus = parts
      .slice(0, digitsAt)
      .map(({ value }) => value)
      .join('')
    known = { format, group: sign('group', signs.group), minus, decimal }
    formats.set(key, known)
  }
  // `formatToParts` for every figure takes several times as long.
  const { format, group, minus, decimal } = known
  const text = format.format(figure).replaceAll(group, signs.group).replace(minus, signs.minus)
  return text.replace(decimal, separatorsOf(locale).decimal)
}

/** Formats kilograms with two decimals: "2 070.50 kg". */
export const formatWeight = (kg: number | DecimalText, locale: string) => `${formatNumber(kg, locale)}\u00a0kg`
