import { useId } from 'react'
import type { Hue } from './dot.tsx'
import { Dot } from './dot.tsx'
import { hue } from './hue.css.ts'
import * as css from './stacked-bar.css.ts'

export type Share = {
  id: string
  family: Hue
  name: string
  /** Its size in any one unit, 0 or more. */
  amount: number
  /** The same, written out. */
  text: string
}

/** Parts of a whole: a bar to look at, and the list that says the same. */
export function StackedBar({ label, shares }: { label: string; shares: readonly Share[] }) {
  const id = useId()
  return (
    <div className={css.whole}>
      <p id={id} className={css.caption}>
        {label}
      </p>
      <div className={css.bar} aria-hidden="true">
        {shares
          .filter(share => share.amount > 0)
          .map(share => (
            <span key={share.id} className={`${css.segment} ${hue[share.family]}`} style={{ flexGrow: share.amount }} />
          ))}
      </div>
      <ul className={css.list} aria-labelledby={id}>
        {shares.map(share => (
          <li key={share.id} className={css.item}>
            <Dot family={share.family} />
            {share.name}
            <span className={css.figure}>{share.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
