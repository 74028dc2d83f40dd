import { t } from '#messages/message.ts'

/** Warnings for delete dialogs, because some servers also delete related trades. */
export const cascadeNote = {
  user: t('Collections of this user might be deleted too.'),
  business: t('Transactions and collections of this business might be deleted too.'),
} as const
