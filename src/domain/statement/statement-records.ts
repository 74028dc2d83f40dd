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

/** Length of the start of a record's text: `{"id":"` and two characters, which distribute ids evenly. */
const startLength = 9

/**
 * Collects the texts of a records file. Each text begins with the id of its record, so that sorting by text is
 * deterministic.
 */
export function createRecordLines() {
  // Texts are grouped by their starts, so that no single sort takes long.
  const groups = new Map<string, string[]>()
  return {
    add(text: string) {
      const start = text.slice(0, startLength)
      const group = groups.get(start)
      if (group) group.push(text)
      else groups.set(start, [text])
    },
    /**
     * Returns the file: the head, then one line per record, sorted by text. Calls `pause` between parts, so that long
     * lists don't block the browser.
     */
    async file(head: object, pause: () => Promise<void> = () => Promise.resolve()): Promise<string> {
      const parts: string[] = []
      for (const start of [...groups.keys()].toSorted()) {
        parts.push((groups.get(start) ?? []).toSorted().join('\n'))
        await pause()
      }
      return [JSON.stringify(head), ...parts, ''].join('\n')
    },
  }
}
export type RecordLines = ReturnType<typeof createRecordLines>

/** Returns the text of the records file of a statement. */
export function statementRecords(
  { about, period }: Pick<CarbonStatement, 'about' | 'period'>,
  lines: RecordLines,
  pause?: () => Promise<void>,
): Promise<string> {
  const { from, to, timeZone } = period
  const head = { statementOf: { kind: about.kind, id: about.id }, period: { from, to, timeZone } }
  return lines.file(head, pause)
}

/** Number of characters that are encoded at once, which takes about a millisecond. */
const encodedAtOnce = 1_000_000

/** Returns the records in UTF-8. Calls `pause` between parts, so that a long text doesn't block the browser. */
export async function recordsInUtf8(
  records: string,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  for (let start = 0; start < records.length; ) {
    // Each part ends with a line, so that no character is divided.
    const end = records.indexOf('\n', start + encodedAtOnce) + 1 || records.length
    parts.push(encoder.encode(records.slice(start, end)))
    start = end
    await pause()
  }
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Returns the SHA-256 of records in UTF-8, in hexadecimal. */
export async function utf8Fingerprint(records: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', records)
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the SHA-256 of the records (UTF-8), in hexadecimal. */
export const recordsFingerprint = async (records: string): Promise<string> =>
  utf8Fingerprint(await recordsInUtf8(records))
