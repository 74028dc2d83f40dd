import type { ReactNode } from 'react'
import { Logo } from '#ui/basics/logo.tsx'
import * as css from './lone-screen.css.ts'

/** A screen outside the frame and outside sign-in: what is said to anybody, signed in or not. */
export function Alone({ children }: { children: ReactNode }) {
  return (
    <main className={css.alone}>
      <Logo />
      {children}
    </main>
  )
}
