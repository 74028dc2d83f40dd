import type { Problem } from '#domain/problem.ts'
import type { UnreadableRow } from '#schemas/rows.ts'

/** First results of a search, the total (null if unknown), and unreadable results. */
export type FirstHits<Option> = {
  options: readonly Option[]
  total: number | null
  unreadable?: readonly UnreadableRow[] | undefined
}

export type LookupContext<Option> = FirstHits<Option> & {
  term: string
  /** Term of `options` and `total`, which stay while another term is searched; null before the first response. */
  found: string | null
  /** Recent choices in this browser, the latest first. */
  recent: readonly Option[]
  /** Text for which a new record is being created; null otherwise. */
  creating: string | null
  problem: Problem | null
}

export type LookupEvent<Option> =
  /** The field received focus. */
  | { type: 'lookup.open' }
  | { type: 'term.type'; term: string }
  | { type: 'lookup.retry' }
  /** The user chose an option, or created one. */
  | { type: 'option.choose'; option: Option }
  /** Opens the form of a new record for the typed text; `creation.cancel` closes it. */
  | { type: 'creation.begin' }
  | { type: 'creation.cancel' }

/** The user paused typing. The host can put the term into the address. */
export type LookupEmitted = { type: 'term.changed'; term: string }
