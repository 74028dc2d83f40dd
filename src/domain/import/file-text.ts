export const encodings = ['UTF-8', 'UTF-16', 'Windows-1252', 'Windows-1250', 'ISO-8859-15'] as const
export type Encoding = (typeof encodings)[number]

/** Reasons why a file has no readable rows. The messages are in file-faults.ts, because workers have no messages. */
export type FileFaultCode =
  | 'archive'
  | 'binary'
  | 'damaged'
  | 'encrypted'
  | 'gone'
  | 'large'
  | 'markup'
  | 'noRows'
  | 'otherSheets'
  | 'pdf'
  | 'tooManyRows'

/** Error for a file without readable rows. */
export class FileFault extends Error {
  override name = 'FileFault'
  readonly code: FileFaultCode
  constructor(code: FileFaultCode) {
    super(code)
    this.code = code
  }
}

/** First bytes of file types that contain tables but are not text files. */
const otherFiles: ReadonlyArray<readonly [start: string, code: FileFaultCode]> = [
  ['\u00d0\u00cf\u0011\u00e0', 'otherSheets'],
  ['%PDF', 'pdf'],
]

/** Name of the part of a file in the old Excel format that contains an encrypted workbook. */
const encryptedPart = 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0'

/** Start of a web page, which some programs save with the name of a spreadsheet. */
const markup = /^\s*<(?:!doctype|html|table|\?xml)/iu

/** Byte order marks of UTF-16. */
const marks: ReadonlyArray<readonly [start: string, label: string]> = [
  ['\u00ff\u00fe', 'utf-16le'],
  ['\u00fe\u00ff', 'utf-16be'],
]

/** Number of bytes that the detection of UTF-16 inspects. */
const sampleSize = 65_536

const startOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 4))

/** True if a file is a ZIP archive, as spreadsheets are. */
export const isArchive = (bytes: Uint8Array) => startOf(bytes) === 'PK\u0003\u0004'

/**
 * Returns the byte order of UTF-16 text: from its mark, or else from the zero bytes of ASCII characters. Returns null if
 * the bytes are not UTF-16.
 */
function utf16Of(bytes: Uint8Array): string | null {
  const start = startOf(bytes)
  const [, marked] = marks.find(([begins]) => start.startsWith(begins)) ?? []
  if (marked) return marked
  const sample = bytes.subarray(0, sampleSize)
  const zerosAt = (half: 0 | 1) => sample.filter((byte, at) => byte === 0 && at % 2 === half).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  // ASCII characters have a zero byte as one of their two bytes. At least half of the characters of a table are ASCII.
  if (Math.min(even, odd) > 0 || (even + odd) * 4 < Math.max(sample.length, 1)) return null
  return odd > 0 ? 'utf-16le' : 'utf-16be'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * Detects the encoding: UTF-16, UTF-8, or otherwise Windows-1252, which older spreadsheets use. UTF-8 is tried before
 * Windows-1252, because text with non-ASCII characters is rarely valid in both.
 * @throws FileFault if the file is not a text file.
 */
function encodingOf(bytes: Uint8Array): Encoding {
  const start = startOf(bytes)
  const [, code] = otherFiles.find(([begins]) => start.startsWith(begins)) ?? []
  if (code === 'otherSheets' && new TextDecoder('latin1').decode(bytes).includes(encryptedPart)) {
    throw new FileFault('encrypted')
  }
  if (code) throw new FileFault(code)
  if (utf16Of(bytes)) return 'UTF-16'
  if (bytes.includes(0)) throw new FileFault('binary')
  return isUtf8(bytes) ? 'UTF-8' : 'Windows-1252'
}

/** Decodes without the byte order mark. Invalid bytes become U+FFFD. */
const decoded = (bytes: Uint8Array, encoding: Encoding) =>
  new TextDecoder(encoding === 'UTF-16' ? (utf16Of(bytes) ?? 'utf-16le') : encoding).decode(bytes)

/** Line of a file with characters that depend on the encoding. `detected` is its text in the detected encoding. */
export type EncodedLine = { line: number; text: string; detected: string }

/** Lines that depend on the encoding: their number, and the first ones. */
export type EncodedLines = { count: number; first: readonly EncodedLine[] }

export type EncodedText = { text: string; encoding: Encoding | null; encoded: EncodedLines }

/** Maximum numbers of lines and of characters in a line that the preview shows. */
const most = { lines: 5, characters: 120 }

/** Returns the lines of a text that differ in the detected encoding. */
function changedLines(text: string, detected: string): EncodedLine[] {
  const before = detected.split(/\r\n?|\n/u)
  return text.split(/\r\n?|\n/u).flatMap((now, at) => {
    const was = before[at] ?? ''
    return now === was ? [] : [{ line: at + 1, text: now, detected: was }]
  })
}

/** Returns the lines of a text with non-ASCII characters. */
const linesWithAccents = (text: string): EncodedLine[] =>
  text
    .split(/\r\n?|\n/u)
    .map((line, at) => ({ line: at + 1, text: line, detected: line }))
    .filter(line => /\P{ASCII}/u.test(line.text))

/**
 * Decodes a file with the chosen encoding, or else with the detected one. Lists the lines that the choice changes.
 * Windows-1252 is only a guess, so detecting it lists the lines that another encoding would change.
 * @throws FileFault if the file is not a text file.
 */
export function textOf(bytes: Uint8Array, chosen: Encoding | null): EncodedText {
  const detected = encodingOf(bytes)
  const encoding = chosen ?? detected
  const text = decoded(bytes, encoding)
  if (markup.test(text)) throw new FileFault('markup')
  const isGuess = encoding === detected && detected === 'Windows-1252'
  const lines = isGuess ? linesWithAccents(text) : changedLines(text, decoded(bytes, detected))
  const first = lines.slice(0, most.lines).map(each => ({
    ...each,
    text: each.text.slice(0, most.characters),
    detected: each.detected.slice(0, most.characters),
  }))
  return { text, encoding, encoded: { count: lines.length, first } }
}

/** Nothing depends on the encoding in pasted cells, which the browser has decoded, and in spreadsheets. */
export const withoutEncoding = { encoding: null, encoded: { count: 0, first: [] } } as const

/** Text without an encoding. */
export const pastedText = (text: string): EncodedText => ({ text, ...withoutEncoding })
