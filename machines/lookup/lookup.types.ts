import type { Problem } from '#domain/problem.ts'
import type { UnreadableRow } from '#schemas/rows.ts'

/** What a search gives: its first hits, how many there are in all, null where that is unknown, and the hits that cannot be read. */
export type FirstHits<Option> = {
  options: readonly Option[]
  total: number | null
  unreadable?: readonly UnreadableRow[] | undefined
}

export type LookupContext<Option> = FirstHits<Option> & {
  /** The text as it is typed. */
  term: string
  /** The term that `options` and `total` answer, which stay while another term is looked up; null before the first answer. */
  found: string | null
  /** What was chosen last in this browser, the latest first. */
  recent: readonly Option[]
  /** The text that a new record is being created for, in place of one that was not found; null while none is. */
  creating: string | null
  problem: Problem | null
}

export type LookupEvent<Option> =
  /** The field is gone to. */
  | { type: 'lookup.open' }
  | { type: 'term.type'; term: string }
  | { type: 'lookup.retry' }
  /** An option is taken, found or just created. */
  | { type: 'option.choose'; option: Option }
  /** Opens the form of a new record for what is typed; `creation.cancel` closes it again. */
  | { type: 'creation.begin' }
  | { type: 'creation.cancel' }

/** The typing has paused: the address should have this term. */
export type LookupEmitted = { type: 'term.changed'; term: string }
