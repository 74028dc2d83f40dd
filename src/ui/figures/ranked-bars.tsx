import type { ReactNode } from 'react'
import type { Hue } from './family-dot.tsx'
import { hue as hues } from './hue.css.ts'
import * as css from './ranked-bars.css.ts'

export type Ranked = {
  id: string
  name: ReactNode
  /** Colour of the bar. Defaults to the brand colour. */
  hue?: Hue
  /** Length of the bar: at least 0, in any unit that all bars share. */
  amount: number
  text: string
}

/** Ranked list with bars. The largest amount fills the full width. */
export function RankedBars({ label, bars }: { label: string; bars: readonly Ranked[] }) {
  const largest = Math.max(...bars.map(({ amount }) => amount)) || 1
  return (
    <ol className={css.list} aria-label={label}>
      {bars.map(({ id, name, hue, amount, text }) => (
        <li key={id} className={css.item}>
          <span className={css.name}>{name}</span> <span className={css.figure}>{text}</span>
          <span className={css.track} aria-hidden="true">
            <span
              className={`${css.bar} ${hue ? hues[hue] : css.plain}`}
              style={{ width: `${(amount / largest) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
