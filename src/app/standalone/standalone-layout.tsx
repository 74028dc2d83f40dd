import type { ReactNode } from 'react'
import { Logo } from '#ui/basics/logo.tsx'
import * as css from './standalone-layout.css.ts'

/** Layout without the frame, for screens such as Not Found. */
export function StandaloneLayout({ children }: { children: ReactNode }) {
  return (
    <main className={css.alone}>
      <Logo />
      {children}
    </main>
  )
}

/** Loading screen. CSS delays it, so that it does not flash before a quick response. */
export function Splash() {
  return (
    <output className={css.splash} aria-label="Loading">
      <Logo />
    </output>
  )
}
