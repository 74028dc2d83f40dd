import { objectKeys } from 'ts-extras'

/** The decimal signs that can be chosen instead of that of a language. */
const chosenSigns = { point: '.', comma: ',' } as const
export type DecimalSign = keyof typeof chosenSigns

/**
 * The locale that is like another one but for its decimal sign: "de-DE-x-point". A subtag for private use (BCP 47, 2.2.7), which `Intl`
 * passes over and the functions of this file know, so that a locale stays one text wherever it is handed on.
 */
export const localeWithSign = (locale: string, sign: DecimalSign) => `${locale}-x-${sign}`

const separators = new Map<string, { group: string; decimal: string }>()

/** The characters that a locale writes between groups of digits and before decimals. */
export function separatorsOf(locale: string) {
  let known = separators.get(locale)
  if (!known) {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true }).formatToParts(12345.6)
    const part = (type: string, otherwise: string) => parts.find(part => part.type === type)?.value ?? otherwise
    const chosen = objectKeys(chosenSigns).find(sign => locale.endsWith(`-x-${sign}`))
    const decimal = chosen ? chosenSigns[chosen] : part('decimal', '.')
    const group = part('group', ',')
    // The sign that was chosen for decimals leaves the other one for groups.
    known = { group: group !== decimal ? group : group === '.' ? ',' : '.', decimal }
    separators.set(locale, known)
  }
  return known
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A typed number, read as the locale writes numbers; null when it is none. Spaces between groups are always fine;
 * another group separator only before groups of three ("1,000", never "0,5").
 */
export function parseNumber(text: string, locale: string): number | null {
  const { group, decimal } = separatorsOf(locale)
  const plain = text.replace(/[\s\u00a0\u202f']/g, '').replace(/[−–]/, '-')
  const g = escape(group.trim() || ',')
  const d = escape(decimal)
  const grouped = group.trim() === '' ? '' : `|[+-]?\\d{1,3}(${g}\\d{3})+(${d}\\d*)?`
  if (!new RegExp(`^([+-]?\\d+(${d}\\d*)?|[+-]?${d}\\d+${grouped})$`).test(plain)) return null
  // With more digits than a number holds exactly, it would become another number.
  if (plain.replace(/\D/g, '').replace(/^0+/, '').length > 15) return null
  const canonical = (group.trim() === '' ? plain : plain.replaceAll(group, '')).replace(decimal, '.')
  const number = Number(canonical)
  return Number.isFinite(number) ? number : null
}

/** A number as exact decimal text, such as "3208.515". */
export type DecimalText = `${number}`

/** A text that is known to be a decimal, such as "12.50". */
export const decimalText = (text: string) => text as DecimalText

/** A format, and the signs that the locale writes in it. */
type NumberFormat = { format: Intl.NumberFormat; group: string; minus: string; decimal: string }

const formats = new Map<string, NumberFormat>()

/** What all locales write between groups of digits, and before a figure below 0. */
const signs = { group: '\u00a0', minus: '−' } as const

/**
 * A figure for display: rounded half-even once, groups separated by a no-break space whatever the locale, the digits 0
 * to 9, a minus sign of their width, the locale's decimal sign. Takes exact decimal text as well as a number.
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
      // A value rounded to zero has no sign.
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
  // Not by its parts each time, which takes several times as long.
  const { format, group, minus, decimal } = known
  const text = format.format(figure).replaceAll(group, signs.group).replace(minus, signs.minus)
  return text.replace(decimal, separatorsOf(locale).decimal)
}

/** Kilograms for display, two decimals: "2 070.50 kg". */
export const formatWeight = (kg: number | DecimalText, locale: string) => `${formatNumber(kg, locale)}\u00a0kg`
