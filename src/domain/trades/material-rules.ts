import { messagesOf } from '#domain/field-messages.ts'
import { separatorsOf } from '#domain/figures/numbers.ts'
import { type MaterialBody, materialBody } from '#schemas/material.ts'

/** What the form of a material holds. `carbonFactor` is as it is typed, but for its decimal sign, which is a point in every locale. */
export type MaterialValues = Record<keyof MaterialBody, string>

/** The columns that materials are looked up in. */
export const materialColumns = ['name', 'gw_code', 'carbon_factor']

/** A factor as it is written in a locale: all of its decimals, their decimal sign. */
export const shownFactor = (text: string, locale: string) => text.replaceAll('.', separatorsOf(locale).decimal)

/** A factor as the form holds it, of one that is typed in a locale: the inverse of {@link shownFactor}. A point is understood everywhere. */
export const typedFactor = (text: string, locale: string) => text.replaceAll(separatorsOf(locale).decimal, '.')

/** The body that creates or changes a material; the factor keeps every decimal that was typed. */
export function materialBodyOf(values: MaterialValues): MaterialBody {
  const carbonFactor = values.carbonFactor.replaceAll(/\s/g, '').replace(/^[−–]/, '-')
  return { ...values, name: values.name.trim(), gwCode: values.gwCode.trim(), carbonFactor }
}

const factorOf = (values: MaterialValues) =>
  checkMaterial(values)['carbonFactor'] === undefined ? materialBodyOf(values).carbonFactor : null

/** What a tonne of a material counts as, by its factor: kg per kg is t per t. "1.1418 t CO₂e avoided", "2 t CO₂e more than new". */
const perTonne = (factor: string, locale: string) =>
  `${shownFactor(factor.replace('-', ''), locale)} t CO₂e ${factor.startsWith('-') ? 'more than new' : 'avoided'}`

/** What saving a changed factor will do, which is to lines that are still to come; null while the factor stays as it was. */
export function factorChange(before: MaterialValues, now: MaterialValues, locale: string): string | null {
  const [old, next] = [factorOf(before), factorOf(now)]
  if (old === null || next === null || Number(old) === Number(next)) return null
  return `Existing records keep their factor. On new lines, a tonne counts as ${perTonne(next, locale)} instead of ${perTonne(old, locale)}.`
}

/** Whether recycling the material emits more than it avoids. */
export const isEmitting = (values: MaterialValues): boolean => Number(factorOf(values) ?? 0) < 0

/** Messages by field for what keeps a material from being saved. */
export const checkMaterial = (values: MaterialValues): Record<string, string> =>
  messagesOf(materialBody, materialBodyOf(values))
