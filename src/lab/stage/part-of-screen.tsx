import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { type Environment, EnvironmentProvider, useEnvironment } from '#actors/environment.tsx'
import { Links } from '#app/router-links.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'

/** Shows its children once the session is known, as the screens behind the gate ask who is signed in. */
function OnceKnown({ children }: { children: ReactNode }) {
  const { session } = useEnvironment()
  return useSelector(session, snapshot => snapshot.context.user !== null) ? children : null
}

/** A part of a screen by itself, with what every part needs around it. */
export const PartOfScreen = ({
  environment,
  hook,
  children,
}: {
  environment: Environment
  hook: BaseLocationHook
  children: ReactNode
}) => (
  <EnvironmentProvider environment={environment}>
    <Router hook={hook}>
      <Links>
        <OnceKnown>{children}</OnceKnown>
      </Links>
    </Router>
    <Toaster label="Notifications of the screen" />
  </EnvironmentProvider>
)
