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

/** A ranking: each with a bar as long as its share of the largest. */
export function BarList({ label, shares }: { label: string; shares: readonly Share[] }) {
  const largest = Math.max(...shares.map(share => share.amount), 0)
  return (
    <ul className={css.list} aria-label={label}>
      {shares.map(share => (
        <li key={share.id}>
          <div className={css.item}>
            {share.name}
            <span className={css.strong}>{share.text}</span>
          </div>
          <div className={css.track} aria-hidden="true">
            <div
              className={`${css.fill} ${hue[share.family]}`}
              style={{ width: `${largest > 0 ? (share.amount / largest) * 100 : 0}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
