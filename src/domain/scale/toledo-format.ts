/*
 * Parsers for the Toledo continuous format, in the variants with 12 and with 6 digits:
 *
 *   STX  A B C  weight (6)  [tare (6)]  CR  [checksum]
 *
 * The three status characters A, B and C contain bits. The weight has no decimal point and no sign.
 */
import { lf, type ScaleFrame, stx } from './frames.ts'
import { type FrameReading, type ScaleUnit, sentWeight } from './scale-reading.ts'

/** Bits of status character B. */
const negative = 0b10
const outOfRange = 0b100
const inMotion = 0b1000
const isKilogram = 0b1_0000
/** Set after power-up, until the scale has found its zero. */
const withoutZero = 0b100_0000
/** Bit of status character C: the scale shows an additional digit, which is not a valid weight for trade. */
const expanded = 0b1_0000

/** Units by the last three bits of status character C. 0: the bit in B selects kg or lb. */
const otherUnits: ReadonlyArray<ScaleUnit | undefined> = [undefined, 'g', 't']

/** Two's complement of the sum of the lower 7 bits of all characters from STX to CR. */
function checksumOf(text: string): number {
  let sum = 0x02 + 0x0d
  for (const character of text) sum += (character.codePointAt(0) ?? 0) & 0x7f
  return -sum & 0x7f
}

/** Inserts the decimal point. `position` is that of status character A: 2 is a whole number, 3 has one decimal. */
function withPoint(digits: string, position: number): string {
  if (position < 2) return digits + '0'.repeat(2 - position)
  const decimals = position - 2
  const padded = digits.padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`
}

/** Bit 5 is always set, so that a status character is never a control character. */
const isStatus = (status: number) => status >= 0x20 && status < 0x80 && (status & 0x20) !== 0

/** Parses the characters between STX and CR. Returns null for an invalid frame. */
function parseCharacters(text: string): FrameReading | null {
  if (text.length !== 9 && text.length !== 15) return null
  const [a = 0, b = 0, c = 0] = Array.from(text.slice(0, 3), character => character.codePointAt(0))
  if (![a, b, c].every(isStatus)) return null
  const sign = (b & negative) === 0 ? '' : '-'
  if ((b & outOfRange) !== 0) return { kind: sign === '-' ? 'underload' : 'overload' }
  const digits = /^ *(\d+)$/.exec(text.slice(3, 9))?.[1]
  if (digits === undefined || !/^ *\d*$/.test(text.slice(9))) return null
  const selected = (b & isKilogram) === 0 ? 'lb' : 'kg'
  const unit = (c & 0b111) === 0 ? selected : otherUnits[c & 0b111]
  const isStable = (b & (inMotion | withoutZero)) === 0 && (c & expanded) === 0
  return sentWeight({ sign, digits: withPoint(digits, a & 0b111), unit }, isStable)
}

/** Parses a frame with a correct checksum. */
export const parseToledo = ({ text, next }: ScaleFrame): FrameReading | null =>
  next !== null && (next & 0x7f) === checksumOf(text) ? parseCharacters(text) : null

/** Parses a frame that might have no checksum. LF and STX can also be the checksum of a broken frame. */
export const parseToledoUnchecked = ({ text, isMarked, next }: ScaleFrame): FrameReading | null =>
  isMarked && (next === lf || next === stx) ? parseCharacters(text) : null
