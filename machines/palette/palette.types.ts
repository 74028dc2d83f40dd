/** Groups of rows, in display order. */
export const paletteGroups = ['go', 'new', 'records', 'preferences'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/** Selectable row: a screen, a new record, a record, or a preference. */
export type PaletteRow = {
  id: string
  group: PaletteGroup
  label: string
  /** Text next to the label. Searches also match this text. */
  detail?: string
  /** Shortcut: one key, or two keys in sequence. Active while the palette is closed. */
  keys?: readonly string[]
}

export type PaletteContext<Row> = {
  /** Rows that the host offers without a search. */
  offered: readonly Row[]
  term: string
  /** Records found by the search, in the order of the responses. */
  records: readonly Row[]
  /** Names of the sources that could not be searched. */
  refused: readonly string[]
  /** Id of the highlighted row, which Enter chooses; null if none. */
  highlighted: string | null
  /** True if the first found record is chosen as soon as it arrives. */
  isAwaited: boolean
  /** First key of a two-key shortcut, while the machine waits for the second key; otherwise null. */
  firstKey: string | null
}

export type HighlightMove = 'next' | 'previous' | 'first' | 'last'

export type PaletteEvent<Row> =
  | { type: 'palette.open' }
  | { type: 'palette.close' }
  | { type: 'keys.show' }
  /** Replaces the offered rows, for example after navigation. */
  | { type: 'rows.offer'; rows: readonly Row[] }
  | { type: 'key.press'; key: string }
  | { type: 'term.type'; term: string }
  | { type: 'highlight.move'; to: HighlightMove }
  | { type: 'row.highlight'; id: string }
  /** If `isNewTab` is true, the host opens the row's screen in another tab. */
  | { type: 'row.choose'; id: string; isNewTab: boolean }
  /** Chooses the first record that the running search finds, for example after a barcode scanner typed a number. */
  | { type: 'found.choose' }
  | { type: 'records.found'; records: readonly Row[] }
  | { type: 'records.refused'; source: string }
  | { type: 'search.ended' }

/** The host must navigate to the row or run its action. */
export type PaletteEmitted<Row> = { type: 'row.chosen'; row: Row; isNewTab: boolean }
