import { remembered } from '#domain/remembered.ts'
import { t } from '#messages/message.ts'
import type { ReadRows } from '#schemas/rows.ts'
import { tidy } from './cell-text.ts'
import type { NameAnswer } from './import-types.ts'

/**
 * Returns a key that is equal for names that differ only in case, spaces, zero-width characters or Unicode
 * normalization.
 */
export const nameKeyOf = (name: string) => tidy(name).normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ')

export const unreadableRecord = t('The server has a record with this name, but its data are invalid')

type Named = { id: string; name: string }

/**
 * Indexes records by name. If several have the name, the exact spelling decides, then `isMeant`. A search returns
 * `several` if the match is still ambiguous, and `unreadable` if only an unreadable record matches.
 */
export function nameIndex<Row extends Named>({ items, unreadable }: ReadRows<Row>) {
  const unreadableNames = new Set(unreadable.map(({ name }) => nameKeyOf(name ?? '')))
  const byName = Map.groupBy(items, ({ name }) => nameKeyOf(name))
  return (name: string, isMeant: (row: Row) => boolean = () => false): Row | 'several' | 'unreadable' | undefined => {
    const found = byName.get(nameKeyOf(name)) ?? []
    if (found.length === 0 && name !== '' && unreadableNames.has(nameKeyOf(name))) return 'unreadable'
    if (found.length <= 1) return found[0]
    const spelledSo = found.filter(row => row.name === name)
    const candidates = spelledSo.length > 0 ? spelledSo : found
    if (candidates.length === 1) return candidates[0]
    const [meant, ...others] = candidates.filter(isMeant)
    return meant && others.length === 0 ? meant : 'several'
  }
}

/** Reference in a file: a record, a name that the user must decide about, or a name to leave out. */
export type Resolved<Row> = { kind: 'found'; row: Row } | { kind: 'unclear' } | { kind: 'leftOut' }

/**
 * Creates a function that finds the record that a text means: by its id, its name, the user's answer, or another name
 * that `alsoOf` returns, such as a username.
 */
export function resolverOf<Row extends Named>(
  rows: ReadRows<Row>,
  answers: Readonly<Record<string, NameAnswer>> = {},
  alsoOf: (row: Row) => ReadonlyArray<string | null | undefined> = () => [],
) {
  const byId = new Map(rows.items.map(row => [row.id, row]))
  const named = nameIndex(rows)
  const others = Map.groupBy(
    rows.items.flatMap(row => alsoOf(row).flatMap(other => (other ? { row, key: nameKeyOf(other) } : []))),
    ({ key }) => key,
  )
  return remembered((text: string): Resolved<Row> => {
    // Answers of earlier files count only for names that are still unclear.
    const found = byId.get(text.toLowerCase()) ?? named(text)
    if (typeof found === 'object') return { kind: 'found', row: found }
    const answer = answers[nameKeyOf(text)]
    if (answer === null) return { kind: 'leftOut' }
    const chosen = answer && byId.get(answer.id)
    if (chosen) return { kind: 'found', row: chosen }
    const [other, ...more] = found === undefined ? (others.get(nameKeyOf(text)) ?? []) : []
    return other && more.length === 0 ? { kind: 'found', row: other.row } : { kind: 'unclear' }
  })
}
