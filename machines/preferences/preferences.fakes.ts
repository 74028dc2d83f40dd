import { fromCallback } from 'xstate'
import type { Preferences } from '#domain/preferences.ts'
import { fakeSlots, type Script } from '#machines/fakes.ts'
import type { PreferencesEvent } from './preferences.types.ts'

/**
 * Filled slots for `preferencesMachine.provide({ actors, actions })`. `applied` has the preferences that were applied, in
 * order, and `changeElsewhere` tells the watching machines of a choice in another window.
 */
export function preferencesFakes(script: Script<'store'> = {}) {
  const { slot, calls } = fakeSlots<'store'>(script)
  const applied: Preferences[] = []
  const watchers = new Set<(event: PreferencesEvent) => void>()
  return {
    calls,
    applied,
    watchers,
    changeElsewhere: (chosen: Preferences) => {
      for (const tell of watchers) tell({ type: 'preferences.changedElsewhere', chosen })
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
