import type { ReactNode } from 'react'
import { t } from '#messages/message.ts'
import { Logo } from '#ui/basics/logo.tsx'
import * as css from './standalone-layout.css.ts'

/** Layout without the frame, for example for Not Found before sign-in. */
export function StandaloneLayout({ children }: { children: ReactNode }) {
  return (
    <main className={css.alone}>
      <Logo />
      {children}
    </main>
  )
}

/** Loading screen. CSS delays its appearance, so that it does not flash when loading is quick. */
export function Splash() {
  return (
    <output className={css.splash} aria-label={t('Loading')}>
      <Logo />
    </output>
  )
}
