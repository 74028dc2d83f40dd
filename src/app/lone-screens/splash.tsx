import { Logo } from '#ui/basics/logo.tsx'
import * as css from './lone-screen.css.ts'

/** Shown while a screen is loading. It appears after a moment, so that it does not flash before a quick answer. */
export function Splash() {
  return (
    <output className={css.splash} aria-label="Loading">
      <Logo />
    </output>
  )
}
