import { useParentSize } from '@visx/responsive'
import { BarStack } from '@visx/shape'
import { useId, useState } from 'react'
import type { Hue } from '#ui/figures/family-dot.tsx'
import * as css from './charts.css.ts'
import { MonthAxes, MonthsSvg, monthBand, monthScales, sizing } from './month-axes.tsx'
import { MonthBar } from './month-bar.tsx'
import { PatternDefs } from './patterned-rect.tsx'
import { type LegendValues, SeriesLegend } from './series-legend.tsx'

export type ChartMonth = LegendValues & {
  id: string
  /** Short label under the bar: "Nov". */
  label: string
  /** Accessible name: month, total and parts. */
  words: string
}

type StackedMonthsProps = {
  label: string
  months: readonly ChartMonth[]
  /** Totals of all months. The legend shows them while no month is active. */
  total: LegendValues
  parts: ReadonlyArray<{ hue: Hue; name: string }>
  figureOf: (value: number) => string
}

function extentOf(months: readonly ChartMonth[]): [number, number] {
  const endsOf = ({ parts }: ChartMonth, sign: 1 | -1) =>
    Object.values(parts).reduce((sum, { value }) => (value * sign > 0 ? sum + value : sum), 0)
  const low = Math.min(0, ...months.map(month => endsOf(month, -1)))
  const high = Math.max(0, ...months.map(month => endsOf(month, 1)))
  return low === high ? [0, 1] : [low, high]
}

/**
 * Renders each month as an image with an accessible name. Tab enters the chart; arrow keys, Home and End move between
 * months.
 */
export function StackedMonths({ label, months, total, parts, figureOf }: StackedMonthsProps) {
  const id = useId()
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = months.find(month => month.id === activeId)
  const hues = parts.map(({ hue }) => hue)
  const { parentRef, width } = useParentSize(sizing)
  const { xScale, ...scales } = monthScales(months, extentOf(months), width, figureOf)
  const stop = active?.id ?? months.at(-1)?.id

  return (
    <>
      <SeriesLegend chart={id} figures={active ?? total} parts={parts} />
      <div ref={parentRef} className={css.frame}>
        <MonthsSvg label={label} width={width} months={months} stop={stop}>
          <defs>
            <PatternDefs chart={id} hues={hues} />
          </defs>
          <MonthAxes {...scales} {...{ months, xScale, figureOf }} />
          <BarStack<ChartMonth, Hue>
            data={[...months]}
            keys={hues}
            value={(month, key) => month.parts[key]?.value ?? 0}
            x={month => month.id}
            xScale={xScale}
            yScale={scales.yScale}
            color={key => key}
            offset="diverging"
          >
            {stacks =>
              months.map((month, at) => (
                <MonthBar
                  key={month.id}
                  chart={id}
                  id={month.id}
                  words={month.words}
                  band={monthBand(xScale, month.id)}
                  parts={stacks.flatMap(({ key, bars }) => {
                    const bar = bars[at]
                    return bar ? [{ hue: key, x: bar.x, y: bar.y, width: bar.width, height: bar.height }] : []
                  })}
                  isStop={month.id === stop}
                  isQuiet={active !== undefined && active !== month}
                  onActive={isActive => setActiveId(isActive ? month.id : null)}
                />
              ))
            }
          </BarStack>
        </MonthsSvg>
      </div>
    </>
  )
}
