import type { Noun } from '#domain/figures/counts.ts'
import { t } from '#messages/message.ts'

export const newTitle = (noun: Noun) =>
  t(
    '{noun, select, transaction {New transaction} collection {New collection} material {New material} business {New business} user {New user} other {New role}}',
    { noun },
  )

/** Returns the last step of the path to a form for a new record. A message per noun, because of its gender. */
export const newStep = (noun: Noun) =>
  t('{noun, select, transaction {New} collection {New} material {New} business {New} user {New} other {New}}', { noun })

/** Returns the title of the read-only screen: "Transaction". */
export const viewTitle = (noun: Noun) =>
  t(
    '{noun, select, transaction {Transaction} collection {Collection} material {Material} business {Business} user {User} other {Role}}',
    { noun },
  )

export const editTitle = (noun: Noun) =>
  t(
    '{noun, select, transaction {Edit transaction} collection {Edit collection} material {Edit material} business {Edit business} user {Edit user} other {Edit role}}',
    { noun },
  )

/** Returns the label of the submit button. Trades are recorded, other records are created. */
export const createLabel = (noun: Noun) =>
  t(
    '{noun, select, transaction {Record transaction} collection {Record collection} material {Create material} business {Create business} user {Create user} other {Create role}}',
    { noun },
  )

export const createdTitle = (noun: Noun, name: string) =>
  t(
    '{noun, select, transaction {Transaction recorded} collection {Collection recorded} material {Material {name} created} business {Business {name} created} user {User {name} created} other {Role {name} created}}',
    { noun, name },
  )
