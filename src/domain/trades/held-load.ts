import { totalsOf } from '#domain/carbon/totals.ts'
import { timeInWords } from '#domain/figures/date-words.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import { fieldsIn } from '#rules/fields.ts'
import { parseReference } from '#schemas/reference.ts'
import { type TypedLine, typedLine } from '#schemas/trade.ts'
import { partiesOf } from './trade-description.ts'

export type LoadFacts = {
  /** Name that the user typed, or else the buyer, or else the time: "CA 123-456", "Load of 10:32". */
  name: string
  /** Buyer and seller that the name lacks: "Kasi Recyclers, Bongani Khumalo". */
  parties: string
  lines: readonly TypedLine[]
  weight: DecimalText
  /** True if a line has a gross weight without its tare. */
  awaitsTare: boolean
}

/** Returns what a list shows about a held load. Ignores fields that an older version stored differently. */
export function loadFactsOf(
  {
    changes,
    lines: stored,
    heldAt,
  }: { changes: Readonly<Record<string, unknown>>; lines: readonly unknown[]; heldAt: number },
  locale: string,
): LoadFacts {
  const { loadName, buyer, seller } = fieldsIn(changes)
  const typed = typeof loadName === 'string' ? loadName.trim() : ''
  const parties = { buyer: parseReference(buyer), seller: parseReference(seller) }
  const lines = stored.flatMap(line => typedLine.safeParse(line).data ?? [])
  return {
    name: typed || parties.buyer?.name || t('Load of {time}', { time: timeInWords(heldAt, locale) }),
    parties: partiesOf(typed ? parties : { ...parties, buyer: null }),
    lines,
    weight: totalsOf(lines.map(({ weight, gross = null, value }) => ({ weight: weight ?? gross, value }))).weight,
    awaitsTare: lines.some(({ gross = null }) => gross !== null),
  }
}
