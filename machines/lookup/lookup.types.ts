import type { Problem } from '#domain/problem.ts'
import type { UnreadableRow } from '#schemas/rows.ts'

/** First results of a search, the number of all results (null if unknown), and unreadable results. */
export type FirstHits<Option> = {
  options: readonly Option[]
  total: number | null
  unreadable?: readonly UnreadableRow[] | undefined
}

export type LookupContext<Option> = FirstHits<Option> & {
  term: string
  /**
   * Term for which `options` and `total` were found; null before the first response. Both stay while another term is
   * searched.
   */
  found: string | null
  /** Options recently chosen in this browser, latest first. */
  recent: readonly Option[]
  /** Typed text while the user creates a record from it; null otherwise. */
  creating: string | null
  problem: Problem | null
}

export type LookupEvent<Option> =
  /** The field received focus. */
  | { type: 'lookup.open' }
  | { type: 'term.type'; term: string }
  | { type: 'lookup.retry' }
  /** The user chose an existing option, or created a new one. */
  | { type: 'option.choose'; option: Option }
  /** Opens a form that creates a record from the typed text; `creation.cancel` closes the form. */
  | { type: 'creation.begin' }
  | { type: 'creation.cancel' }

/** The user paused typing. The host can put the term into the URL. */
export type LookupEmitted = { type: 'term.changed'; term: string }
