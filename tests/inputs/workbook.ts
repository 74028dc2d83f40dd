import { strToU8, zipSync } from 'fflate'

/** Cell of a sheet: plain text or number, date in a number format, result of a formula, or raw XML after `<c r="A1"`. */
export type BuiltCell =
  | string
  | number
  | boolean
  | null
  | { day: number; format: string }
  | { formula: string; result: number }
  | { xml: string }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function cellXml(cell: BuiltCell, at: string, styleOf: (format: string) => number): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`
  if ('xml' in cell) return `<c r="${at}"${cell.xml}</c>`
  if ('formula' in cell) return `<c r="${at}"><f>${cell.formula}</f><v>${cell.result}</v></c>`
  return `<c r="${at}" s="${styleOf(cell.format)}"><v>${cell.day}</v></c>`
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Builds a spreadsheet (.xlsx) with these sheets. `merged` are ranges of the first sheet, such as "A1:D1". */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly BuiltCell[])[]>>,
  merged: readonly string[] = [],
): Uint8Array<ArrayBuffer> {
  const formats: string[] = []
  const styleOf = (format: string) =>
    (formats.includes(format) ? formats.indexOf(format) : formats.push(format) - 1) + 1
  const letter = (at: number) => String.fromCharCode(65 + at)
  const merges = merged.map(range => `<mergeCell ref="${range}"/>`).join('')
  const parts = Object.values(sheets).map((rows, index) => {
    const cells = rows.map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, `${letter(column)}${at + 1}`, styleOf)).join('')}</row>`,
    )
    const tail = index === 0 && merges ? `<mergeCells>${merges}</mergeCells>` : ''
    return `<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData>${tail}</worksheet>`
  })
  const sheetTags = Object.keys(sheets).map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`,
  )
  const links = parts.map(
    (_, at) => `<Relationship Id="r${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheetTags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${links.join('')}<Relationship Id="s" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${formats
      .map((format, at) => `<numFmt numFmtId="${at + 164}" formatCode="${escaped(format)}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${at + 164}" applyNumberFormat="1"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(parts.map((part, at) => [`xl/worksheets/sheet${at + 1}.xml`, part])),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
}
