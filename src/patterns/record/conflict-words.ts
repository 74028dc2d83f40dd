import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'

/** Labels of the form fields. A label can have a function that formats the value. Hidden fields have no label. */
export type Labels<Values> = {
  readonly [Name in keyof Values & string]?:
    | string
    | { label: string; words: (value: Values[Name], locale: string) => string }
}

type AnyLabels = Readonly<
  Record<string, string | { label: string; words: (value: never, locale: string) => string } | undefined>
>

export function labelOf(labels: AnyLabels, field: string): string {
  const entry = labels[field]
  return (typeof entry === 'object' ? entry.label : entry) ?? field
}

const isNamed = (value: object): value is { name: string } => 'name' in value && typeof value.name === 'string'

/**
 * Formats a field value: plain text, the name of a user or business, or a postal address on one line. Returns "Nothing"
 * for an empty value.
 */
export function wordsOf(labels: AnyLabels, field: string, value: unknown, locale: string): string {
  const entry = labels[field]
  const words = typeof entry === 'object' ? entry.words(value as never, locale) : plainWordsOf(value)
  return words === '' ? t('Nothing') : words
}

function plainWordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (typeof value !== 'object' || value === null) return ''
  if (isNamed(value)) return value.name
  return Object.values(value).map(plainWordsOf).filter(Boolean).join(', ')
}

export function fieldsInWords(labels: AnyLabels, fields: readonly string[]): string {
  return listed(fields.filter(field => labels[field] !== undefined).map(field => labelOf(labels, field)))
}

/** Note for a new record that the server stored from an earlier request, without later changes in the form. */
export const olderNote = t('The first version was saved, without your later changes. Open the record to add them.')
