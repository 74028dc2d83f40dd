import { t } from '#messages/message.ts'
import type { ChoiceOption, Search } from './choice-search.ts'

export const retryId = '\u0000retry'

export const createId = '\u0000create'

export type OptionEntry = ChoiceOption

export type OptionSection = { id: string; title: string; options: readonly OptionEntry[] }

export const isSection = (entry: OptionEntry | OptionSection): entry is OptionSection => 'title' in entry

export const optionIn = ({ recent = [], options }: Search, key: unknown): ChoiceOption | undefined =>
  [...recent, ...options].find(({ id }) => id === key)

/**
 * Returns the options and sections of a list. Retry and Create are options too, so that the arrow keys reach them.
 * Recent choices come first and are not repeated.
 */
export function entriesOf(search: Search, refusal: string): ReadonlyArray<OptionEntry | OptionSection> {
  const { status, options, recent = [], allTitle = t('All'), found = '', emptyText, onCreate } = search
  if (status === 'failed') return [{ id: retryId, label: refusal ? t('Retry') : t('The search failed. Retry') }]
  if (recent.length > 0) {
    const others = options.filter(({ id }) => recent.every(chosen => chosen.id !== id))
    return [
      { id: '\u0000recent', title: t('Recent'), options: recent },
      ...(others.length > 0 ? [{ id: '\u0000all', title: allTitle, options: others }] : []),
    ]
  }
  if (status === 'ready' && options.length === 0 && found !== '' && onCreate) {
    const create = { id: createId, label: t('Create “{term}” …', { term: found }) }
    return refusal ? [create] : [{ id: '\u0000none', title: emptyText, options: [create] }]
  }
  return options
}

/** Removes chosen options from a search. If all results are chosen, the empty text states this. */
export function excludeChosen(search: Search, chosen: ReadonlyArray<{ id: string }>): Search {
  const chosenIds = new Set(chosen.map(({ id }) => id))
  const left = (list: readonly ChoiceOption[]) => list.filter(({ id }) => !chosenIds.has(id))
  const [options, recent] = [left(search.options), left(search.recent ?? [])]
  if (options.length > 0 || search.options.length === 0) return { ...search, options, recent }
  // The server found results, so the list offers no Create option.
  return {
    ...search,
    options,
    recent,
    onCreate: undefined,
    emptyText: t('All results are already in the list. Type to find more.'),
  }
}
