import { bar } from './skeleton.css.ts'

/** A bar where words will stand, `width` in characters. Never announced: say "Loading" once, beside it. */
export function Skeleton({ width = 12 }: { width?: number }) {
  return <span className={bar} style={{ width: `${width}ch` }} aria-hidden="true" />
}
