import type { ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

/** Words for screen readers, which are not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
