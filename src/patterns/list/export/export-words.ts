import type { Noun } from '#domain/figures/counts.ts'
import { t } from '#messages/message.ts'

export const rowPerRecordLabel = (noun: Noun) =>
  t(
    '{noun, select, transaction {One row for each transaction} collection {One row for each collection} material {One row for each material} business {One row for each business} user {One row for each user} other {One row for each role}}',
    { noun },
  )

export const excelRowPerRecordLabel = (noun: Noun) =>
  t(
    '{noun, select, transaction {Excel: one row for each transaction} collection {Excel: one row for each collection} material {Excel: one row for each material} business {Excel: one row for each business} user {Excel: one row for each user} other {Excel: one row for each role}}',
    { noun },
  )

/** Returns the first word of a file name: "transactions". */
export const fileNoun = (noun: Noun) =>
  t(
    '{noun, select, transaction {transactions} collection {collections} material {materials} business {businesses} user {users} other {roles}}',
    { noun },
  )

export const exportFailedTitle = (noun: Noun) =>
  t(
    '{noun, select, transaction {Could not export the transactions} collection {Could not export the collections} material {Could not export the materials} business {Could not export the businesses} user {Could not export the users} other {Could not export the roles}}',
    { noun },
  )
