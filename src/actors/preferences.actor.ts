import { fromCallback, fromPromise } from 'xstate'
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts'
import {
  appearances,
  keyPreferences,
  type Preferences,
  type PreferencesEvent,
  themes,
} from '#machines/preferences/preferences.types.ts'
import { browserStorage } from './storage.ts'

/** The storage keys of the choices. src/index.html reads them before the first paint. */
const places = { theme: 'threereco.theme', appearance: 'threereco.appearance', keys: 'threereco.keys' } as const
const names = Object.keys(places) as Array<keyof Preferences>

const choices = { theme: themes, appearance: appearances, keys: keyPreferences }

/**
 * The stored choices, without any that is missing, unknown, or in a storage that cannot be read. The defaults hold for those,
 * and where nothing can be stored, the machine emits `preferences.notKept` at the first choice.
 */
export function readPreferences(): Partial<Preferences> {
  const kept = names.map(name => [name, browserStorage.read(places[name])] as const)
  return Object.fromEntries(kept.filter(([name, text]) => (choices[name] as readonly unknown[]).includes(text)))
}

/** The preferences machine of this browser: choices go to the root element and to local storage. */
export const browserPreferences = () =>
  preferencesMachine.provide({
    actions: {
      apply: (_, preferences) => {
        Object.assign(document.documentElement.dataset, preferences)
      },
    },
    actors: {
      store: fromPromise<void, Preferences>(async ({ input }) => {
        const isKept = names.every(name => browserStorage.write(places[name], input[name]))
        if (!isKept) throw new Error('The storage of this browser is full or forbidden')
      }),
      watch: fromCallback<PreferencesEvent>(({ sendBack }) => {
        const onStorage = ({ key }: StorageEvent) => {
          if (key !== null && names.every(name => places[name] !== key)) return
          sendBack({
            type: 'preferences.changedElsewhere',
            chosen: { theme: 'system', appearance: 'threereco', keys: 'on', ...readPreferences() },
          })
        }
        addEventListener('storage', onStorage)
        return () => removeEventListener('storage', onStorage)
      }),
    },
  })
