import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'
import { fullDigits } from '#domain/figures/full-digits.ts'
import { FileFault } from './file-text.ts'
import type { TableRow } from './import-types.ts'
import { checkedRows, filledRow, type Sample, sampleRows } from './text-rows.ts'

/** Value of a cell. Numbers keep their digits. */
type SheetCell = string | boolean | Date | { digits: string } | null
type SheetRows = readonly (readonly SheetCell[])[]

/** Limit for the unpacked parts of a spreadsheet in bytes. It protects memory from archives that expand a lot. */
const mostUnpacked = 150_000_000

/** Cells with errors such as #N/A and with ISO dates. The reader would drop or shift their texts. */
const plainTypes = /(<(?:\w+:)?c\b[^>]*?\st=)(["'])[de]\2/gu

const addressedCell = /<c\b[^>]*\sr="/u

const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** Adds the addresses of cells, which some programs omit but the reader needs. */
function withAddresses(sheet: string): string {
  if (addressedCell.test(sheet)) return sheet
  let [row, column] = [0, 0]
  return sheet.replaceAll(/<(?:row\b(?:[^>]*?\sr="(\d+)")?|c\b)/gu, (tag, number?: string) => {
    column = tag === '<c' ? column + 1 : 0
    if (column > 0) return `<c r="${lettersOf(column - 1)}${row}"`
    row = Number(number ?? row + 1)
    return tag
  })
}

/**
 * Unpacks the parts of a spreadsheet, and packs them without compression. The reader would unpack large parts in
 * separate workers, which the content security policy blocks.
 */
function repacked(bytes: Uint8Array): ArrayBuffer {
  let size = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/u.test(name)) return false
      size += originalSize
      if (size > mostUnpacked) throw new FileFault('large')
      return true
    },
  })
  if (parts['content.xml']) throw new FileFault('otherSheets')
  // Exports of some open data portals have their parts in the root folder.
  const folder = parts['workbook.xml'] ? 'xl/' : ''
  if (!folder && !parts['xl/workbook.xml']) throw new FileFault('archive')
  const plain: Record<string, Uint8Array> = {}
  for (const [name, part] of Object.entries(parts)) {
    const text = name.includes('sheet') ? strFromU8(part) : null
    const read = text === null ? null : withAddresses(text).replaceAll(plainTypes, '$1"str"')
    plain[folder + name] = read === null || read === text ? part : strToU8(read)
  }
  return zipSync(plain, { level: 0 }).buffer
}

/** Returns a date as the sheet shows it: "2026-11-27", "2026-11-27 14:46:09", or "14:46:09" for a time without a day. */
function dateText(date: Date): string {
  // Spreadsheets store days as floats, so a time can be some milliseconds off.
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().split(/T|\./u)
  if (day < '1900') return time
  return time === '00:00:00' ? day : `${day} ${time}`
}

function textOfCell(cell: SheetCell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (typeof cell === 'string') return cell
  return cell instanceof Date ? dateText(cell) : fullDigits(cell.digits)
}

const isExactCell = (cell: SheetCell) => cell !== null && typeof cell === 'object'

/** Rows with exact cells in the same columns share one set. */
function rowsOf(sheet: SheetRows): TableRow[] {
  const sets = new Map<string, ReadonlySet<number>>()
  return sheet.flatMap((cells, index) => {
    const [row] = filledRow(cells.map(textOfCell), index, null)
    if (!row) return []
    const places = cells.flatMap((cell, at) => (isExactCell(cell) ? [at] : []))
    const exact = sets.get(places.join()) ?? new Set(places)
    sets.set(places.join(), exact)
    return [places.length === 0 ? row : { ...row, exact }]
  })
}

async function sheetsOf(bytes: Uint8Array) {
  try {
    const options = { trim: false, parseNumber: (digits: string) => ({ digits }) }
    return (await readSheets(repacked(bytes), options)) as unknown as { sheet: string; data?: SheetRows }[]
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('damaged')
  }
}

/**
 * Reads the chosen sheet of a spreadsheet, or else the best one for `choose`. Formulas have their last result.
 * @throws FileFault if the file is not a readable spreadsheet, or if the sheet has no rows or too many.
 */
export async function sheetRows(
  bytes: Uint8Array,
  chosen: number | null,
  choose: (samples: readonly Sample[]) => number | Promise<number>,
) {
  const all = await sheetsOf(bytes)
  const samples = () => all.map(({ data = [] }) => data.slice(0, sampleRows).map(row => row.map(textOfCell)))
  const sheet = chosen ?? (all.length > 1 ? await choose(samples()) : 0)
  return { sheets: all.map(each => each.sheet), sheet, rows: checkedRows(rowsOf(all[sheet]?.data ?? [])) }
}
