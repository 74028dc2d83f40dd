import { factorText } from '#domain/carbon/carbon.ts'
import { type LineBody, lineBody, type TypedLine } from '#schemas/trade.ts'
import type { LineContent } from './line-rules.ts'

/**
 * Returns the request body for a line. Validate the line first.
 * @throws if the line is incomplete or its material is unknown.
 */
export function lineBodyOf(line: LineContent | TypedLine): LineBody {
  if (!('material' in line)) throw new Error(`The material of “${line.term}” is not known`)
  const { material, weight, value } = line
  return lineBody.parse({ ...material, carbonFactor: factorText(material.carbonFactor) ?? undefined, weight, value })
}
