import { t } from '#messages/message.ts'

/** Warnings for delete dialogs, because some servers also delete related trades. */
export const cascadeNote = {
  user: t('This user’s collections might be deleted too.'),
  business: t('Transactions and collections of this business might be deleted too.'),
} as const
