/** Characters between two line ends, or after STX. Each character is one byte. */
export type ScaleFrame = {
  text: string
  /** True if the frame started with STX. */
  isMarked: boolean
  /** True if the first byte of the frame is known. The port can open in the middle of a frame. */
  isWhole: boolean
  /** Byte after the CR of a marked frame; null if a line end or a new frame follows. */
  checksum: number | null
}

/** Unfinished frame. `isSkipped`: the frame is too long. `held`: a marked frame that waits for its checksum. */
export type Framing = Omit<ScaleFrame, 'checksum'> & { isSkipped: boolean; held: ScaleFrame | null }

const stx = 0x02
const etx = 0x03
const lf = 0x0a
const cr = 0x0d

/** Maximum number of bytes in a frame. The longest known frame has 40. */
const maximumLength = 64

const empty: Framing = { text: '', isMarked: false, isWhole: true, isSkipped: false, held: null }
const marked: Framing = { ...empty, isMarked: true }

export const firstFraming: Framing = { ...empty, isWhole: false }

function ended(
  { text, isMarked, isWhole, isSkipped }: Framing,
  byte: number,
): { framing: Framing; frame?: ScaleFrame } {
  if (text === '' || isSkipped) return { framing: empty }
  const frame = { text, isMarked, isWhole, checksum: null }
  return isMarked && byte === cr ? { framing: { ...empty, held: frame } } : { framing: empty, frame }
}

/** Adds one byte. Returns the frame that the byte completes. */
export function addByte(framing: Framing, byte: number): { framing: Framing; frame?: ScaleFrame } {
  const { held, text, isSkipped } = framing
  if (held) {
    if (byte === stx) return { framing: marked, frame: held }
    return { framing: empty, frame: byte === lf ? held : { ...held, checksum: byte } }
  }
  if (byte === stx) return { framing: marked }
  if (byte === cr || byte === lf || byte === etx) return ended(framing, byte)
  if (isSkipped || text.length >= maximumLength) return { framing: { ...framing, text: '', isSkipped: true } }
  return { framing: { ...framing, text: text + String.fromCodePoint(byte) } }
}
