import { useState } from 'react'
import { browserPreferences, readPreferences } from '#actors/preferences.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** The actor that holds theme and appearance, for the one place where they are chosen. */
export function usePreferences() {
  const [machine] = useState(browserPreferences)
  const preferences = useMadeActor(machine, { input: readPreferences() })
  useEmitted(preferences, 'preferences.notKept', () =>
    toast({
      kind: 'error',
      title: 'Your choice is not kept',
      description: 'This browser does not let the app store it: it lasts until you leave.',
    }),
  )
  return preferences
}
