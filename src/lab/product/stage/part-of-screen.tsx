import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { type Environment, EnvironmentProvider, useEnvironment } from '#actors/environment.tsx'
import { Links } from '#app/router-links.tsx'
import { StandaloneLayout } from '#app/standalone/standalone-layout.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'

/** Renders its children once the session is known, like a screen after sign-in. */
function WhenSessionKnown({ children }: { children: ReactNode }) {
  const { session } = useEnvironment()
  return useSelector(session, snapshot => snapshot.context.user !== null) ? children : null
}

/** Renders one part of a screen inside the providers that it requires. */
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
        <WhenSessionKnown>
          <StandaloneLayout>{children}</StandaloneLayout>
        </WhenSessionKnown>
      </Links>
    </Router>
    <Toaster label="Notifications of the screen" />
  </EnvironmentProvider>
)
