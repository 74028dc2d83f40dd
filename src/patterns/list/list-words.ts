import type { Noun } from '#domain/figures/counts.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'

export const searchLabel = (noun: Noun) =>
  t(
    '{noun, select, transaction {Search transactions} collection {Search collections} material {Search materials} business {Search businesses} user {Search users} other {Search roles}}',
    { noun },
  )

export const emptyTitle = (noun: Noun) =>
  t(
    '{noun, select, transaction {No transactions yet} collection {No collections yet} material {No materials yet} business {No businesses yet} user {No users yet} other {No roles yet}}',
    { noun },
  )

export const noMatchTitle = (noun: Noun, term: string) =>
  t(
    '{noun, select, transaction {No transactions match “{term}”} collection {No collections match “{term}”} material {No materials match “{term}”} business {No businesses match “{term}”} user {No users match “{term}”} other {No roles match “{term}”}}',
    { noun, term: isolated(term) },
  )

/** Returns the title that is shown if no row matches the filters. */
export const noFilteredTitle = (noun: Noun) =>
  t(
    '{noun, select, transaction {No transactions match the filters} collection {No collections match the filters} material {No materials match the filters} other {No users match the filters}}',
    { noun },
  )

/** Returns the result of a search for screen readers: "6 transactions found for “copper”". */
export const foundFor = (rows: string, term: string) => t('{rows} found for “{term}”', { rows, term: isolated(term) })
