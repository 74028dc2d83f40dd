import { lineCarbon } from '#domain/figures/totals.ts'
import { type LineBody, lineBody } from '#schemas/trade.ts'
import type { LineMaterial, LineValues } from './line-rules.ts'

/**
 * The body that a line is posted with.
 * @throws when the line is incomplete: check it first.
 */
export function lineBodyOf({ name, gwCode, carbonFactor, weight, value }: LineMaterial & LineValues): LineBody {
  return lineBody.parse({
    name,
    gwCode,
    // What 1 kg avoids is the factor itself, as exact decimal text.
    carbonFactor: lineCarbon({ weight: 1, value: null, carbonFactor }),
    weight,
    value,
  })
}
