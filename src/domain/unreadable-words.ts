import { tradeNumber } from '#domain/trades/trade-name.ts'
import { inBrief } from '#domain/words.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import { countOf, type Noun } from './figures/counts.ts'

/** Most names in a sentence. */
const mostNames = 3

/** The name of a row that cannot be read, or else its number. */
export const unreadableName = ({ id, name }: Pick<UnreadableRow, 'id' | 'name'>): string =>
  name ? inBrief(name) : id ? tradeNumber(id) : 'without an id'

/** How many rows could not be read, and which: "2 materials could not be read: Copper wire, 3F9A-71C2". Without a full stop. */
export function unreadableInWords(rows: readonly UnreadableRow[], noun: Noun, locale: string): string {
  const names = rows.slice(0, mostNames).map(unreadableName).join(', ')
  const more = rows.length > mostNames ? `, and ${rows.length - mostNames} more` : ''
  return `${countOf(rows.length, noun, locale)} could not be read: ${names}${more}`
}
