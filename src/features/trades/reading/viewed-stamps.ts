import { dayWithYear, timeInWords } from '#domain/figures/date-words.ts'
import type { Trade } from '#schemas/trade.ts'

const inWords = (moment: string, locale: string) => `${dayWithYear(moment, locale)} at ${timeInWords(moment, locale)}`

/** "Recorded on 17 Nov 2026 at 14:46, last changed on 18 Nov 2026 at 08:12." A change of a line is one, too. */
export function stampsInWords({ createdAt, updatedAt, materials }: Trade, locale: string): string {
  const changes = [updatedAt, ...materials.flatMap(line => line.updatedAt ?? [])].map(moment => Date.parse(moment))
  const last = new Date(Math.max(...changes)).toISOString()
  const recorded = `Recorded on ${inWords(createdAt, locale)}`
  const changed = inWords(last, locale)
  const isChanged = Date.parse(last) > Date.parse(createdAt) && changed !== inWords(createdAt, locale)
  return isChanged ? `${recorded}, last changed on ${changed}.` : `${recorded}.`
}
