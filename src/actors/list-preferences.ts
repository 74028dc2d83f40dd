import { useSyncExternalStore } from 'react'
import { browserStorage } from './storage.ts'

const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** `columns` has the choices by list, and by the id of a column or of a switch: true for shown, false for hidden. */
type ListPreferences = { density: Density; columns: Record<string, Record<string, boolean>> }

/** The storage key of the density of all lists and of the columns of each. */
const key = 'threereco.lists'

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** The entries that are choices of columns; any others are left out. */
const choicesIn = (value: unknown) =>
  Object.fromEntries(entriesOf(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))

function read(): ListPreferences {
  const { density, columns } = Object.fromEntries(entriesOf(browserStorage.readJson(key)))
  return {
    density: densities.find(name => name === density) ?? 'comfortable',
    columns: Object.fromEntries(entriesOf(columns).map(([list, chosen]) => [list, choicesIn(chosen)])),
  }
}

/** The choice made while storage is forbidden or full: it holds until the page is left. */
let unsaved: ListPreferences | undefined
let last: { text: string | null | undefined; preferences: ListPreferences } | undefined
const listeners = new Set<() => void>()

function get(): ListPreferences {
  if (unsaved) return unsaved
  const text = browserStorage.read(key)
  if (!last || last.text !== text) last = { text, preferences: read() }
  return last.preferences
}

const tell = () => {
  for (const listener of listeners) listener()
}

function keep(next: ListPreferences) {
  unsaved = browserStorage.write(key, JSON.stringify(next)) ? undefined : next
  tell()
}

/** A choice in another window holds here, too. */
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

/** What was chosen of a list in this browser, for what has no component yet. */
export const choicesOf = (list: string) => get().columns[list] ?? nothingChosen

/** The density, and what was chosen of a list in this browser. Choices are stored where storage is allowed. */
export function useListPreferences(list: string) {
  const { density, columns } = useSyncExternalStore(subscribe, get)
  return {
    density,
    chosen: columns[list] ?? nothingChosen,
    chooseDensity: (next: Density) => keep({ ...get(), density: next }),
    choose: (changes: Readonly<Record<string, boolean>>) =>
      keep({ ...get(), columns: { ...get().columns, [list]: { ...choicesOf(list), ...changes } } }),
  }
}
