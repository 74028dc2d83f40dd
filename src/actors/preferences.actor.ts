import { fromCallback, fromPromise } from 'xstate'
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts'
import {
  appearances,
  type Preferences,
  type PreferencesEvent,
  themes,
} from '#machines/preferences/preferences.types.ts'
import { browserStorage } from './storage.ts'

/** The storage keys of the choices. src/index.html reads them before the first paint. */
const keys = { theme: 'threereco.theme', appearance: 'threereco.appearance' } as const

const known = <Name extends string>(names: readonly Name[], key: string) => {
  const text = browserStorage.read(key)
  return names.find(name => name === text)
}

/**
 * The stored choices, without any that is missing, unknown, or in a storage that cannot be read. The defaults hold for those,
 * and where nothing can be stored, the machine emits `preferences.notKept` at the first choice.
 */
export function readPreferences(): Partial<Preferences> {
  const theme = known(themes, keys.theme)
  const appearance = known(appearances, keys.appearance)
  return { ...(theme ? { theme } : {}), ...(appearance ? { appearance } : {}) }
}

/** The preferences machine of this browser: choices go to the root element and to local storage. */
export const browserPreferences = () =>
  preferencesMachine.provide({
    actions: {
      apply: (_, { theme, appearance }) => {
        document.documentElement.dataset['theme'] = theme
        document.documentElement.dataset['appearance'] = appearance
      },
    },
    actors: {
      store: fromPromise<void, Preferences>(async ({ input }) => {
        const isKept =
          browserStorage.write(keys.theme, input.theme) && browserStorage.write(keys.appearance, input.appearance)
        if (!isKept) throw new Error('The storage of this browser is full or forbidden')
      }),
      watch: fromCallback<PreferencesEvent>(({ sendBack }) => {
        const onStorage = ({ key }: StorageEvent) => {
          if (key !== keys.theme && key !== keys.appearance && key !== null) return
          sendBack({
            type: 'preferences.changedElsewhere',
            theme: 'system',
            appearance: 'threereco',
            ...readPreferences(),
          })
        }
        addEventListener('storage', onStorage)
        return () => removeEventListener('storage', onStorage)
      }),
    },
  })
