import { isMatch, namesInBrief } from '#machines/paste/match.ts'
import { t } from '#messages/message.ts'
import type { PendingLineContext } from './pending-line.types.ts'

/** Returns the message that explains why no material was chosen automatically. */
export function reasonOf({ term, reason, meant, problem }: Omit<PendingLineContext, 'key' | 'parent'>): string {
  if (problem) return t('Could not search for “{term}”. {message}', { term, message: problem.message })
  if (reason !== undefined) return reason
  if (!meant.some(material => isMatch(term, material))) return t('No material matches “{term}”', { term })
  return t('“{term}” matches {names}', { term, names: namesInBrief(meant.map(({ name }) => name)) })
}
