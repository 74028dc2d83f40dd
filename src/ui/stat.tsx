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
  return (
    <dl>
      <dt className={css.label}>{label}</dt>
      <dd className={isGood ? `${size} ${css.good}` : size}>
        {value}
        {unit ? <span className={css.unit}> {unit}</span> : null}
      </dd>
    </dl>
  )
}
