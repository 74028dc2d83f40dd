/*
 * Reads weights from the bytes of a scale. `readBytes` takes the state and a chunk, and returns the readings.
 *
 * - The first valid frame selects the format. Another format replaces it after three consecutive valid frames. Toledo
 *   without checksum needs three frames even as the first format.
 * - Formats without a sign for stable weights: a weight is stable after five equal frames.
 * - A frame that cannot be read is a reading too, so that no earlier weight stays stable.
 * - The readings do not depend on how the bytes are divided into chunks.
 */
import { objectKeys } from 'ts-extras'
import { addByte, type Framing, firstFraming, type ScaleFrame } from './frames.ts'
import type { FrameReading, ScaleReading } from './scale-reading.ts'
import { textParsers } from './text-formats.ts'
import { parseToledo, parseToledoUnchecked } from './toledo-format.ts'

/** In the order in which the formats are tried. */
const parsers = { toledo: parseToledo, toledoUnchecked: parseToledoUnchecked, ...textParsers } as const

export type ScaleFormat = keyof typeof parsers

type Counted<Subject> = { subject: Subject; count: number }

export type ScaleStream = {
  framing: Framing
  /** Format of the scale; null before the first valid frame. */
  format: ScaleFormat | null
  /** Another format, and the number of its frames since the last frame of the selected format. */
  rival: Counted<ScaleFormat> | null
  /** Last weight in kg without a sign for stable weights, and the number of equal frames. */
  repeated: Counted<string> | null
}

export const firstStream: ScaleStream = { framing: firstFraming, format: null, rival: null, repeated: null }

const framesToSwitch = 3
const framesToSettle = 5

/** Tries the selected format first, because a frame can match two formats. */
function parse(frame: ScaleFrame, selected: ScaleFormat | null): { format: ScaleFormat; reading: FrameReading } | null {
  if (frame.isBroken) return null
  const formats = objectKeys(parsers)
  for (const format of selected ? [selected, ...formats] : formats) {
    const reading = parsers[format](frame)
    if (reading) return { format, reading }
  }
  return null
}

const counted = <Subject>(before: Counted<Subject> | null, subject: Subject): Counted<Subject> => ({
  subject,
  count: before?.subject === subject ? before.count + 1 : 1,
})

/** Counts equal weights if the format has no sign for stable weights. Any other frame restarts the count. */
function settled(stream: ScaleStream, reading: FrameReading): { stream: ScaleStream; reading: ScaleReading } {
  if (reading.kind !== 'weight') return { stream: { ...stream, repeated: null }, reading }
  const { kind, kg, isStable } = reading
  if (isStable !== null) return { stream: { ...stream, repeated: null }, reading: { kind, kg, isStable } }
  const repeated = counted(stream.repeated, kg)
  return { stream: { ...stream, repeated }, reading: { kind, kg, isStable: repeated.count >= framesToSettle } }
}

const unreadable = { kind: 'unreadable' } as const

function readFrame(stream: ScaleStream, frame: ScaleFrame): { stream: ScaleStream; reading?: ScaleReading } {
  const parsed = parse(frame, stream.format)
  // Restarts the count, because a broken frame might have been a different weight.
  if (!parsed) {
    const next = { ...stream, rival: null, repeated: null }
    return frame.hasStart ? { stream: next, reading: unreadable } : { stream: next }
  }
  const { format, reading } = parsed
  if (stream.format !== format && (stream.format !== null || format === 'toledoUnchecked')) {
    const rival = counted(stream.rival, format)
    if (rival.count < framesToSwitch) return { stream: { ...stream, rival, repeated: null }, reading: unreadable }
  }
  return settled({ ...stream, format, rival: null }, reading)
}

/** Returns the next state, and the readings of all frames that the bytes complete, oldest first. */
export function readBytes(
  stream: ScaleStream,
  bytes: Iterable<number>,
): { stream: ScaleStream; readings: readonly ScaleReading[] } {
  let current = stream
  const readings: ScaleReading[] = []
  for (const byte of bytes) {
    const { framing, frame } = addByte(current.framing, byte)
    current = { ...current, framing }
    if (!frame) continue
    const next = readFrame(current, frame)
    current = next.stream
    if (next.reading) readings.push(next.reading)
  }
  return { stream: current, readings }
}
