import { tradeNumber } from '#domain/trades/trade-name.ts'
import { inBrief } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import type { Noun } from './figures/counts.ts'

/** Maximum number of names that a sentence lists. */
const mostNames = 3

/** Returns the name of an unreadable row or, without a name, its trade number. */
export const unreadableName = ({ id, name }: Pick<UnreadableRow, 'id' | 'name'>): string =>
  name ? inBrief(name) : id ? tradeNumber(id) : t('without an id')

/**
 * Returns a sentence that names unreadable rows: "2 materials could not be read: Copper wire, 3F9A-71C2." Returns an
 * empty text if there are no such rows.
 */
export function unreadableSentence(rows: readonly UnreadableRow[], noun: Noun, locale: string): string {
  if (rows.length === 0) return ''
  const names = rows.slice(0, mostNames).map(unreadableName).join(', ')
  const values = { noun, count: rows.length, names, locale }
  return rows.length > mostNames
    ? t(
        '{noun, select, material {{count, plural, one {# material} other {# materials}} could not be read: {names}, and {more, plural, one {# more} other {# more}}.} user {{count, plural, one {# user} other {# users}} could not be read: {names}, and {more, plural, one {# more} other {# more}}.} line {{count, plural, one {# line} other {# lines}} could not be read: {names}, and {more, plural, one {# more} other {# more}}.} other {{count, plural, one {# record} other {# records}} could not be read: {names}, and {more, plural, one {# more} other {# more}}.}}',
        { ...values, more: rows.length - mostNames },
      )
    : t(
        '{noun, select, material {{count, plural, one {# material} other {# materials}} could not be read: {names}.} user {{count, plural, one {# user} other {# users}} could not be read: {names}.} line {{count, plural, one {# line} other {# lines}} could not be read: {names}.} other {{count, plural, one {# record} other {# records}} could not be read: {names}.}}',
        values,
      )
}

/** Content that lacks the unreadable rows. */
export type MissingFrom = 'figures' | 'statement' | 'totals'

/** Returns {@link unreadableSentence}, followed by a sentence about the content that lacks the rows. */
export function missingSentence(rows: readonly UnreadableRow[], noun: Noun, from: MissingFrom, locale: string): string {
  if (rows.length === 0) return ''
  const count = rows.length
  const lacking = t(
    '{from, select, figures {{count, plural, one {It is not in these figures.} other {They are not in these figures.}}} statement {{count, plural, one {It is not in this statement.} other {They are not in this statement.}}} other {{count, plural, one {It is not in the totals.} other {They are not in the totals.}}}}',
    { from, count },
  )
  return `${unreadableSentence(rows, noun, locale)} ${lacking}`
}
