import type { ReactNode } from 'react'
import type { Hue } from './dot.tsx'
import { hue as hues } from './hue.css.ts'
import * as css from './ranked-bars.css.ts'

export type Ranked = {
  id: string
  name: ReactNode
  /** The family that it is of; without one its bar has the colour of the product. */
  hue?: Hue
  /** Its size, 0 or more, in any one unit. */
  amount: number
  text: string
}

/** A list of figures, the largest first, each with a bar on the scale of the first. */
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
