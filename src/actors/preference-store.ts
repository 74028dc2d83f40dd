/*
 * Stores this browser's preferences. Appearance, formats, lists and printing each have their own storage key.
 *
 * - A choice applies immediately and is stored. Other tabs then apply it too.
 * - If storage refuses a write, choices last until the page closes. `onNotStored` is called only for the first refused
 *   write.
 * - Preferences that style sheets use are attributes of the root element. src/index.html sets them before the first
 *   paint.
 */
import { objectKeys } from 'ts-extras'
import { stockTakesIn } from '#domain/flow/stock-take.ts'
import { createListeners } from '#domain/listeners.ts'
import {
  afterRecordingKinds,
  appearances,
  decimalSigns,
  densities,
  formatChoices,
  keyPreferences,
  type ListPreferences,
  languageChoices,
  type Preferences,
  preferenceKeys,
  slipSizes,
  themes,
} from '#domain/preferences.ts'
import { fieldsIn } from '#rules/fields.ts'
import { browserStorage } from './storage.ts'

const names = objectKeys(preferenceKeys)

/** Returns a parser that accepts only these options and defaults to the first. */
const oneOf =
  <Option extends string>(options: readonly [Option, ...Option[]]) =>
  (key: string): Option => {
    const stored = browserStorage.read(key)
    return options.find(option => option === stored) ?? options[0]
  }

const entriesOf = (value: unknown) => Object.entries(fieldsIn(value))

/** Returns the valid column choices and drops all others. */
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
  language: oneOf(languageChoices),
  format: oneOf(formatChoices),
  decimalSign: oneOf(decimalSigns),
  slipSize: oneOf(slipSizes),
  afterRecording: oneOf(afterRecordingKinds),
  lists: readLists,
  stockTakes: key => stockTakesIn(browserStorage.readJson(key)),
  reportedSellers: key => fieldsIn(browserStorage.readJson(key)),
  views: key => fieldsIn(browserStorage.readJson(key)),
  imports: key => fieldsIn(browserStorage.readJson(key)),
  scales: key => fieldsIn(browserStorage.readJson(key)),
}

/** Returns the stored preferences. Missing or invalid ones get their default values. */
export const readPreferences = () =>
  Object.fromEntries(names.map(name => [name, readers[name](preferenceKeys[name])])) as Preferences

/** Opens the preference store of this browser. Applies changes by other tabs until `close`. */
export function openPreferences(initial = readPreferences()) {
  let chosen = initial
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
    // Takes only the changed keys from storage, so that choices that storage refused stay in effect.
    const stored = readPreferences()
    if (changed.length > 0) take({ ...chosen, ...Object.fromEntries(changed.map(name => [name, stored[name]])) })
  }
  addEventListener('storage', onStorage, { signal: closing.signal })
  take(initial)
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
    onNotStored: refusals.subscribe,
    close: () => closing.abort(),
  }
}

export type PreferenceStore = ReturnType<typeof openPreferences>
