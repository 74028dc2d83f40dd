import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { type Environment, useEnvironment } from '#actors/environment.tsx'
import { calledLookupMachine } from '#actors/records/lookup.actor.ts'
import { type Recent, recentChoices } from '#actors/records/recent-choices.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { unreadableSentence } from '#domain/unreadable-words.ts'
import { isolated } from '#domain/words.ts'
import { isStale } from '#machines/lookup/lookup.selectors.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { t } from '#messages/message.ts'
import { useSearch } from '#patterns/loading/use-search.ts'
import { readTerm, writeTerm } from '#routing/lookup-terms.ts'
import { type ListQuery, type Page, rowCountOf } from '#schemas/envelope.ts'
import type { ChoiceOption, Search } from '#ui/pickers/choice-search.ts'
import { type KindFor, useCreation } from './use-creation.tsx'

export type Lookup<Item extends { id: string }> = {
  /** Sends the list request of the search, which is limited to ten results. */
  find: (query: ListQuery, signal: AbortSignal) => Promise<Page<Item>>
  searchColumn: readonly string[]
  toOption: (item: Item) => ChoiceOption
  /** Recent choices, stored in this browser and listed first. */
  recent?: Recent<Item>
  allTitle?: string
  /** Kind of record that users with the permission can create from this look-up. */
  creates?: KindFor<Item> | undefined
  /** URL query parameter for the search term. If omitted, the URL does not contain the term. */
  term?: string
  firstTerm?: string
  /**
   * Text shown if there is nothing to choose. After a search without results, the text quotes the search term instead.
   */
  emptyText: string
  /**
   * Handling of a failed search. 'retry' shows Retry in the list; 'error' throws if the first search fails. Default:
   * 'retry'.
   */
  onFailure?: 'retry' | 'error'
}

function partsOf<Item extends { id: string }>({ session }: Environment, { find, searchColumn, recent }: Lookup<Item>) {
  const owner = ownerOf(session.getSnapshot().context)
  const choices = recent && owner ? recentChoices(owner.id, recent) : null
  return {
    find: async (searchTerm: string, signal: AbortSignal) => {
      const query = { page: 1, pageSize: 10, searchTerm, searchColumn: [...searchColumn] }
      const page = await find(query, signal)
      const { items: options, unreadable } = page
      return { options, unreadable, total: Math.max(page.pagination.count, rowCountOf(page)) }
    },
    recent: () => choices?.read() ?? [],
    keep: (item: Item) => choices?.keep(item),
  }
}

/**
 * Connects a look-up machine to a combo box. Recent choices come first while the search is empty. `onCreated` receives a
 * record that the user created; render `creation` next to the field.
 * @throws Problem of the first search if `onFailure` is 'error'.
 */
export function useLookup<Item extends { id: string }>(definition: Lookup<Item>, onCreated?: (item: Item) => void) {
  const { toOption, allTitle, creates, term: name, firstTerm: first = '', emptyText, onFailure = 'retry' } = definition
  const [path, navigate] = useLocation()
  const address = useSearch()
  const environment = useEnvironment()
  const [machine] = useState(() => calledLookupMachine<Item>(partsOf(environment, definition)))
  const [firstTerm] = useState(() => (name === undefined ? first : readTerm(address, name)))
  const lookup = useMadeActor(machine, { input: { term: firstTerm } })
  const [created, setCreated] = useState<string>()
  const creation = useCreation(lookup, onCreated && creates, item => {
    setCreated(item.id)
    onCreated?.(item)
  })
  const items = useSelector(lookup, snapshot => snapshot.context.options)
  const recent = useSelector(lookup, snapshot => snapshot.context.recent)
  const total = useSelector(lookup, snapshot => snapshot.context.total)
  const found = useSelector(lookup, snapshot => snapshot.context.found)
  const unreadable = useSelector(lookup, snapshot => snapshot.context.unreadable)
  const isNothingTyped = useSelector(lookup, snapshot => snapshot.context.term.trim() === '')
  const isReady = useSelector(lookup, snapshot => snapshot.hasTag('ready'))
  const hasFailed = useSelector(lookup, snapshot => snapshot.hasTag('failed'))

  const failure = useSelector(lookup, snapshot =>
    onFailure === 'error' && snapshot.context.found === null ? snapshot.context.problem : null,
  )
  if (failure) throw failure

  useEmitted(lookup, 'term.changed', ({ term }) => {
    if (name !== undefined) navigate(path + writeTerm(address, name, term), { replace: true })
  })

  // Hides results of an earlier term, because users could mistake them for results of the current term.
  const isOutdated = useSelector(lookup, isStale)
  const options = useMemo(() => (isOutdated ? [] : items.map(toOption)), [isOutdated, items, toOption])
  const chosenLast = useMemo(() => (isNothingTyped ? recent.map(toOption) : []), [isNothingTyped, recent, toOption])
  const itemIn = (list: readonly Item[], id: string | undefined) => list.find(item => item.id === id)
  /** Returns the item for an option; null if the option is neither a result nor a recent choice. */
  const itemOf = (option: ChoiceOption | null) => itemIn(items, option?.id) ?? itemIn(recent, option?.id) ?? null
  const search: Search = {
    options,
    recent: chosenLast,
    allTitle,
    total: isOutdated ? null : total,
    write: count => countInWords(count, environment.locale()),
    found: found ?? '',
    term: firstTerm,
    status: hasFailed ? 'failed' : isReady ? 'ready' : 'loading',
    onOpen: () => lookup.send({ type: 'lookup.open' }),
    onSearch: term => lookup.send({ type: 'term.type', term }),
    onRetry: () => lookup.send({ type: 'lookup.retry' }),
    onChoose: option => {
      const item = itemOf(option)
      if (item) lookup.send({ type: 'option.choose', option: item })
    },
    onCreate: creation.begin,
    created,
    emptyText:
      unreadableSentence(unreadable ?? [], 'record', environment.locale()) ||
      (found ? t('Nothing found for “{term}”.', { term: isolated(found) }) : emptyText),
  }
  return {
    search,
    itemOf,
    creation: creation.dialog,
    /** True if the latest response contains the item, so that its values are current. */
    isCurrent: (option: ChoiceOption) => itemIn(items, option.id) !== undefined,
  }
}
