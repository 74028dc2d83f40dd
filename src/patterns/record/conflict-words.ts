/** What the fields of a form are called, and how their values read where that is not plain; those nobody sees have none. */
export type Labels<Values> = {
  readonly [Name in keyof Values & string]?: string | { label: string; words: (value: Values[Name]) => string }
}

type AnyLabels = Readonly<Record<string, string | { label: string; words: (value: never) => string } | undefined>>

/** What a field is called. */
export function labelOf(labels: AnyLabels, field: string): string {
  const entry = labels[field]
  return (typeof entry === 'object' ? entry.label : entry) ?? field
}

const isNamed = (value: object): value is { name: string } => 'name' in value && typeof value.name === 'string'

/** What a field of a form holds, in words: a text, a party by its name, an address in a line; "Nothing" where it is empty. */
export function wordsOf(labels: AnyLabels, field: string, value: unknown): string {
  const entry = labels[field]
  const words = typeof entry === 'object' ? entry.words(value as never) : plainWordsOf(value)
  return words === '' ? 'Nothing' : words
}

function plainWordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object' || value === null) return ''
  if (isNamed(value)) return value.name
  return Object.values(value).map(plainWordsOf).filter(Boolean).join(', ')
}

/** "Name and GW code", of fields by their names; those without a label are left out. */
export function fieldsInWords(labels: AnyLabels, fields: readonly string[]): string {
  const named = fields.filter(field => labels[field] !== undefined).map(field => labelOf(labels, field))
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(named)
}

/** Said of a new record that was found as it was sent first, after what was sent changed. */
export const olderNote =
  'It was made as you sent it first. What you changed since is not in it: open it to change that.'
