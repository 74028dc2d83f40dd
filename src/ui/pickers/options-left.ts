import type { ChoiceOption, Search } from './options.tsx'

/** A search that does not offer what is chosen already. Where that is all it found, it says so. */
export function optionsBut(search: Search, chosen: ReadonlyArray<{ id: string }>): Search {
  const taken = new Set(chosen.map(({ id }) => id))
  const options: ChoiceOption[] = search.options.filter(({ id }) => !taken.has(id))
  if (options.length > 0 || search.options.length === 0) return { ...search, options }
  return { ...search, options, emptyText: 'All that was found is in the list already. Type to find more.' }
}
