import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { type UseParentSizeConfig, useParentSize } from '@visx/responsive'
import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStack } from '@visx/shape'
import { type KeyboardEvent, useId, useState } from 'react'
import { isRightToLeft } from '#messages/language.ts'
import type { Hue } from '#ui/figures/family-dot.tsx'
import * as css from './charts.css.ts'
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
  whole: LegendValues
  parts: ReadonlyArray<{ hue: Hue; name: string }>
  figureOf: (value: number) => string
}

const height = 264
const margin = { top: 8, end: 4 }
const bottom = height - 28
/** Widths in px: of one character on the axis, and of the longest month label with its gap. */
const character = 7
const monthWidth = 34

/** Defined outside the component: a new object would restart the resize observer at every render. */
const sizing: UseParentSizeConfig = { debounceTime: 60, ignoreDimensions: ['height', 'top', 'left'] }

function extentOf(months: readonly ChartMonth[]): [number, number] {
  const endsOf = ({ parts }: ChartMonth, sign: 1 | -1) =>
    Object.values(parts).reduce((sum, { value }) => (value * sign > 0 ? sum + value : sum), 0)
  const low = Math.min(0, ...months.map(month => endsOf(month, -1)))
  const high = Math.max(0, ...months.map(month => endsOf(month, 1)))
  return low === high ? [0, 1] : [low, high]
}

/** Returns the index of the month that a navigation key moves to; null for other keys. */
function targetOf(key: string, at: number, count: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: Math.min(at + 1, count - 1),
    [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: Math.max(at - 1, 0),
    Home: 0,
    End: count - 1,
  }
  return targets[key] ?? null
}

type AxesProps = {
  months: readonly ChartMonth[]
  xScale: ReturnType<typeof scaleBand<string>>
  yScale: ReturnType<typeof scaleLinear<number>>
  ticks: readonly number[]
  /** Ends of the horizontal axis in px. `start` is next to the labels of the vertical axis. */
  start: number
  end: number
  figureOf: (value: number) => string
}

/** Grid lines and axis labels. Hidden from screen readers, because each month has an accessible name. */
function Axes({ months, xScale, yScale, ticks, start, end, figureOf }: AxesProps) {
  const labels = new Map(months.map(month => [month.id, month.label]))
  const [left, right] = [Math.min(start, end), Math.max(start, end)]
  const every = Math.ceil((months.length * monthWidth) / (right - left))
  const ValueAxis = isRightToLeft ? AxisRight : AxisLeft
  return (
    <g aria-hidden="true">
      <GridRows scale={yScale} tickValues={[...ticks]} left={left} width={right - left} lineStyle={css.grid} />
      <ValueAxis
        scale={yScale}
        left={start}
        tickValues={[...ticks]}
        tickFormat={value => figureOf(Number(value))}
        tickLabelProps={{ className: css.tick, dx: isRightToLeft ? 2 : -2, dy: 4, textAnchor: 'end' }}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={xScale}
        top={bottom}
        tickValues={months.filter((_, at) => (months.length - 1 - at) % every === 0).map(month => month.id)}
        tickFormat={month => labels.get(month)}
        tickLabelProps={{ className: css.tick, dy: 6, textAnchor: 'middle' }}
        hideAxisLine
        hideTicks
      />
      <line x1={left} x2={right} y1={yScale(0)} y2={yScale(0)} className={css.zero} />
    </g>
  )
}

/**
 * Renders each month as an image with an accessible name. Tab enters the chart; arrow keys, Home and End move between
 * months.
 */
export function StackedMonths({ label, months, whole, parts, figureOf }: StackedMonthsProps) {
  const id = useId()
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = months.find(month => month.id === activeId)
  const hues = parts.map(({ hue }) => hue)
  const { parentRef, width } = useParentSize(sizing)
  const extent = extentOf(months)
  const yScale = scaleLinear<number>({ domain: extent, range: [bottom, margin.top], nice: 5 })
  const ticks = yScale.ticks(5)
  const labels = Math.max(...ticks.map(tick => figureOf(tick).length)) * character + 14
  const length = Math.max(width - margin.end - labels, 1)
  const start = isRightToLeft ? margin.end + length : labels
  const end = isRightToLeft ? margin.end : labels + length
  const xScale = scaleBand<string>({ domain: months.map(month => month.id), range: [start, end], padding: 0.38 })
  const gap = xScale.step() - xScale.bandwidth()
  const stop = active?.id ?? months.at(-1)?.id

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const at = months.findIndex(month => month.id === stop)
    const target = months[targetOf(event.key, at, months.length) ?? -1]
    if (!target) return
    event.preventDefault()
    event.currentTarget.querySelector<SVGElement>(`[data-month="${target.id}"]`)?.focus()
  }

  return (
    <>
      <SeriesLegend chart={id} figures={active ?? whole} parts={parts} />
      <div ref={parentRef} className={css.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the months of the chart */}
        <svg width={Math.max(width, 1)} height={height} role="group" aria-label={label} onKeyDown={onKeyDown}>
          <defs>
            <PatternDefs chart={id} hues={hues} />
          </defs>
          <Axes {...{ months, xScale, yScale, ticks, start, end, figureOf }} />
          <BarStack<ChartMonth, Hue>
            data={[...months]}
            keys={hues}
            value={(month, key) => month.parts[key]?.value ?? 0}
            x={month => month.id}
            xScale={xScale}
            yScale={yScale}
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
                  band={{
                    x: (xScale(month.id) ?? 0) - gap / 2,
                    y: margin.top,
                    width: xScale.step(),
                    height: bottom - margin.top,
                  }}
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
        </svg>
      </div>
    </>
  )
}
