import { messagesOf } from '#domain/field-messages.ts'
import { separatorsOf } from '#domain/figures/numbers.ts'
import { type MaterialBody, materialBody } from '#schemas/material.ts'

/** What the form of a material holds. `carbonFactor` is as it is typed, with the decimal sign of the locale. */
export type MaterialValues = Record<keyof MaterialBody, string>

/** The columns that materials are looked up in. */
export const materialColumns = ['name', 'gw_code', 'carbon_factor']

/** A factor as a person of a locale writes it: all of its decimals, their decimal sign. `text` is as it is on the wire. */
export const typedFactor = (text: string, locale: string) => text.replace('.', separatorsOf(locale).decimal)

/** The body that creates or changes a material; the factor keeps every decimal that was typed. */
export function materialBodyOf(values: MaterialValues, locale: string): MaterialBody {
  const { decimal } = separatorsOf(locale)
  const carbonFactor = values.carbonFactor.replaceAll(/\s/g, '').replace(/^[−–]/, '-').replace(decimal, '.')
  return { ...values, name: values.name.trim(), gwCode: values.gwCode.trim(), carbonFactor }
}

const factorOf = (values: MaterialValues, locale: string) =>
  checkMaterial(values, locale)['carbonFactor'] === undefined ? materialBodyOf(values, locale).carbonFactor : null

/** What a tonne of a material counts as, by its factor: kg per kg is t per t. "1.1418 t CO₂e saved", "2 t CO₂e emitted". */
const perTonne = (factor: string, locale: string) =>
  `${typedFactor(factor.replace('-', ''), locale)} t CO₂e ${factor.startsWith('-') ? 'emitted' : 'saved'}`

/** What saving a changed factor will do, which is to lines that are still to come; null while the factor stays as it was. */
export function factorChange(before: MaterialValues, now: MaterialValues, locale: string): string | null {
  const [old, next] = [factorOf(before, locale), factorOf(now, locale)]
  if (old === null || next === null || Number(old) === Number(next)) return null
  return `Records keep the factor they were recorded with. On new lines a tonne then counts as ${perTonne(next, locale)}, instead of ${perTonne(old, locale)}.`
}

/** Whether recycling the material emits more than it avoids. */
export const isEmitting = (values: MaterialValues, locale: string): boolean => Number(factorOf(values, locale) ?? 0) < 0

/** Messages by field for what keeps a material from being saved. */
export const checkMaterial = (values: MaterialValues, locale: string): Record<string, string> =>
  messagesOf(materialBody, materialBodyOf(values, locale))
