import { exact, exactText, factorText } from '#domain/carbon/carbon.ts'
import type { CountedTrade } from '#domain/carbon/trade-sums.ts'
import type { CarbonStatement } from '#schemas/statement.ts'
import type { Trade } from '#schemas/trade.ts'

/*
 * The records of a statement are JSON lines with its source data. Their SHA-256 is the statement's fingerprint. The
 * statement's JSON Schema describes them. Keys have a fixed order, so that equal data give equal text.
 */

/** Returns the JSON line of a trade. The result does not depend on the server's order of the trade's lines. */
export function lineOfTrade(
  id: string,
  { createdAt, seller, buyer, materials }: CountedTrade & Pick<Trade, 'seller'>,
): string {
  const lines = materials
    .map(({ weight, material: { name, gwCode, carbonFactor } }) =>
      JSON.stringify({ name, gwCode, factorKgPerKg: factorText(carbonFactor), weightKg: exactText(exact(weight)) }),
    )
    .toSorted()
  return recordLine(factsOf(id, { createdAt, seller, buyer }), lines)
}

/** Returns the fields of a record that identify it and its parties. */
export const factsOf = (id: string, { createdAt, seller, buyer }: Pick<Trade, 'createdAt' | 'seller' | 'buyer'>) => ({
  id,
  createdAt: new Date(createdAt).toISOString(),
  sellerId: seller?.id ?? null,
  buyerId: buyer?.id ?? null,
})

/** Returns the JSON line of a record. `lines` are JSON texts in their final order. */
export const recordLine = (facts: object, lines: readonly string[]) =>
  `${JSON.stringify(facts).slice(0, -1)},"lines":[${lines.join()}]}`

/** Returns the text of a records file: the head, then one line per record. The order of `records` is not significant. */
export const recordsText = (head: object, records: readonly string[]): string =>
  // Each text begins with the id of its record, so sorting by text is deterministic.
  [JSON.stringify(head), ...records.toSorted(), ''].join('\n')

/** Returns the text of the records file of a statement. */
export function statementRecords(
  { about, period }: Pick<CarbonStatement, 'about' | 'period'>,
  trades: readonly string[],
): string {
  const { from, to, timeZone } = period
  const head = { statementOf: { kind: about.kind, id: about.id }, period: { from, to, timeZone } }
  return recordsText(head, trades)
}

/** Returns the SHA-256 of the records (UTF-8), in hexadecimal. */
export async function recordsFingerprint(records: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(records))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
