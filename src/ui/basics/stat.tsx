import type { CSSProperties } from 'react'
import * as css from './stat.css.ts'

type StatProps = {
  label: string
  /** The figure, written out. */
  value: string
  /** After the figure, smaller: "kg". */
  unit?: string
  /** Green: for carbon saved, the one green figure. */
  isGood?: boolean
  isSmall?: boolean
}

/** One figure with its name. */
export function Stat({ label, value, unit, isGood, isSmall }: StatProps) {
  const size = isSmall ? css.smallFigure : css.figure
  const characters = [value, unit].filter(Boolean).join(' ').length
  return (
    <dl style={{ '--characters': characters } as CSSProperties}>
      <dt className={css.label}>{label}</dt>
      <dd className={isGood ? `${size} ${css.good}` : size}>
        {value}
        {unit ? <span className={css.unit}> {unit}</span> : null}
      </dd>
    </dl>
  )
}
