import type { UnreadableRow } from '#schemas/rows.ts'

/** How many rows a page has: as many as a list gives at once. */
export const rowsOfPage = 100

/** How many pages are asked for side by side. */
const pagesAtOnce = 4

/** A row of a list as its file has it: its id and its text. */
export type ExportedRow = { id: string; text: string }

/** A page that was read, and how many rows and pages the list had by then. */
export type ExportedPage = {
  page: number
  rows: readonly ExportedRow[]
  /** The rows of the page that cannot be read. */
  unreadable?: readonly UnreadableRow[] | undefined
  /** Their lines that cannot be read: they are missing in the texts of rows. */
  unreadableLines?: readonly UnreadableRow[]
  count: number
  pages: number
}

type Pages = ReadonlyMap<number, ExportedPage>

/** How far a list is read. */
export type ExportReading = {
  pages: Pages
  /** The pages of the first reading, once the list is read a second time; null before. */
  before: Pages | null
}

export const nothingReadYet: ExportReading = { pages: new Map(), before: null }

/** How many pages there are; 1 before the first answer. */
const lastPage = (pages: Pages) => Math.max(1, ...[...pages.values()].map(read => read.pages))

/** The pages to be asked for next: the first by itself, which says how many there are. None when all were read. */
export function nextPages({ pages }: ExportReading): number[] {
  const last = lastPage(pages)
  const next: number[] = []
  for (let page = 1; page <= last && next.length < pagesAtOnce; page += 1) if (!pages.has(page)) next.push(page)
  return next
}

export const withPages = ({ pages, before }: ExportReading, read: readonly ExportedPage[]): ExportReading => ({
  pages: new Map([...pages, ...read.map(each => [each.page, each] as const)]),
  before,
})

/** The texts of the rows of some pages by id, each once, in their order. */
function textsOf(pages: Pages): Map<string, string> {
  const inOrder = [...pages.values()].toSorted((one, other) => one.page - other.page)
  return new Map(inOrder.flatMap(({ rows }) => rows.map(({ id, text }) => [id, text] as const)))
}

/** The rows that cannot be read, each once. */
export function unreadableRead({ pages }: Pick<ExportReading, 'pages'>): UnreadableRow[] {
  const rows = [...pages.values()].flatMap(({ unreadable = [] }) => unreadable)
  return [...new Map(rows.map(row => [row.id ?? JSON.stringify(row), row])).values()]
}

/** The lines that cannot be read, of rows that can. */
export const unreadableLinesRead = ({ pages }: Pick<ExportReading, 'pages'>): UnreadableRow[] =>
  [...pages.values()].flatMap(({ unreadableLines = [] }) => unreadableLines)

const countsOf = (pages: Pages) => [...pages.values()].map(({ count }) => count)

/**
 * Whether no row can have moved from one page to another while they were read: every page counted the same, and as many rows were
 * found.
 */
const isWhole = (pages: Pages) => {
  const found = new Set([...pages.values()].flatMap(({ rows }) => rows.map(({ id }) => id)))
  const missing = unreadableRead({ pages }).length
  return countsOf(pages).every(count => count === found.size + missing)
}

/** Whether rows may have moved to pages that had been read, so that the list is to be read once more. */
export const isToReadAgain = ({ pages, before }: ExportReading) => before === null && !isWhole(pages)

export const readAgain = ({ pages }: ExportReading): ExportReading => ({ pages: new Map(), before: pages })

/**
 * The texts of all rows, each once. Where the list did not stand still for the second reading either, those that only the first one
 * has found come last.
 */
export function textsRead({ pages, before }: ExportReading): string[] {
  const texts = textsOf(pages)
  if (before && !isWhole(pages)) {
    for (const [id, text] of textsOf(before)) if (!texts.has(id)) texts.set(id, text)
  }
  return [...texts.values()]
}

/** How many rows were read in this reading, and how many there are by what the list said last; null before its first answer. */
export function soFar({ pages }: ExportReading): { read: number; count: number | null } {
  const rows = [...pages.values()].reduce(
    (sum, { rows: { length }, unreadable = [] }) => sum + length + unreadable.length,
    0,
  )
  const count = [...pages.values()].at(-1)?.count ?? null
  return { read: count === null ? 0 : Math.min(rows, count), count }
}
