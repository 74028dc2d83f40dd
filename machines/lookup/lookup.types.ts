import type { Problem } from '#domain/problem.ts'

export type LookupContext<Option> = {
  /** What is typed. */
  term: string
  /** What was found for `found`, and stays on show while another term is looked up. */
  options: readonly Option[]
  /** The term that `options` answer to; null before the first answer. */
  found: string | null
  problem: Problem | null
}

export type LookupEvent = { type: 'lookup.open' } | { type: 'term.type'; term: string } | { type: 'lookup.retry' }

/** Somebody stopped typing: the address should say the term. */
export type LookupEmitted = { type: 'term.changed'; term: string }
