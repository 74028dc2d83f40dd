import { fromCallback } from 'xstate'
import { fakeSlots, type Script } from '#machines/fakes.ts'
import type { Preferences, PreferencesEvent } from './preferences.types.ts'

/**
 * Filled slots for `preferencesMachine.provide({ actors, actions })`. `applied` is what was put on show, in turn, and
 * `changeElsewhere` is another window's choice, which reaches the machines that are watching.
 */
export function preferencesFakes(script: Script<'store'> = {}) {
  const { slot, calls } = fakeSlots<'store'>(script)
  const applied: Preferences[] = []
  const watchers = new Set<(event: PreferencesEvent) => void>()
  return {
    calls,
    applied,
    watchers,
    changeElsewhere: (preferences: Preferences) => {
      for (const tell of watchers) tell({ type: 'preferences.changedElsewhere', ...preferences })
    },
    actors: {
      store: slot<void, Preferences>('store', () => {}),
      watch: fromCallback<PreferencesEvent>(({ sendBack }) => {
        watchers.add(sendBack)
        return () => watchers.delete(sendBack)
      }),
    },
    actions: {
      apply: (_: unknown, preferences: Preferences) => {
        applied.push(preferences)
      },
    },
  }
}
