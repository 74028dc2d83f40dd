/*
 * Parsers for the text formats of scales. Each takes one line without its line end and returns its content, or null.
 *
 * - `parseSics`: METTLER TOLEDO MT-SICS, responses to S, SI, SIR and SR.
 * - `parseHeaded`: lines with a header, as A&D, CAS (18 and 22 bytes) and many indicators send them.
 * - `parsePlain`: a number with its unit. OHAUS appends "?" while the weight moves.
 *
 * Non-goals: counts, percentages, tare values, and lines without a unit.
 */
import { type FrameReading, sentWeight, unitPattern } from './scale-reading.ts'

const number = String.raw`([+-]?) *(\d{1,9}(?:[.,]\d{1,6})?)`

const sics = new RegExp(`^S ([SD]) +${number} ${unitPattern} *$`)
const sicsLimit = /^S ([+-]) *$/

/** Parses "S S     642.5 kg" (stable), "S D     638.2 kg" (moving), "S +" (overload) and "S -" (underload). */
export function parseSics(text: string): FrameReading | null {
  const limit = sicsLimit.exec(text)
  if (limit) return { kind: limit[1] === '+' ? 'overload' : 'underload' }
  const [, status, sign = '', digits = '', unit = ''] = sics.exec(text) ?? []
  return status === undefined ? null : sentWeight({ sign, digits, unit }, status === 'S')
}

/** Second header: gross, net, or the result of a comparison. Excludes `TR`, which marks a tare value. */
const second = '(?:(?:GS|NT|LO|OK|HI|--),)?'
/** Device id and lamp byte of CAS. The lamp byte always has its highest bit. */
const lamp = String.raw`(?:[^\r\n][\x80-\xff],)?`
const headed = new RegExp(`^(ST|US),${second}${lamp} *${number},? *${unitPattern} *$`, 'i')
const headedLimit = new RegExp(String.raw`^OL,${second}${lamp} *([+-]?)[\d.,E+ -]*[a-z ]*$`, 'i')

/** Parses "ST,GS,+00642.5kg" (stable), "US,NT,-0001.25 kg" (moving) and "OL,…" (overload, underload if negative). */
export function parseHeaded(text: string): FrameReading | null {
  const limit = headedLimit.exec(text)
  if (limit) return { kind: limit[1] === '-' ? 'underload' : 'overload' }
  const [, header, sign = '', digits = '', unit = ''] = headed.exec(text) ?? []
  return header === undefined ? null : sentWeight({ sign, digits, unit }, header.toUpperCase() === 'ST')
}

const plain = new RegExp(`^ *${number} *${unitPattern} *([?]?) *(?:G|N|B|NET|GROSS)? *$`, 'i')

/** Parses "  642.5 kg" and "  638.2 kg  ?" (moving). */
export function parsePlain(text: string): FrameReading | null {
  const [, sign = '', digits, unit = '', motion] = plain.exec(text) ?? []
  return digits === undefined ? null : sentWeight({ sign, digits, unit }, motion === '?' ? false : null)
}
