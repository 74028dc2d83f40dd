import { atEnd, bar, second } from './skeleton.css.ts'

/**
 * A bar where words will stand, `width` in characters: at the end of its line where figures do (`isAtEnd`), and lower for a
 * quiet line under another (`isSecond`). Never announced: say "Loading" once, beside it.
 */
export function Skeleton({
  width = 12,
  isAtEnd = false,
  isSecond = false,
}: {
  width?: number
  isAtEnd?: boolean
  isSecond?: boolean
}) {
  const classes = [bar, isAtEnd ? atEnd : '', isSecond ? second : '']
  return <span className={classes.filter(Boolean).join(' ')} style={{ width: `${width}ch` }} aria-hidden="true" />
}
