import { encode } from 'uqr'

/** Modules of white around the code, as ISO/IEC 18004 asks for. */
const quietZone = 4
/** Pixels to a module. */
const scale = 6

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array) {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

function adler32(bytes: Uint8Array) {
  let a = 1
  let b = 0
  for (const byte of bytes) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return ((b << 16) | a) >>> 0
}

const uint32 = (number: number) => [number >>> 24, (number >>> 16) & 0xff, (number >>> 8) & 0xff, number & 0xff]
const uint16 = (number: number) => [number & 0xff, number >>> 8]

function chunk(type: string, data: Iterable<number>) {
  const content = Uint8Array.of(...Array.from(type, letter => letter.charCodeAt(0)), ...data)
  return [...uint32(content.length - 4), ...content, ...uint32(crc32(content))]
}

/** A zlib stream of one stored block, which holds at most 65 535 bytes: enough for any code of this size. */
const stored = (bytes: Uint8Array) => [
  0x78,
  0x01,
  0x01,
  ...uint16(bytes.length),
  ...uint16(~bytes.length & 0xffff),
  ...bytes,
  ...uint32(adler32(bytes)),
]

/** The QR code of a text as a black-and-white PNG, one bit to a pixel. */
export function qrCodePng(text: string): Uint8Array<ArrayBuffer> {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const width = size * scale
  const rowBytes = Math.ceil(width / 8)
  // Each row of pixels is led by a byte that names its filter: none.
  const rows = new Uint8Array((rowBytes + 1) * width)
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const white = !data[Math.floor(y / scale)]?.[Math.floor(x / scale)]
      const at = y * (rowBytes + 1) + 1 + (x >> 3)
      if (white) rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7))
    }
  }
  const header = [...uint32(width), ...uint32(width), 1, 0, 0, 0, 0]
  return Uint8Array.of(...signature, ...chunk('IHDR', header), ...chunk('IDAT', stored(rows)), ...chunk('IEND', []))
}
