/** Warnings in delete dialogs. Some servers delete related trades too. */
export const cascadeNote = {
  user: 'Collections of this user might be deleted too.',
  business: 'Transactions and collections of this business might be deleted too.',
} as const
