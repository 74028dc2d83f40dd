import { formatNumber, parseNumber, separatorsOf } from '#domain/figures/numbers.ts'
import type { NumberFormat } from '#ui/fields/typed-number.ts'

const formats = new Map<string, NumberFormat>()

/** How number fields parse and format numbers in a locale; the same object for the same locale. */
export function numberFormatOf(locale: string): NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const format: NumberFormat = {
    ...separatorsOf(locale),
    parse: text => parseNumber(text, locale),
    format: (value, decimals) => formatNumber(value, locale, decimals),
  }
  formats.set(locale, format)
  return format
}
