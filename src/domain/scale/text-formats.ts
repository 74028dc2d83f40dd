/*
 * Text formats of scales, from the manuals of their makers. Each format describes complete lines: their units, and the
 * letters for their status. A line that matches no format is unreadable.
 *
 * Non-goals: counts, percentages, totals and tare values.
 */
import type { ScaleFrame } from './frames.ts'
import { type FrameReading, type ScaleUnit, sentWeight } from './scale-reading.ts'

type Groups = Readonly<Record<string, string | undefined>>

/** `content` converts the named groups of a line to its content. */
type TextFormat = {
  pattern: RegExp
  /** True if each line starts with STX. */
  isMarked?: true
  /** True if the end of another line could look like this format, so that the first byte of the line must be known. */
  needsStart?: true
  content: (groups: Groups) => FrameReading
}

/** A comma before exactly three digits might separate thousands, so such a number is unreadable. */
const digits = String.raw`(?<digits>\d{1,9}(?:\.\d{0,6}|,(?!\d{3}(?!\d))\d{0,6})?)`
const number = `(?<sign>[+-]?) *${digits}`

/** Units as scales write them. A capital "G" or "T" is not among them, because most scales use it for gross and tare. */
const units: Readonly<Record<string, ScaleUnit>> = {
  kg: 'kg',
  Kg: 'kg',
  KG: 'kg',
  g: 'g',
  t: 't',
  lb: 'lb',
  Lb: 'lb',
  LB: 'lb',
  lbs: 'lb',
}

const weightIn = ({ sign = '', digits = '', unit = '' }: Groups, isStable: boolean | null, known = units) =>
  sentWeight({ sign, digits, unit: Object.hasOwn(known, unit) ? known[unit] : undefined }, isStable)

/** A unit, known or not. Letters after a unit can be a mark, as in "81.4kgGR". */
const anyUnit = '(?<unit>kg|Kg|KG|lb|Lb|LB|[A-Za-z%]{1,3})'

/** METTLER TOLEDO MT-SICS: "S S     642.5 kg" (stable), "S D     638.2 kg" (moving), "S +", "S -", "S I" (not yet). */
const sics: TextFormat = {
  pattern: new RegExp(`^S (?:(?<status>[SD]) +${number}(?: ${anyUnit})?|(?<limit>[+I-])) *$`),
  content(groups) {
    if (groups['limit'] === 'I') return { kind: 'moving' }
    if (groups['limit']) return { kind: groups['limit'] === '+' ? 'overload' : 'underload' }
    return weightIn(groups, groups['status'] === 'S')
  },
}

/** Second header: gross, net, or the result of a comparison. Excludes `TR`, which marks a tare value. */
const second = '(?:, ?(?:GS|NT|LO|OK|HI|--))?'
/** Device id and lamp byte of CAS. The lamp byte always has its highest bit. */
const lamp = String.raw`(?:,[^\r\n][\x80-\xff])?`

/**
 * A&D, CAS, GEC Avery, Dini Argeo and others: "ST,GS,+00642.5kg" (stable), "US,NT,-0001.25 kg" (moving), "OL,…" (overload,
 * underload if negative).
 */
const headed: TextFormat = {
  pattern: new RegExp(
    String.raw`^(?:(?<header>ST|US)${second}${lamp},? *${number},?(?: *${anyUnit})?|OL(?:${second}${lamp},? *(?<limit>[+-]?)[\d.,E+ -]*[A-Za-z ]*)?) *$`,
  ),
  content: groups =>
    groups['header'] === undefined
      ? { kind: groups['limit'] === '-' ? 'underload' : 'overload' }
      : weightIn(groups, groups['header'] === 'ST'),
}

/** Cardinal: "+001240  kg g  ". "m" marks a moving weight, "o" a weight out of range; the last letter is gross or net. */
const cardinal: TextFormat = {
  pattern: new RegExp(`^(?<sign>[+-]) *${digits}(?<status>[ mo]) (?<unit>[a-z ]{2}) [gn] *$`),
  content: groups =>
    groups['status'] === 'o'
      ? { kind: groups['sign'] === '-' ? 'underload' : 'overload' }
      : weightIn({ ...groups, unit: groups['unit']?.trim() }, groups['status'] === ' '),
}

/**
 * Rice Lake, stream: unit, gross or net, status ("M" moving, "O" out of range). Other letters for units are ambiguous: "T"
 * can be tonnes or short tons, "G" grams or gross.
 */
const riceLake: TextFormat = {
  isMarked: true,
  pattern: new RegExp(`^ *${number}(?<unit>[LKTGO])[GN](?<status>[ MO])$`),
  content: groups =>
    groups['status'] === 'O'
      ? { kind: groups['sign'] === '-' ? 'underload' : 'overload' }
      : weightIn(groups, groups['status'] === ' ', { K: 'kg', L: 'lb' }),
}

const limits: Readonly<Record<string, FrameReading>> = { U: { kind: 'underload' }, O: { kind: 'overload' } }

/**
 * Rinstrum and PT: a status letter ("G" gross, "N" net, "U", "O"), then in the longer form motion, zero, range and unit:
 * "    512.5G Z- kg". A moving weight has no unit.
 */
const rinstrum: TextFormat = {
  isMarked: true,
  pattern: new RegExp(`^ *${number}(?<status>[GNUOM])(?:(?<motion>[ M])[ Z][ 12-](?<unit>[ A-Za-z]{3}))?$`),
  content(groups) {
    const { status = '', motion, unit } = groups
    const limit = limits[status]
    if (limit) return limit
    if (status === 'M' || motion === 'M') return { kind: 'moving' }
    return weightIn({ ...groups, unit: unit?.trim() }, true)
  },
}

/** OHAUS and others: a number with its unit, such as "  642.5 kg" and "  638.2 kg  ?" (moving). "wn" marks a net weight. */
const plain: TextFormat = {
  needsStart: true,
  pattern: new RegExp(
    `^(?: *(?:wn)?${number} *${anyUnit}? *(?<motion>[?]?) *(?:[GNB]|NET|GROSS|GR|NT)?| *Err 8\\.(?<limit>[34])) *$`,
  ),
  content(groups) {
    if (groups['limit']) return { kind: groups['limit'] === '3' ? 'overload' : 'underload' }
    return weightIn(groups, groups['motion'] === '?' ? false : null)
  },
}

/** Returns the parser of a format: it returns the content of a frame, or null. */
const parserOf =
  ({ pattern, isMarked, needsStart, content }: TextFormat) =>
  (frame: ScaleFrame): FrameReading | null => {
    if ((isMarked && !frame.isMarked) || (needsStart && !frame.hasStart)) return null
    const found = pattern.exec(frame.text)
    return found && content(found.groups ?? {})
  }

/** In the order in which the formats are tried. */
export const textParsers = {
  sics: parserOf(sics),
  headed: parserOf(headed),
  cardinal: parserOf(cardinal),
  riceLake: parserOf(riceLake),
  rinstrum: parserOf(rinstrum),
  plain: parserOf(plain),
} as const
