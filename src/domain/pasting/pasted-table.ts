export type PastedRecord = {
  /** Row number from 1, including empty rows. */
  row: number
  /** Index in the pasted text at which the row starts. */
  start: number
  text: string
  /** Trimmed cells with single spaces, without empty cells at the end. */
  cells: readonly string[]
}

const plainText = (cell: string) => cell.replace(/\s+/gu, ' ').trim()

/**
 * Detects the delimiter: tabs in text copied from spreadsheets, semicolons or commas in CSV files. Files with a decimal
 * comma use semicolons.
 */
function delimiterOf(text: string): string {
  const unquoted = text.replace(/"(?:[^"]|"")*"/gu, '')
  return ['\t', ';'].find(sign => unquoted.includes(sign)) ?? ','
}

/**
 * Returns the non-empty rows of a pasted table. A quoted cell can contain the delimiter and line breaks; "" is an
 * escaped quote. A quote without a closing quote is an ordinary character.
 */
export function recordsOf(text: string): PastedRecord[] {
  const delimiter = delimiterOf(text)
  const quoted = new RegExp(`[ ]*"((?:[^"]|"")*)"[ ]*(?=${delimiter}|\\r|\\n|$)`, 'uy')
  const plain = new RegExp(`[^${delimiter}\\r\\n]*`, 'uy')
  const end = /\r\n|\r|\n|$/uy
  const records: PastedRecord[] = []
  let position = 0
  for (let row = 1; position < text.length; row += 1) {
    const start = position
    const cells: string[] = []
    do {
      // Skips the delimiter before every cell except the first.
      if (cells.length > 0) position += 1
      quoted.lastIndex = position
      plain.lastIndex = position
      const inQuotes = quoted.exec(text)
      const cell = inQuotes ? (inQuotes[1] ?? '').replaceAll('""', '"') : (plain.exec(text)?.[0] ?? '')
      cells.push(plainText(cell))
      position = inQuotes ? quoted.lastIndex : plain.lastIndex
    } while (text[position] === delimiter)
    const { length } = cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1)
    if (length > 0) records.push({ row, start, text: text.slice(start, position), cells: cells.slice(0, length) })
    end.lastIndex = position
    end.test(text)
    position = end.lastIndex
  }
  return records
}
