/** Warnings for delete dialogs, because some servers also delete related trades. */
export const cascadeNote = {
  user: 'Collections of this user might be deleted too.',
  business: 'Transactions and collections of this business might be deleted too.',
} as const
