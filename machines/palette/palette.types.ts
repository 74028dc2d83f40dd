/** The groups of rows, in the order in which they stand. */
export const paletteGroups = ['go', 'new', 'records', 'preferences'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/** Something that can be chosen: a screen, a new record, a record that was found, a preference. */
export type PaletteRow = {
  /** Unique among all rows. */
  id: string
  group: PaletteGroup
  label: string
  /** Words beside the label, by which it is found, too. */
  detail?: string
  /** The keys that choose it while the palette is closed, one after another: one, or two. */
  keys?: readonly string[]
}

export type PaletteContext<Row> = {
  /** What can be chosen without a search. */
  offered: readonly Row[]
  /** The text as it is typed. */
  term: string
  /** The records that were found, in the order in which they were answered. */
  records: readonly Row[]
  /** What could not be searched, by name. */
  refused: readonly string[]
  /** The id of the row that Enter chooses; null where there is none. */
  highlighted: string | null
  /** The first of two keys, until the second comes. */
  firstKey: string | null
}

/** Where the highlight goes. */
export type HighlightMove = 'next' | 'previous' | 'first' | 'last'

export type PaletteEvent<Row> =
  | { type: 'palette.open' }
  | { type: 'palette.close' }
  | { type: 'keys.show' }
  /** The rows are others, as on another screen. */
  | { type: 'rows.offer'; rows: readonly Row[] }
  | { type: 'key.press'; key: string }
  | { type: 'term.type'; term: string }
  | { type: 'highlight.move'; to: HighlightMove }
  | { type: 'row.highlight'; id: string }
  /** `isAside`: in another tab, where the row leads to a screen. */
  | { type: 'row.choose'; id: string; isAside: boolean }
  | { type: 'records.found'; records: readonly Row[] }
  | { type: 'records.refused'; source: string }
  | { type: 'search.ended' }

/** The host goes there, or does it. */
export type PaletteEmitted<Row> = { type: 'row.chosen'; row: Row; isAside: boolean }
