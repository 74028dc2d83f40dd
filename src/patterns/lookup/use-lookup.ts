import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { calledLookupMachine } from '#actors/lookup.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { isStale } from '#machines/lookup/lookup.selectors.ts'
import { useSearch } from '#patterns/address/use-search.ts'
import { readTerm, writeTerm } from '#routing/lookup-terms.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { ChoiceOption, Search } from '#ui/pickers/options.tsx'

export type Lookup<Item extends { id: string }> = {
  /** The list call that searches. A look-up asks for the first ten hits. */
  find: (query: ListQuery, signal: AbortSignal) => Promise<Page<Item>>
  /** The columns that are searched for the term. */
  searchColumn: readonly string[]
  toOption: (item: Item) => ChoiceOption
  /** The name of the search term in the address; without it the term is not in the address. */
  term?: string
  /** The first term of a look-up that has none in the address. */
  firstTerm?: string
  emptyText: string
  /**
   * What a failed search shows: a way to retry (the default), no hits, or, for the first search only, the error screen in
   * place of the form.
   */
  onFailure?: 'retry' | 'empty' | 'error'
}

/**
 * A look-up machine for a combo box. Its term is in the address, when the look-up names one.
 * @throws Problem of the first search, for the error screen, when `onFailure` is 'error'.
 */
export function useLookup<Item extends { id: string }>({
  find,
  searchColumn,
  toOption,
  term: name,
  firstTerm: given = '',
  emptyText,
  onFailure = 'retry',
}: Lookup<Item>) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const [machine] = useState(() =>
    calledLookupMachine<Item>(async (term, signal) => {
      const query = { page: 1, pageSize: 10, searchTerm: term, searchColumn: [...searchColumn] }
      try {
        return (await find(query, signal)).items
      } catch (error) {
        if (onFailure === 'empty') return []
        throw error
      }
    }),
  )
  const [firstTerm] = useState(() => (name === undefined ? given : readTerm(search, name)))
  const lookup = useMadeActor(machine, { input: { term: firstTerm } })
  const items = useSelector(lookup, snapshot => snapshot.context.options)
  const isReady = useSelector(lookup, snapshot => snapshot.hasTag('ready'))
  const hasFailed = useSelector(lookup, snapshot => snapshot.hasTag('failed'))

  const failure = useSelector(lookup, snapshot =>
    onFailure === 'error' && snapshot.context.found === null ? snapshot.context.problem : null,
  )
  if (failure) throw failure

  useEmitted(lookup, 'term.changed', ({ term }) => {
    if (name !== undefined) navigate(path + writeTerm(search, name, term), { replace: true })
  })

  // Hits of an older term are not offered: they could be taken for those of the new one.
  const isOutdated = useSelector(lookup, isStale)
  const options = useMemo(() => (isOutdated ? [] : items.map(toOption)), [isOutdated, items, toOption])
  const offered: Search = {
    options,
    term: firstTerm,
    status: hasFailed ? 'failed' : isReady ? 'ready' : 'loading',
    onOpen: () => lookup.send({ type: 'lookup.open' }),
    onSearch: term => lookup.send({ type: 'term.type', term }),
    onRetry: () => lookup.send({ type: 'lookup.retry' }),
    emptyText,
  }
  /** The item of an option; null when it is not among the hits. */
  const itemOf = (option: ChoiceOption | null) => items.find(({ id }) => id === option?.id) ?? null
  return { search: offered, itemOf }
}
