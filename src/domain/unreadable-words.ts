import { tradeNumber } from '#domain/trades/trade-name.ts'
import { inBrief } from '#domain/words.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import { countInWords, countOf, type Noun } from './figures/counts.ts'

/** Maximum number of names that a sentence lists. */
const mostNames = 3

/** Returns the name of an unreadable row or, without a name, its trade number. */
export const unreadableName = ({ id, name }: Pick<UnreadableRow, 'id' | 'name'>): string =>
  name ? inBrief(name) : id ? tradeNumber(id) : 'without an id'

export const recordNoun: Noun = { one: 'record', many: 'records' }
export const lineNoun: Noun = { one: 'line', many: 'lines' }

/**
 * Returns a sentence that names unreadable rows: "2 materials could not be read: Copper wire, 3F9A-71C2." Returns an
 * empty text if there are no such rows.
 */
export function unreadableSentence(rows: readonly UnreadableRow[], noun: Noun, locale: string): string {
  if (rows.length === 0) return ''
  const names = rows.slice(0, mostNames).map(unreadableName).join(', ')
  const more = rows.length > mostNames ? `, and ${countInWords(rows.length - mostNames, locale)} more` : ''
  return `${countOf(rows.length, noun, locale)} could not be read: ${names}${more}.`
}

/**
 * Returns {@link unreadableSentence}, followed by a sentence about where the rows are missing: "It is not in these
 * figures."
 */
export function missingSentence(rows: readonly UnreadableRow[], noun: Noun, from: string, locale: string): string {
  if (rows.length === 0) return ''
  return `${unreadableSentence(rows, noun, locale)} ${rows.length === 1 ? 'It is' : 'They are'} not in ${from}.`
}
