import type { ReactNode } from 'react'
import * as css from './progress-line.css.ts'

/**
 * Progress bar with texts and buttons in one line. With `isWide`, the bar fills a line above the texts. If `done` is
 * null, the line has only texts.
 */
export const ProgressLine = ({
  label,
  done,
  total,
  isWide = false,
  children,
}: {
  label: string
  done: number | null
  total: number
  isWide?: boolean
  children: ReactNode
}) => (
  <span className={isWide ? css.wide : done === null ? css.line : css.underWay}>
    {done === null ? null : (
      <progress className={isWide ? css.wideBar : css.bar} max={Math.max(total, 1)} value={done} aria-label={label} />
    )}
    {children}
  </span>
)
