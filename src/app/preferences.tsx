import { useActorRef } from '@xstate/react'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { browserPreferences, readPreferences } from '#actors/preferences.ts'
import type { preferencesMachine } from '#machines/preferences/preferences.machine.ts'
import { toast } from '#ui/toasts.ts'

type PreferencesActor = ActorRefFrom<typeof preferencesMachine>

const PreferencesContext = createContext<PreferencesActor | null>(null)

/** Holds theme and appearance for everything inside. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [machine] = useState(browserPreferences)
  const preferences = useActorRef(machine, { input: readPreferences() })
  useEffect(() => {
    const subscription = preferences.on('preferences.notKept', () =>
      toast({
        kind: 'error',
        title: 'Your choice is not kept',
        description: 'This browser does not let us store it: it holds until you leave.',
      }),
    )
    return () => subscription.unsubscribe()
  }, [preferences])
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>
}

/** The actor that knows theme and appearance. */
export function usePreferences(): PreferencesActor {
  const preferences = use(PreferencesContext)
  if (!preferences) throw new Error('No preferences here: wrap the app in a PreferencesProvider.')
  return preferences
}
