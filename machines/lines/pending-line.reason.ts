import { isMatch, listed } from '#machines/paste/match.ts'
import type { PendingLineContext } from './pending-line.types.ts'

/** Returns the message that explains why no material was chosen automatically. */
export function reasonOf({ term, reason, meant, problem }: Omit<PendingLineContext, 'key' | 'parent'>): string {
  if (problem) return `“${term}” could not be searched. ${problem.message}`
  if (reason !== undefined) return reason
  if (!meant.some(material => isMatch(term, material))) return `No material matches “${term}”`
  return `“${term}” can mean ${listed(meant.map(({ name }) => name))}`
}
