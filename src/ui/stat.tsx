import type { ReactNode } from 'react'
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
  change?: { text: string; isGood: boolean }
}

/** One figure with its name. */
export function Stat({ label, value, unit, isGood, isSmall, change }: StatProps) {
  const size = isSmall ? css.smallFigure : css.figure
  return (
    <dl>
      <dt className={css.label}>{label}</dt>
      <dd className={isGood ? `${size} ${css.good}` : size}>
        {value}
        {unit ? <span className={css.unit}> {unit}</span> : null}
      </dd>
      {change ? <dd className={change.isGood ? `${css.change} ${css.good}` : css.change}>{change.text}</dd> : null}
    </dl>
  )
}

/** Figures side by side in a card without padding, parted by hairlines. */
export function StatRow({ children }: { children: readonly ReactNode[] }) {
  return (
    <div className={css.row}>
      {children.map((child, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the figures of a row keep their places
        <div key={at} className={css.cell}>
          {child}
        </div>
      ))}
    </div>
  )
}
