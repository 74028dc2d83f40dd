import { notationOf } from '#domain/figures/number-reading.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { ReadDecimals } from '#domain/trades/line-formulas.ts'
import { t } from '#messages/message.ts'
import { type NumberFormat, readNumber } from '#ui/numbers/typed-number.ts'

type Texts = { format: NumberFormat; invalidTextMessage: string; readDecimals: ReadDecimals; price: string }

const known = new Map<string, Texts>()

/**
 * Returns the number format and the texts of number fields. Cached by locale, because a page can have a thousand
 * fields.
 */
export function numberFieldTextsOf(locale: string): Texts {
  const before = known.get(locale)
  if (before) return before
  const format: NumberFormat = notationOf(locale)
  const texts: Texts = {
    format,
    readDecimals: (text, decimals) => readNumber(text, format, decimals),
    price: formatNumber(3.5, locale, { min: 2, max: 2 }),
    invalidTextMessage: t('Enter a number. For example, {example}', { example: formatNumber(0.5, locale) }),
  }
  known.set(locale, texts)
  return texts
}
