import { exact, exactText, factorText } from '#domain/carbon/carbon.ts'
import type { CountedTrade } from '#domain/carbon/trade-sums.ts'
import type { CarbonStatement } from '#schemas/statement.ts'

/*
 * Records of a statement: JSON lines with the source data of the statement. Their SHA-256 is its fingerprint. The
 * schema of a statement describes them. Keys have a fixed order, so that equal records are equal texts.
 */

/** Returns a trade as a line of the records, independent of the order of its lines on the server. */
export function lineOfTrade(
  id: string,
  { createdAt, sellerId, buyer, materials }: CountedTrade & { sellerId: string | null },
): string {
  const lines = materials
    .map(({ weight, material: { name, gwCode, carbonFactor } }) =>
      JSON.stringify({ name, gwCode, factorKgPerKg: factorText(carbonFactor), weightKg: exactText(exact(weight)) }),
    )
    .toSorted()
  const head = { id, createdAt: new Date(createdAt).toISOString(), sellerId, buyerId: buyer?.id ?? null }
  return `${JSON.stringify(head).slice(0, -1)},"lines":[${lines.join()}]}`
}

/** Returns the file text of a statement's records. `trades` can have any order. */
export function statementRecords(
  { about, period }: Pick<CarbonStatement, 'about' | 'period'>,
  trades: readonly string[],
): string {
  const { from, to, timeZone } = period
  const head = { statementOf: { kind: about.kind, id: about.id }, period: { from, to, timeZone } }
  // Each line begins with the id of its trade, so sorting is deterministic.
  return [JSON.stringify(head), ...trades.toSorted(), ''].join('\n')
}

/** Returns the SHA-256 of the records (UTF-8), in hexadecimal. */
export async function recordsFingerprint(records: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(records))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
