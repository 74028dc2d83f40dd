import type { ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

/** Words for those who listen to the screen instead of looking at it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
