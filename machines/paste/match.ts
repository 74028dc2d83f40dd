import type { PastedRow } from '#domain/pasting/pasted-lines.ts'
import { Problem } from '#domain/problem.ts'
import { takenOver } from '#domain/trades/line-rules.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'
import type { Found } from './paste.types.ts'

type Match =
  | { material: CatalogueMaterial; reason?: never; isNotSearched?: never }
  | { material?: never; reason: string; isNotSearched?: never }
  /** No material was found, because the look-up failed or did not run. */
  | { material?: never; reason: string; isNotSearched: true }

/** Returns a name or GW code in lower case and without spaces, for comparison. */
export const termKeyOf = (text: string) => asciiDigits(text).toLowerCase().replace(/\s/gu, '')

const same = (a: string, b: string) => termKeyOf(a) === termKeyOf(b)

/** Returns a text with the first five names and the number of the remaining names. */
export function namesInBrief(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ')
  const more = names.length - 5
  return more > 0 ? t('{more, plural, other {{names} and {more} more}}', { names: shown, more }) : shown
}

/**
 * Returns the materials without duplicates. Two materials are duplicates if a line would copy the same data from both.
 */
const distinct = (materials: readonly CatalogueMaterial[]) => [
  ...new Map(materials.map(material => [JSON.stringify(takenOver(material)), material])).values(),
]

/** Returns the materials with exactly this name or, if there are none, those with exactly this GW code. */
function fittingOf(term: string, found: readonly CatalogueMaterial[]): CatalogueMaterial[] {
  const named = distinct(found.filter(({ name }) => same(name, term)))
  return named.length > 0 ? named : distinct(found.filter(({ gwCode }) => same(gwCode, term)))
}

/** Returns the materials that a term might mean: those with exactly this name or GW code, otherwise all results. */
export function meantBy(term: string, found: readonly CatalogueMaterial[]): readonly CatalogueMaterial[] {
  const fitting = fittingOf(term, found)
  return fitting.length > 0 ? fitting : distinct(found)
}

/** True if the name or the GW code contains the term. */
export const isMatch = (term: string, { name, gwCode }: CatalogueMaterial) =>
  [name, gwCode].some(text => termKeyOf(text).includes(termKeyOf(term)))

/** Returns the material of a pasted row, or the reason why no single material matches. */
export function matchOf({ term, gwCode }: PastedRow, found: Found | undefined): Match {
  if (found === undefined) return { reason: t('Stopped before looking up the material'), isNotSearched: true }
  if (found instanceof Problem)
    return { reason: t('The search failed: {message}', { message: found.message }), isNotSearched: true }
  const fitting = fittingOf(term, found)
  if (fitting.length === 0) return { reason: t('No material matches “{term}”', { term }) }
  const [material, ...others] = gwCode === null ? fitting : fitting.filter(each => same(each.gwCode, gwCode))
  if (!material) {
    const codes = namesInBrief(fitting.map(each => each.gwCode))
    return { reason: t('“{term}” has the GW code {codes}, not {gwCode}', { term, codes, gwCode: gwCode ?? '' }) }
  }
  if (others.length === 0) return { material }
  return same(material.name, term)
    ? {
        reason: t('{count, plural, other {{count} materials are called “{term}”}}', { count: others.length + 1, term }),
      }
    : { reason: t('{term} is the GW code of {names}', { term, names: namesInBrief(fitting.map(({ name }) => name)) }) }
}
