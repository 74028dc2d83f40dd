import { encode as encodePng } from 'fast-png'
import { encode as encodeQrCode } from 'uqr'

/** White modules around the code, required by ISO/IEC 18004. */
const quietZone = 4
/** Pixels per module. */
const scale = 6

/** Returns the QR code of a text as a black-and-white PNG. */
export function qrCodePng(text: string): Uint8Array {
  const { data: modules, size } = encodeQrCode(text, { ecc: 'M', border: quietZone })
  const pixels = modules.flatMap(row => {
    const line = row.flatMap(isDark => Array<number>(scale).fill(isDark ? 0 : 255))
    return Array<number[]>(scale).fill(line).flat()
  })
  const side = size * scale
  return encodePng({ width: side, height: side, channels: 1, data: Uint8Array.from(pixels) })
}
