import { lineCarbon } from '#domain/figures/totals.ts'
import { type LineBody, lineBody } from '#schemas/trade.ts'
import type { LineContent } from './line-rules.ts'

/**
 * The body that a line is posted with.
 * @throws when the line is incomplete: check it first.
 */
export function lineBodyOf({ material, weight, value }: LineContent): LineBody {
  // What 1 kg avoids is the factor itself, as exact decimal text.
  const carbonFactor = lineCarbon({ material, weight: 1, value: null })
  return lineBody.parse({ ...material, carbonFactor, weight, value })
}
