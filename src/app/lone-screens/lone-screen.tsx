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
