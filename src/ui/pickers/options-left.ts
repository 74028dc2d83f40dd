import type { ChoiceOption, Search } from './choice-search.ts'

/** A search that does not offer what is chosen already. Where that is all it found, it says so. */
export function optionsBut(search: Search, chosen: ReadonlyArray<{ id: string }>): Search {
  const taken = new Set(chosen.map(({ id }) => id))
  const left = (list: readonly ChoiceOption[]) => list.filter(({ id }) => !taken.has(id))
  const [options, recent] = [left(search.options), left(search.recent ?? [])]
  if (options.length > 0 || search.options.length === 0) return { ...search, options, recent }
  // The server has what is left out here, too: nothing is to be created in its place.
  return {
    ...search,
    options,
    recent,
    onCreate: undefined,
    emptyText: 'All that was found is in the list already. Type to find more.',
  }
}
