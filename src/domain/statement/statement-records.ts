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
  const head = {
    id,
    createdAt: new Date(createdAt).toISOString(),
    sellerId: seller?.id ?? null,
    buyerId: buyer?.id ?? null,
  }
  return `${JSON.stringify(head).slice(0, -1)},"lines":[${lines.join()}]}`
}

/** Returns the text of the records file. The result does not depend on the order of `trades`. */
export function statementRecords(
  { about, period }: Pick<CarbonStatement, 'about' | 'period'>,
  trades: readonly string[],
): string {
  const { from, to, timeZone } = period
  const head = { statementOf: { kind: about.kind, id: about.id }, period: { from, to, timeZone } }
  // Each text begins with the id of its trade, so sorting by text is deterministic.
  return [JSON.stringify(head), ...trades.toSorted(), ''].join('\n')
}

/** Returns the SHA-256 of the records (UTF-8), in hexadecimal. */
export async function recordsFingerprint(records: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(records))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
