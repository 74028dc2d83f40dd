import type { Hue } from '#ui/figures/dot.tsx'
import * as css from './charts.css.ts'
import { HueBox } from './hue-pattern.tsx'

/** A sum and its parts, each also written out. `share` is empty where a share says nothing. */
export type HueFigures = {
  name: string
  text: string
  parts: Readonly<Partial<Record<Hue, { value: number; text: string; share: string }>>>
}

/** What the hues of a chart stand for, with the figures of what is looked at. A picture: the chart and its table have the words. */
export function HueLegend({
  chart,
  figures,
  parts,
}: {
  chart: string
  figures: HueFigures
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
                <HueBox chart={chart} hue={hue} x={0} y={0} width={12} height={12} />
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
