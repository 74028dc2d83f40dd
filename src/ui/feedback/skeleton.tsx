import { atEnd, bar, second } from './skeleton.css.ts'

/**
 * Placeholder for a text. `width` is in characters; `isAtEnd` is for numbers, `isSecond` for secondary text. Add one
 * "Loading" text next to a group of skeletons.
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
