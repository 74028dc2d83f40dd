import type { Difference } from './difference.ts'

/** Returns the fraction of a date with microseconds; empty if the date has no fraction. */
const microseconds = (milliseconds: string) => (milliseconds === '000' ? '' : `.${milliseconds}${milliseconds}`)

/** Dates have up to six decimals. */
export const microsecondDates: Difference = (call, next) => {
  const answer = next(call)
  if (typeof answer.body !== 'string') return answer
  const body = answer.body.replaceAll(
    /("(?:createdAt|updatedAt)":"[^".]+)\.(\d{3})Z"/g,
    (_, before: string, milliseconds: string) => `${before}${microseconds(milliseconds)}Z"`,
  )
  return { ...answer, body }
}
