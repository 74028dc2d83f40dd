import type { Noun } from '#domain/figures/counts.ts'
import { t } from '#messages/message.ts'

export const newTitle = (noun: Noun) =>
  t(
    '{noun, select, transaction {New transaction} collection {New collection} material {New material} business {New business} user {New user} other {New role}}',
    { noun },
  )

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

export const deleteLabel = (noun: Noun) =>
  t(
    '{noun, select, transaction {Delete transaction} collection {Delete collection} material {Delete material} business {Delete business} user {Delete user} other {Delete role}}',
    { noun },
  )

export const readOnlySentence = (noun: Noun) =>
  t(
    '{noun, select, transaction {You can view this transaction, but not edit it.} collection {You can view this collection, but not edit it.} material {You can view this material, but not edit it.} business {You can view this business, but not edit it.} user {You can view this user, but not edit it.} other {You can view this role, but not edit it.}}',
    { noun },
  )

export const savedTitle = (noun: Noun) =>
  t(
    '{noun, select, transaction {Transaction saved} collection {Collection saved} material {Material saved} business {Business saved} user {User saved} other {Role saved}}',
    { noun },
  )

export const notSavedTitle = (noun: Noun) =>
  t(
    '{noun, select, transaction {Could not save the transaction} collection {Could not save the collection} material {Could not save the material} business {Could not save the business} user {Could not save the user} other {Could not save the role}}',
    { noun },
  )

export const maybeSavedTitle = (noun: Noun) =>
  t(
    '{noun, select, transaction {The transaction might not have been saved} collection {The collection might not have been saved} material {The material might not have been saved} business {The business might not have been saved} user {The user might not have been saved} other {The role might not have been saved}}',
    { noun },
  )
