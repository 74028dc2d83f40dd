/** Height of printed rows, in CSS pixels: one text line, and the padding of a row. */
const lineHeight = 15
const rowPadding = 12

/** Height available for rows on a landscape A4 sheet, in CSS pixels. */
const room = 415

/** Maximum number of characters per line of each printed column. The columns have fixed widths. */
const fits = { seller: 18, idNumber: 18, address: 27, materials: 40, amounts: 12 } as const
export type PrintedTexts = Readonly<Record<keyof typeof fits, readonly string[]>>

/** Returns the number of lines that stacked texts need. */
const linesIn = (texts: readonly string[], most: number) =>
  texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / most)), 0)

const heightOf = (texts: PrintedTexts) =>
  rowPadding +
  lineHeight *
    Math.max(
      1,
      linesIn(texts.seller, fits.seller),
      linesIn(texts.idNumber, fits.idNumber),
      linesIn(texts.address, fits.address),
      linesIn(texts.materials, fits.materials),
      linesIn(texts.amounts, fits.amounts),
    )

/** Distributes rows to sheets, in order. Each sheet has at least one row. Estimates the heights from the texts. */
export function sheetsOf<Row>(rows: readonly Row[], textsOf: (row: Row) => PrintedTexts): Row[][] {
  const sheets: Row[][] = []
  let left = 0
  for (const row of rows) {
    const height = heightOf(textsOf(row))
    const sheet = sheets.at(-1)
    if (sheet === undefined || height > left) {
      sheets.push([row])
      left = room
    } else sheet.push(row)
    left -= height
  }
  return sheets
}
