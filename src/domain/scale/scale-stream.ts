/*
 * Reads weights from the bytes of a scale. `readBytes` takes the state and a chunk, and returns the readings.
 *
 * - The first valid frame selects the format. Another format needs three frames without a valid frame between them.
 * - Formats without a sign for stable weights: a weight is stable after five equal frames.
 * - Skips invalid frames. The readings do not depend on how the bytes are divided into chunks.
 */
import { addByte, type Framing, firstFraming, type ScaleFrame } from './frames.ts'
import type { FrameReading, ScaleReading } from './scale-reading.ts'
import { parseHeaded, parsePlain, parseSics } from './text-formats.ts'
import { parseToledo } from './toledo-format.ts'

export type ScaleFormat = 'sics' | 'headed' | 'plain' | 'toledo'

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

const parsers: Readonly<Record<ScaleFormat, (frame: ScaleFrame) => FrameReading | null>> = {
  toledo: ({ text, isMarked, checksum }) => (isMarked ? parseToledo(text, checksum) : null),
  sics: ({ text }) => parseSics(text),
  headed: ({ text }) => parseHeaded(text),
  // Other frames begin with a header. The end of any line could be a number with a unit.
  plain: ({ text, isWhole }) => (isWhole ? parsePlain(text) : null),
}

const formats = ['toledo', 'sics', 'headed', 'plain'] as const satisfies readonly ScaleFormat[]

function parse(frame: ScaleFrame): { format: ScaleFormat; reading: FrameReading } | null {
  for (const format of formats) {
    const reading = parsers[format](frame)
    if (reading) return { format, reading }
  }
  return null
}

const counted = <Subject>(before: Counted<Subject> | null, subject: Subject): Counted<Subject> => ({
  subject,
  count: before?.subject === subject ? before.count + 1 : 1,
})

/** Counts equal weights if the format has no sign for stable weights. Every other frame starts again. */
function settled(stream: ScaleStream, reading: FrameReading): { stream: ScaleStream; reading: ScaleReading } {
  if (reading.kind !== 'weight') return { stream: { ...stream, repeated: null }, reading }
  const { kind, kg, isStable } = reading
  if (isStable !== null) return { stream: { ...stream, repeated: null }, reading: { kind, kg, isStable } }
  const repeated = counted(stream.repeated, kg)
  return { stream: { ...stream, repeated }, reading: { kind, kg, isStable: repeated.count >= framesToSettle } }
}

function readFrame(stream: ScaleStream, frame: ScaleFrame): { stream: ScaleStream; reading?: ScaleReading } {
  const parsed = parse(frame)
  // A broken frame between equal weights might have been another weight.
  if (!parsed) return { stream: { ...stream, rival: null, repeated: null } }
  const { format, reading } = parsed
  if (stream.format !== null && stream.format !== format) {
    const rival = counted(stream.rival, format)
    if (rival.count < framesToSwitch) return { stream: { ...stream, rival, repeated: null } }
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
