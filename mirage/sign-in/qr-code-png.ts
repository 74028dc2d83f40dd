import { encode as encodePng } from 'fast-png'
import { encode as encodeQrCode } from 'uqr'

/** Modules of white around the code, as ISO/IEC 18004 asks for. */
const quietZone = 4
/** Pixels to a module. */
const scale = 6

/** The QR code of a text as a black-and-white PNG. */
export function qrCodePng(text: string): Uint8Array<ArrayBuffer> {
  const { data: modules, size } = encodeQrCode(text, { ecc: 'M', border: quietZone })
  const pixels = modules.flatMap(row => {
    const line = row.flatMap(isDark => Array<number>(scale).fill(isDark ? 0 : 255))
    return Array<number[]>(scale).fill(line).flat()
  })
  const side = size * scale
  return Uint8Array.from(encodePng({ width: side, height: side, channels: 1, data: Uint8Array.from(pixels) }))
}
