/*
 * Texts about failed writes. `mayBeDone` determines the outcome: not done, or unknown. `message` of a problem contains
 * only the reason, so a text never contradicts itself.
 */
import { t } from '#messages/message.ts'
import type { Problem } from './problem.ts'

type Attempt = 'add' | 'save' | 'remove'

/** Returns the outcome as a title: "Could not save Steel cans" or "Steel cans might not have been saved". */
export const failedTitle = ({ mayBeDone }: Problem, attempt: Attempt, name: string): string =>
  mayBeDone
    ? t(
        '{attempt, select, add {{name} might not have been added} remove {{name} might not have been removed} other {{name} might not have been saved}}',
        { attempt, name },
      )
    : t(
        '{attempt, select, add {Could not add {name}} remove {Could not remove {name}} other {Could not save {name}}}',
        {
          attempt,
          name,
        },
      )

/** Returns the outcome and the reason, for a status next to the name: "Not saved. The server failed (500)." */
export const failedStatus = ({ mayBeDone, message }: Problem, attempt: Attempt): string =>
  mayBeDone
    ? t(
        '{attempt, select, add {Might not have been added.} remove {Might not have been removed.} other {Might not have been saved.}} {reason}',
        { attempt, reason: message },
      )
    : t('{attempt, select, add {Not added.} remove {Not removed.} other {Not saved.}} {reason}', {
        attempt,
        reason: message,
      })

/** Returns the reason and, if the outcome is unknown, the outcome and what to do next. */
export function failedMessage({ mayBeDone, message }: Problem, attempt: 'save' | 'delete'): string {
  if (!mayBeDone) return message
  const reason = /\p{Sentence_Terminal}$/u.test(message) ? message : `${message}.`
  return attempt === 'delete'
    ? t('{reason} The record might have been deleted. Try again.', { reason })
    : t('{reason} The change might have been saved. Try again.', { reason })
}
