import { arrayIncludes, objectKeys } from 'ts-extras'
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate'
import {
  appearances,
  decimalSigns,
  keyPreferences,
  languages,
  type Preferences,
  preferenceKeys,
  themes,
  unchosen,
} from '#domain/preferences.ts'
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts'
import { type PreferencesEvent } from '#machines/preferences/preferences.types.ts'
import { browserStorage } from './storage.ts'

/** The one actor that holds the preferences of this browser. */
export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>

const names = objectKeys(preferenceKeys)

const choices = {
  theme: themes,
  appearance: appearances,
  keys: keyPreferences,
  language: languages,
  decimalSign: decimalSigns,
}

/**
 * The stored choices, without any that is missing, unknown, or in a storage that cannot be read. The defaults hold for those,
 * and where nothing can be stored, the machine emits `preferences.notKept` at the first choice.
 */
export function readPreferences(): Partial<Preferences> {
  const kept = names.map(name => [name, browserStorage.read(preferenceKeys[name])] as const)
  return Object.fromEntries(kept.filter(([name, text]) => arrayIncludes<unknown>(choices[name], text)))
}

/** The preferences machine of this browser: choices go to local storage, and to the root element what style sheets and keys ask for. */
export const browserPreferences = () =>
  preferencesMachine.provide({
    actions: {
      apply: (_, { theme, appearance, keys }) => {
        Object.assign(document.documentElement.dataset, { theme, appearance, keys })
      },
    },
    actors: {
      store: fromPromise<void, Preferences>(async ({ input }) => {
        const isKept = names.every(name => browserStorage.write(preferenceKeys[name], input[name]))
        if (!isKept) throw new Error('The storage of this browser is full or forbidden')
      }),
      watch: fromCallback<PreferencesEvent>(({ sendBack }) => {
        const onStorage = ({ key }: StorageEvent) => {
          if (key !== null && names.every(name => preferenceKeys[name] !== key)) return
          sendBack({
            type: 'preferences.changedElsewhere',
            chosen: { ...unchosen, ...readPreferences() },
          })
        }
        addEventListener('storage', onStorage)
        return () => removeEventListener('storage', onStorage)
      }),
    },
  })
