import * as css from './stat.css.ts'

type StatProps = {
  label: string
  value: string
  unit?: string
  /**
   * `good` (green) is for avoided emissions only. `bad` is for emissions above those of new material; the label also
   * states this.
   */
  tone?: 'good' | 'bad' | undefined
  isSmall?: boolean
}

export function Stat({ label, value, unit, tone, isSmall }: StatProps) {
  const size = isSmall ? css.smallFigure : css.figure
  const characters = [value, unit].filter(Boolean).join(' ').length
  return (
    <dl style={{ '--characters': characters }}>
      <dt className={css.label}>{label}</dt>
      <dd className={tone ? `${size} ${css.tones[tone]}` : size}>
        <bdi dir="ltr">
          {value}
          {unit ? <span className={css.unit}> {unit}</span> : null}
        </bdi>
      </dd>
    </dl>
  )
}
