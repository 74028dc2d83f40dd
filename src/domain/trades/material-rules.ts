import { messagesOf } from '#domain/field-messages.ts'
import { separatorsOf } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import { type MaterialBody, materialBody } from '#schemas/material.ts'

/** Form values of a material. `carbonFactor` is the typed text, with a decimal point in every locale. */
export type MaterialValues = Record<keyof MaterialBody, string>

/** Columns that a material look-up searches. */
export const materialColumns = ['name', 'gw_code', 'carbon_factor']

/** Formats a factor for a locale, with all its decimals. */
export const shownFactor = (text: string, locale: string) => text.replaceAll('.', separatorsOf(locale).decimal)

/**
 * Converts a factor that was typed in a locale's notation to a form value: the inverse of {@link shownFactor}. Accepts
 * a decimal point in every locale.
 */
export const typedFactor = (text: string, locale: string) => text.replaceAll(separatorsOf(locale).decimal, '.')

/** Converts form values to a request body. The factor keeps all typed decimals. */
export function materialBodyOf(values: MaterialValues): MaterialBody {
  const carbonFactor = values.carbonFactor.replaceAll(/\s/g, '').replace(/^[−–]/, '-')
  return { ...values, name: values.name.trim(), gwCode: values.gwCode.trim(), carbonFactor }
}

const factorOf = (values: MaterialValues) =>
  checkMaterial(values)['carbonFactor'] === undefined ? materialBodyOf(values).carbonFactor : null

const effectIn = (factor: string) => (factor.startsWith('-') ? 'moreThanNew' : 'avoided')

/**
 * Describes how a new factor changes the CO₂e of future lines. Returns null if the factor is unchanged. The message is
 * about a tonne: a factor has the same number in kg per kg and in t per t.
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

/** Validates a material. Returns messages by field. */
export const checkMaterial = (values: MaterialValues): Record<string, string> =>
  messagesOf(materialBody, materialBodyOf(values))
