import { example } from '#machines/example.ts'
import { preferencesFakes } from './preferences.fakes.ts'
import { preferencesMachine } from './preferences.machine.ts'

export const preferencesExample = example({
  machine: script => {
    const { actors, actions } = preferencesFakes(script)
    return preferencesMachine.provide({ actors, actions })
  },
  slots: ['store'],
  inputs: {
    'before the first choice': {},
    'a choice of an earlier visit': {
      theme: 'dark',
      appearance: 'slate',
      keys: 'off',
      language: 'de-DE',
      decimalSign: 'point',
    },
  },
  events: {
    'preference.choose': { type: 'preference.choose', chosen: { theme: 'dark' } },
    'preferences.changedElsewhere': {
      type: 'preferences.changedElsewhere',
      chosen: { theme: 'light', appearance: 'contrast', keys: 'off', language: 'en-ZA', decimalSign: 'language' },
    },
  },
})
