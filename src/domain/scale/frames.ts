/** Characters between two line ends, or after STX. Each character is one byte. */
export type ScaleFrame = {
  text: string
  /** True if the frame started with STX. */
  isMarked: boolean
  /** True if the first byte of the frame is known. The port can open in the middle of a frame. */
  hasStart: boolean
  /** True if the frame is too long, or a new frame began before its end. */
  isBroken: boolean
  /** Byte after the CR of a marked frame: a checksum, LF, or the STX of the next frame. Null after other ends. */
  next: number | null
}

/** Unfinished frame. `isSkipped`: the frame was too long. `held`: a marked frame that waits for the byte after its CR. */
export type Framing = Pick<ScaleFrame, 'text' | 'isMarked' | 'hasStart'> & {
  isSkipped: boolean
  held: ScaleFrame | null
}

type Step = { framing: Framing; frame?: ScaleFrame }

export const stx = 0x02
const etx = 0x03
export const lf = 0x0a
const cr = 0x0d

/** Maximum number of bytes in a frame. The longest known frame has 40. */
const maximumLength = 64

const empty: Framing = { text: '', isMarked: false, hasStart: true, isSkipped: false, held: null }
const marked: Framing = { ...empty, isMarked: true }

export const firstFraming: Framing = { ...empty, hasStart: false }

const frameOf = ({ text, isMarked, hasStart }: Framing, isBroken = false): ScaleFrame => ({
  text,
  isMarked,
  hasStart,
  isBroken,
  next: null,
})

function ended(framing: Framing, byte: number): Step {
  if (framing.text === '') return { framing: empty }
  const frame = frameOf(framing)
  return framing.isMarked && byte === cr ? { framing: { ...empty, held: frame } } : { framing: empty, frame }
}

/** Adds one byte. Returns the frame that the byte completes. */
export function addByte(framing: Framing, byte: number): Step {
  const { held, text, isSkipped } = framing
  if (held) return { framing: byte === stx ? marked : empty, frame: { ...held, next: byte } }
  if (byte === stx) return text === '' ? { framing: marked } : { framing: marked, frame: frameOf(framing, true) }
  if (byte === cr || byte === lf || byte === etx) return ended(framing, byte)
  if (isSkipped) return { framing }
  if (text.length >= maximumLength) {
    return { framing: { ...framing, text: '', isSkipped: true }, frame: frameOf(framing, true) }
  }
  return { framing: { ...framing, text: text + String.fromCodePoint(byte) } }
}
