import type { Hue } from '#ui/figures/family-dot.tsx'
import * as css from './charts.css.ts'
import { PatternedRect } from './patterned-rect.tsx'

/** Total and its parts as formatted texts. `share` is empty if a share has no meaning. */
export type LegendValues = {
  name: string
  text: string
  parts: Readonly<Partial<Record<Hue, { value: number; text: string; share: string }>>>
}

/**
 * Legend of a chart with the values of the active month, or the totals. Hidden from screen readers, because the chart
 * and its table contain the same text.
 */
export function SeriesLegend({
  chart,
  figures,
  parts,
}: {
  chart: string
  figures: LegendValues
  parts: ReadonlyArray<{ hue: Hue; name: string }>
}) {
  return (
    <div className={css.legend} aria-hidden="true">
      <p className={css.head}>
        <span>{figures.name}</span> <span className={css.sum}>{figures.text}</span>
      </p>
      <ul className={css.list}>
        {parts.map(({ hue, name }) => {
          const part = figures.parts[hue]
          return (
            <li key={hue} className={css.item}>
              <svg width={12} height={12} className={css.box}>
                <PatternedRect chart={chart} hue={hue} x={0} y={0} width={12} height={12} />
              </svg>
              <span className={css.name}>{name}</span>
              <span className={css.figure}>{part?.text ?? '–'}</span>
              <span className={css.share}>{part?.share}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
