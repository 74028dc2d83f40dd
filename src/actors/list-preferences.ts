import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** Columns stand by list and id: true where somebody chose to see them, false where they chose not to. */
const stored = z.catch(
  z.object({
    density: z.catch(z.enum(densities), 'comfortable'),
    columns: z.catch(z.record(z.string(), z.catch(z.record(z.string(), z.boolean()), {})), {}),
  }),
  { density: 'comfortable', columns: {} },
)
type ListPreferences = z.infer<typeof stored>

/** Where the browser keeps how lists look: the density of all of them, and the columns of each. */
const key = 'threereco.lists'

function parse(text: string | null): ListPreferences {
  try {
    return stored.parse(JSON.parse(text ?? '{}'))
  } catch {
    // What is kept there is no JSON: as if nothing were.
    return stored.parse({})
  }
}

/** What was chosen while storage is forbidden or full: it holds until the page is left. */
let unsaved: ListPreferences | undefined
let read: { text: string | null; preferences: ListPreferences } | undefined
const listeners = new Set<() => void>()

function get(): ListPreferences {
  if (unsaved) return unsaved
  let text: string | null
  try {
    text = localStorage.getItem(key)
  } catch {
    // Forbidden: as if nothing were kept.
    text = null
  }
  if (!read || read.text !== text) read = { text, preferences: parse(text) }
  return read.preferences
}

const tell = () => {
  for (const listener of listeners) listener()
}

function keep(next: ListPreferences) {
  try {
    localStorage.setItem(key, JSON.stringify(next))
    unsaved = undefined
  } catch {
    unsaved = next
  }
  tell()
}

/** What another window chooses holds here, too. */
const onStorage = (event: StorageEvent) => {
  if (event.key === key || event.key === null) tell()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

const nothingChosen: Readonly<Record<string, boolean>> = {}

/** How this browser shows lists; `list` names one of them. Choices outlive the page where storage is allowed. */
export function useListPreferences(list: string) {
  const { density, columns } = useSyncExternalStore(subscribe, get)
  return {
    density,
    columns: columns[list] ?? nothingChosen,
    chooseDensity: (next: Density) => keep({ ...get(), density: next }),
    chooseColumn: (id: string, isShown: boolean) =>
      keep({ ...get(), columns: { ...get().columns, [list]: { ...get().columns[list], [id]: isShown } } }),
  }
}
