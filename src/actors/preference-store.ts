/*
 * The choices that this browser keeps, one storage key each: how the app looks, writes dates and numbers, draws lists and prints.
 *
 * - A choice holds at once and is stored. A choice in another tab holds here, too.
 * - If storage refuses, choices last until the page is left, and `onNotKept` is called for the first of them only.
 * - What style sheets and keys ask for is on the root element. src/index.html puts it there before the first paint.
 */
import { objectKeys } from 'ts-extras'
import { createListeners } from '#domain/listeners.ts'
import {
  afterRecordingKinds,
  appearances,
  decimalSigns,
  densities,
  keyPreferences,
  type ListPreferences,
  languages,
  type Preferences,
  preferenceKeys,
  slipSizes,
  themes,
} from '#domain/preferences.ts'
import { fieldsIn } from '#rules/fields.ts'
import { browserStorage } from './storage.ts'

const names = objectKeys(preferenceKeys)

/** Reads one of the options; the first one by default. */
const oneOf =
  <Option extends string>(options: readonly [Option, ...Option[]]) =>
  (key: string): Option => {
    const kept = browserStorage.read(key)
    return options.find(option => option === kept) ?? options[0]
  }

const entriesOf = (value: unknown) => Object.entries(fieldsIn(value))

/** The entries that are choices of columns; any others are left out. */
const choicesIn = (value: unknown) =>
  Object.fromEntries(entriesOf(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))

function readLists(key: string): ListPreferences {
  const { density, columns } = fieldsIn(browserStorage.readJson(key))
  return {
    density: densities.find(name => name === density) ?? 'comfortable',
    columns: Object.fromEntries(entriesOf(columns).map(([list, chosen]) => [list, choicesIn(chosen)])),
  }
}

const readers: { [Name in keyof Preferences]: (key: string) => Preferences[Name] } = {
  theme: oneOf(themes),
  appearance: oneOf(appearances),
  keys: oneOf(keyPreferences),
  language: oneOf(languages),
  decimalSign: oneOf(decimalSigns),
  slipSize: oneOf(slipSizes),
  afterRecording: oneOf(afterRecordingKinds),
  lists: readLists,
}

/** The stored choices, with defaults for those that are missing, unknown or unreadable. */
export const readPreferences = () =>
  Object.fromEntries(names.map(name => [name, readers[name](preferenceKeys[name])])) as Preferences

/** Starts to hold the preferences of this browser, until `close`. */
export function openPreferences(kept = readPreferences()) {
  let chosen = kept
  let isRefused = false
  const changes = createListeners()
  const refusals = createListeners()
  const closing = new AbortController()
  const take = (next: Preferences) => {
    chosen = next
    const { theme, appearance, keys } = next
    Object.assign(document.documentElement.dataset, { theme, appearance, keys })
    changes.notify()
  }
  const onStorage = ({ key }: StorageEvent) => {
    const changed = names.filter(name => key === null || key === preferenceKeys[name])
    // Only these: a choice that storage refused must last.
    const stored = readPreferences()
    if (changed.length > 0) take({ ...chosen, ...Object.fromEntries(changed.map(name => [name, stored[name]])) })
  }
  addEventListener('storage', onStorage, { signal: closing.signal })
  take(kept)
  return {
    get: () => chosen,
    choose: <Name extends keyof Preferences>(name: Name, choice: Preferences[Name]) => {
      if (chosen[name] === choice) return
      take({ ...chosen, [name]: choice })
      const text = typeof choice === 'string' ? choice : JSON.stringify(choice)
      if (browserStorage.write(preferenceKeys[name], text) || isRefused) return
      isRefused = true
      refusals.notify()
    },
    subscribe: changes.subscribe,
    onNotKept: refusals.subscribe,
    close: () => closing.abort(),
  }
}

export type PreferenceStore = ReturnType<typeof openPreferences>
