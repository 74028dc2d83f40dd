import { listed } from '#machines/paste/match.ts'
import type { PendingLineContext } from './pending-line.types.ts'

/** Why the material of a line is not known, as a sentence for the screen. */
export function reasonOf({ term, meant, problem }: Pick<PendingLineContext, 'term' | 'meant' | 'problem'>): string {
  if (problem) return `“${term}” could not be looked up. ${problem.message}`
  if (meant.length === 0) return `No material matches “${term}”`
  return `“${term}” can mean ${listed(meant.map(({ name }) => name))}`
}
