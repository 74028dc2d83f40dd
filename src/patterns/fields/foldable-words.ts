import { t } from '#messages/message.ts'

/** Fields that the user shows and hides together. */
export type FieldGroup = 'address' | 'bankDetails'

export const hideGroupLabel = (kind: FieldGroup) =>
  t('{kind, select, address {Hide address} other {Hide bank details}}', { kind })

export const showGroupLabel = (kind: FieldGroup) =>
  t('{kind, select, address {Show address} other {Show bank details}}', { kind })

export const removeGroupLabel = (kind: FieldGroup) =>
  t('{kind, select, address {Remove address} other {Remove bank details}}', { kind })

export const addGroupLabel = (kind: FieldGroup) =>
  t('{kind, select, address {Add an address} other {Add bank details}}', { kind })

export const emptyGroupNote = (kind: FieldGroup) =>
  t('{kind, select, address {No address.} other {No bank details.}}', { kind })
