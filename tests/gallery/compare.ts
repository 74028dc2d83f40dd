import { decode, encode } from 'fast-png'
import pixelmatch from 'pixelmatch'

type Bytes = Uint8Array

/** A picture as rows of four bytes to a pixel. */
function pixelsOf(file: Bytes) {
  const { width, height, channels, data } = decode(file)
  if (channels === 4) return { width, height, data: Uint8Array.from(data) }
  const rgba = new Uint8Array(4 * width * height).fill(255)
  for (let at = 0; at < width * height; at += 1) rgba.set(data.slice(3 * at, 3 * at + 3), 4 * at)
  return { width, height, data: rgba }
}

/** Chromium does not round colours the same way each time: what is off by 2 of 255 is the same, and so are smooth edges. */
const threshold = 0.01

/** How many pixels two pictures (PNG) differ in, and a picture that shows them; null where none do. */
export function differenceOf(before: Bytes, now: Bytes): { pixels: number; picture: Bytes | null } | null {
  if (Buffer.compare(before, now) === 0) return null
  const [one, other] = [pixelsOf(before), pixelsOf(now)]
  const { width, height } = other
  if (one.width !== width || one.height !== height) return { pixels: width * height, picture: null }
  const data = new Uint8Array(4 * width * height)
  const pixels = pixelmatch(one.data, other.data, data, width, height, { threshold })
  return pixels === 0 ? null : { pixels, picture: encode({ width, height, data, channels: 4, depth: 8 }) }
}
