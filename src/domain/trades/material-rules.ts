import { mostPlausibleFactor } from '#domain/carbon/carbon.ts'
import { messagesOf } from '#domain/field-messages.ts'
import { gwCodeIn } from '#domain/figures/material-families.ts'
import { ambiguityIn, readExact } from '#domain/figures/number-reading.ts'
import { decimalSignOf } from '#domain/figures/numbers.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import { type MaterialBody, materialBody } from '#schemas/material.ts'

/**
 * Form values of a material. `carbonFactor` has a decimal point in every locale. A typed factor that is ambiguous, such
 * as "1.234", has a comma.
 */
export type MaterialValues = Record<keyof MaterialBody, string>

/** Columns that a material look-up searches. */
export const materialColumns = ['name', 'gw_code', 'carbon_factor']

/** Formats a factor for a locale, with all its decimals. */
export const shownFactor = (text: string, locale: string) => text.replaceAll('.', decimalSignOf(locale))

/** Converts a typed factor to a form value. */
export function typedFactor(text: string): string {
  const number = readExact(text, null)
  if (typeof number === 'string') return number
  return number === null ? text : asciiDigits(text).replace('.', ',').trim()
}

/** Converts form values to a request body. The factor keeps all typed decimals. */
export function materialBodyOf(values: MaterialValues): MaterialBody {
  const carbonFactor = values.carbonFactor.replaceAll(/\s/g, '').replace(/^[−–]/, '-')
  return { ...values, name: values.name.trim(), gwCode: gwCodeIn(values.gwCode) ?? values.gwCode.trim(), carbonFactor }
}

const factorOf = (values: MaterialValues) =>
  checkMaterial(values)['carbonFactor'] === undefined ? materialBodyOf(values).carbonFactor : null

const effectIn = (factor: string) => (factor.startsWith('-') ? 'moreThanNew' : 'avoided')

/**
 * Describes how a new factor changes the CO₂e of future lines. Returns null if the factor is unchanged. The message
 * uses tonnes, because a factor has the same number in kg per kg and in t per t.
 */
export function factorChange(before: MaterialValues, now: MaterialValues, locale: string): string | null {
  const [old, next] = [factorOf(before), factorOf(now)]
  if (old === null || next === null || Number(old) === Number(next)) return null
  return t(
    'Existing records keep their factor. On new lines, a tonne counts as {newEffect, select, avoided {{newAmount} t CO₂e avoided} other {{newAmount} t CO₂e more than new}} instead of {oldEffect, select, avoided {{oldAmount} t CO₂e avoided} other {{oldAmount} t CO₂e more than new}}.',
    {
      newEffect: effectIn(next),
      newAmount: shownFactor(next.replace('-', ''), locale),
      oldEffect: effectIn(old),
      oldAmount: shownFactor(old.replace('-', ''), locale),
    },
  )
}

/** True if the factor is negative: recycling emits more than new material. */
export const isEmitting = (values: MaterialValues): boolean => Number(factorOf(values) ?? 0) < 0

/** True if the factor is larger than that of any material, so that its unit is probably wrong. */
export const isImplausible = (values: MaterialValues): boolean =>
  Math.abs(Number(factorOf(values) ?? 0)) > mostPlausibleFactor

/** Validates a material. Returns messages by field. */
export function checkMaterial(values: MaterialValues): Record<string, string> {
  const doubt = values.carbonFactor.includes(',') ? ambiguityIn(values.carbonFactor, 4) : null
  return { ...messagesOf(materialBody, materialBodyOf(values)), ...(doubt === null ? {} : { carbonFactor: doubt }) }
}
