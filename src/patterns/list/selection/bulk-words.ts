import { t } from '#messages/message.ts'
import type { BulkTask } from '#patterns/list/list-definition.ts'

/** Returns the progress of a bulk action: "Deleting: 3 of 12". */
export const progressWords = (task: BulkTask, answered: string, count: string) =>
  task.kind === 'delete'
    ? t('Deleting: {answered} of {count}', { answered, count })
    : t('Assigning the role {role}: {answered} of {count}', { role: task.role, answered, count })

/** Returns the result of a bulk action: "12 deleted". */
export const doneWords = (task: BulkTask, count: number, locale: string) =>
  task.kind === 'delete'
    ? t('{count, plural, one {# deleted} other {# deleted}}', { count, locale })
    : t('{count, plural, one {# user assigned the role {role}} other {# users assigned the role {role}}}', {
        count,
        role: task.role,
        locale,
      })

/** Returns the part of a bulk action that is not done: "2 not deleted". */
export const undoneWords = (task: BulkTask, count: number, locale: string) =>
  task.kind === 'delete'
    ? t('{count, plural, one {# not deleted} other {# not deleted}}', { count, locale })
    : t('{count, plural, one {# user not assigned the role {role}} other {# users not assigned the role {role}}}', {
        count,
        role: task.role,
        locale,
      })

/** Returns a note about a call with an unknown outcome. */
export const unsureWords = (task: BulkTask) =>
  task.kind === 'delete'
    ? t('The next record might have been deleted. “Continue” tries again.')
    : t('The next user might have been assigned the role. “Continue” tries again.')
