import { exact, exactText, factorText } from '#domain/carbon/carbon.ts'
import type { CountedTrade } from '#domain/carbon/trade-sums.ts'

type Found = { id: string; trade: Pick<CountedTrade, 'createdAt' | 'materials'> }

/** What a statement reads of a trade, as a line of text. The order in which the server gives its lines makes no difference. */
export function lineOfTrade({ id, trade: { createdAt, materials } }: Found): string {
  const lines = materials
    .map(({ weight, material: { name, gwCode, carbonFactor } }) =>
      JSON.stringify([name, gwCode, factorText(carbonFactor), exactText(exact(weight))]),
    )
    .toSorted()
  return `[${JSON.stringify(id)},"${new Date(createdAt).toISOString()}",[${lines.join()}]]`
}

/**
 * The SHA-256 of trades, each given by {@link lineOfTrade}, in hexadecimal: the same for the same trades, in whatever order they
 * come. What exactly goes into it says the schema of a statement.
 */
export async function tradesFingerprint(trades: readonly string[]): Promise<string> {
  // Each begins with the id, and ids are of one length.
  const text = trades.toSorted().join('\n')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
