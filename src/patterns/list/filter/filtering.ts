import { lazyPart } from '#ui/lazy-part.ts'

/** Code for filtering lists in the browser. Loaded on demand, because most visits to a list need no filters. */
export const filtering = lazyPart(async () => {
  const [{ FilterChips }, { FilterReading }, { openFilteredList }] = await Promise.all([
    import('./filter-chips.tsx'),
    import('./filter-reading.tsx'),
    import('./open-filtered-list.ts'),
  ])
  return { FilterChips, FilterReading, openFilteredList }
})
