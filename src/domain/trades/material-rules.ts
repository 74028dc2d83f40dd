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

/** Messages by field for what keeps a material from being saved. */
export const checkMaterial = (values: MaterialValues, locale: string): Record<string, string> =>
  messagesOf(materialBody, materialBodyOf(values, locale))
