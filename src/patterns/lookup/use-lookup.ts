import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'
import { useEmitted } from '#actors/use-emitted.ts'
import { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import { isStale } from '#machines/lookup/lookup.selectors.ts'
import { useSearch } from '#patterns/address/use-search.ts'
import { readTerm, writeTerm } from '#routing/lookup-terms.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { ChoiceOption, Search } from '#ui/pickers/options.tsx'

export type Lookup<Item extends { id: string }> = {
  /** The list call that finds; look-ups ask for the first ten. */
  find: (query: ListQuery, signal: AbortSignal) => Promise<Page<Item>>
  /** The columns that the term is looked for in. */
  searchColumn: readonly string[]
  toOption: (item: Item) => ChoiceOption
  /** The name of the search term in the address; a look-up without one keeps its term to itself. */
  term?: string
  /** What a look-up without a term in the address begins with. */
  firstTerm?: string
  emptyText: string
  /**
   * What a failed search shows: the way to try again (unless told otherwise), nothing as if it had found none, or, when
   * it is the first, the error screen in place of the form.
   */
  onFailure?: 'retry' | 'empty' | 'error'
}

/**
 * A look-up machine for a combo box. Its term lives in the address, where the look-up has a name for it.
 * @throws Problem of the first search, for the error screen, where `onFailure` says so.
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
    lookupMachine<Item>().provide({
      actors: {
        find: fromPromise<readonly Item[], { term: string }>(async ({ input, signal }) => {
          const query = { page: 1, pageSize: 10, searchTerm: input.term, searchColumn: [...searchColumn] }
          try {
            return (await find(query, signal)).items
          } catch (error) {
            if (onFailure === 'empty') return []
            throw error
          }
        }),
      },
    }),
  )
  const [firstTerm] = useState(() => (name === undefined ? given : readTerm(search, name)))
  const lookup = useActorRef(machine, { input: { term: firstTerm } })
  const items = useSelector(lookup, snapshot => snapshot.context.options)
  const isReady = useSelector(lookup, snapshot => snapshot.hasTag('ready'))
  const hasFailed = useSelector(lookup, snapshot => snapshot.hasTag('failed'))

  const failure = useSelector(lookup, snapshot =>
    onFailure === 'error' && snapshot.context.found === null ? snapshot.context.problem : null,
  )
  if (failure) throw failure

  useEffect(() => lookup.send({ type: 'lookup.open' }), [lookup])
  useEmitted(lookup, 'term.changed', ({ term }) => {
    if (name !== undefined) navigate(path + writeTerm(search, name, term), { replace: true })
  })

  // What was found for an older term is not offered: somebody would take it for what they typed.
  const isOutdated = useSelector(lookup, isStale)
  const options = useMemo(() => (isOutdated ? [] : items.map(toOption)), [isOutdated, items, toOption])
  const offered: Search = {
    options,
    term: firstTerm,
    status: hasFailed ? 'failed' : isReady ? 'ready' : 'loading',
    onSearch: term => lookup.send({ type: 'term.type', term }),
    onRetry: () => lookup.send({ type: 'lookup.retry' }),
    emptyText,
  }
  /** The thing that an option stands for. */
  const itemOf = (option: ChoiceOption | null) => items.find(({ id }) => id === option?.id) ?? null
  return { search: offered, itemOf }
}
