import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { type Environment, EnvironmentProvider } from '#actors/environment.tsx'
import { Links } from '#app/router-links.tsx'
import { StandaloneLayout } from '#app/standalone/standalone-layout.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'

/** Renders one part of a screen inside the providers that it requires, once the session is known. */
export function PartOfScreen({
  environment,
  hook,
  children,
}: {
  environment: Environment
  hook: BaseLocationHook
  children: ReactNode
}) {
  const isSessionKnown = useSelector(environment.session, ({ context }) => context.user !== null)
  return (
    <EnvironmentProvider environment={environment}>
      <Router hook={hook}>
        <Links>{isSessionKnown ? <StandaloneLayout>{children}</StandaloneLayout> : null}</Links>
      </Router>
      <Toaster label="Notifications of the screen" />
    </EnvironmentProvider>
  )
}
