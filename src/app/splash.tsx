import { Logo } from '#ui/basics/logo.tsx'
import * as css from './splash.css.ts'

/** While it is not known yet what to show. It appears after a moment only, so that a quick answer does not flash. */
export function Splash() {
  return (
    <output className={css.splash} aria-label="Loading">
      <Logo />
    </output>
  )
}
