import { bar, block } from './skeleton.css.ts'

/** A bar where words will stand, `width` in characters. Never announced: say "Loading" once, beside it. */
export function Skeleton({ width = 12 }: { width?: number }) {
  return <span className={bar} style={{ width: `${width}ch` }} aria-hidden="true" />
}

/** A block where a chart or a picture will stand; as large as what it is put into. */
export function SkeletonBlock() {
  return <span className={`${bar} ${block}`} aria-hidden="true" />
}
