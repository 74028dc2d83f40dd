import { useEnvironment } from '#actors/environment.tsx'
import type { PreferencesActor } from '#actors/preferences.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** The actor that holds what is chosen in this browser, for the one place where it is chosen. */
export function usePreferences(): PreferencesActor {
  const { preferences } = useEnvironment()
  useEmitted(preferences, 'preferences.notKept', () =>
    toast({
      kind: 'error',
      title: 'Your choice is not kept',
      description: 'This browser does not let the app store it: it lasts until you leave.',
    }),
  )
  return preferences
}
