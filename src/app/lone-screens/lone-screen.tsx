import type { ReactNode } from 'react'
import { Logo } from '#ui/basics/logo.tsx'
import * as css from './lone-screen.css.ts'

/** The layout of a screen without the frame, such as Not Found, signed in or not. */
export function Alone({ children }: { children: ReactNode }) {
  return (
    <main className={css.alone}>
      <Logo />
      {children}
    </main>
  )
}

/** Shown while a screen is loading. It appears after a moment, so that it does not flash before a quick answer. */
export function Splash() {
  return (
    <output className={css.splash} aria-label="Loading">
      <Logo />
    </output>
  )
}
