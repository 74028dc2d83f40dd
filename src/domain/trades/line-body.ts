import { lineCarbon } from '#domain/figures/totals.ts'
import { type LineBody, lineBody, type TypedLine } from '#schemas/trade.ts'
import type { LineContent } from './line-rules.ts'

/**
 * The body that a line is posted with.
 * @throws when the line is incomplete, or its material not known: check it first.
 */
export function lineBodyOf(line: LineContent | TypedLine): LineBody {
  if (!('material' in line)) throw new Error(`The material of “${line.term}” is not known`)
  const { material, weight, value } = line
  // What 1 kg avoids is the factor itself, as exact decimal text.
  const carbonFactor = lineCarbon({ material, weight: 1, value: null })
  return lineBody.parse({ ...material, carbonFactor, weight, value })
}
