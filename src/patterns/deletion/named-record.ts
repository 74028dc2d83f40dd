import type { Noun } from '#domain/figures/counts.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'

/** Returns the text for a record after a colon or in a label: "the user Naledi Mokoena". */
export const namedRecord = (noun: Noun, name: string) =>
  t(
    '{noun, select, transaction {the transaction {name}} collection {the collection {name}} material {the material {name}} business {the business {name}} user {the user {name}} other {the role {name}}}',
    { noun, name: isolated(name) },
  )
