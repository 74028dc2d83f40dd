import type { Problem } from '#domain/problem.ts'

export type LookupContext<Option> = {
  /** The text as it is typed. */
  term: string
  /** The options that were found for the term `found`; unchanged while another term is looked up. */
  options: readonly Option[]
  /** The term that `options` answer; null before the first answer. */
  found: string | null
  problem: Problem | null
}

export type LookupEvent = { type: 'lookup.open' } | { type: 'term.type'; term: string } | { type: 'lookup.retry' }

/** The typing has paused: the address should have this term. */
export type LookupEmitted = { type: 'term.changed'; term: string }
