import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis'
import { GridRows } from '@visx/grid'
import type { UseParentSizeConfig } from '@visx/responsive'
import { scaleBand, scaleLinear } from '@visx/scale'
import type { ReactNode } from 'react'
import { isRightToLeft } from '#messages/language.ts'
import * as css from './charts.css.ts'
import { moveToMonth } from './month-keys.ts'

const height = 264
const margin = { top: 8, end: 4 }
const bottom = height - 28
/** Widths in px: of one character on the axis, and of the gap between two month labels. */
const character = 7
const gap = 13

/** Defined outside the component: a new object would restart the resize observer at every render. */
export const sizing: UseParentSizeConfig = { debounceTime: 60, ignoreDimensions: ['height', 'top', 'left'] }

/** Returns the scales of a chart of months, and the ends of its horizontal axis in px. */
export function monthScales(
  months: ReadonlyArray<{ id: string }>,
  extent: [low: number, high: number],
  width: number,
  figureOf: (value: number) => string,
) {
  const yScale = scaleLinear<number>({ domain: extent, range: [bottom, margin.top], nice: 5 })
  const ticks = yScale.ticks(5)
  const labels = Math.max(...ticks.map(tick => figureOf(tick).length)) * character + 14
  const length = Math.max(width - margin.end - labels, 1)
  const start = isRightToLeft ? margin.end + length : labels
  const end = isRightToLeft ? margin.end : labels + length
  const xScale = scaleBand<string>({ domain: months.map(month => month.id), range: [start, end], padding: 0.38 })
  return { xScale, yScale, ticks, start, end }
}

/** Returns the hit area of a month. */
export function monthBand(xScale: ReturnType<typeof monthScales>['xScale'], id: string) {
  return {
    x: (xScale(id) ?? 0) - (xScale.step() - xScale.bandwidth()) / 2,
    y: margin.top,
    width: xScale.step(),
    height: bottom - margin.top,
  }
}

/** Drawing area of a chart of months. Arrow keys, Home and End move between the months. */
export function MonthsSvg({
  label,
  width,
  months,
  stop,
  children,
}: {
  label: string
  width: number
  months: ReadonlyArray<{ id: string }>
  /** Id of the month with the tab stop. */
  stop: string | undefined
  children: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the months of the chart
    <svg
      width={Math.max(width, 1)}
      height={height}
      role="group"
      aria-label={label}
      onKeyDown={event => moveToMonth(event, months, stop)}
    >
      {children}
    </svg>
  )
}

type AxesProps = {
  months: ReadonlyArray<{ id: string; label: string }>
  xScale: ReturnType<typeof scaleBand<string>>
  yScale: ReturnType<typeof scaleLinear<number>>
  ticks: readonly number[]
  /** Ends of the horizontal axis in px. `start` is next to the labels of the vertical axis. */
  start: number
  end: number
  figureOf: (value: number) => string
}

/** Grid lines and axis labels. Hidden from screen readers, because each month has an accessible name. */
export function MonthAxes({ months, xScale, yScale, ticks, start, end, figureOf }: AxesProps) {
  const labels = new Map(months.map(month => [month.id, month.label]))
  const [left, right] = [Math.min(start, end), Math.max(start, end)]
  const longest = Math.max(...months.map(({ label }) => label.length)) * character + gap
  const every = Math.ceil((months.length * longest) / (right - left))
  // A label at the end of the axis would be cut off if it is wider than its month.
  const shown = months.filter((_, at) => (months.length - 1 - at) % every === Math.floor(every / 2))
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
        tickValues={shown.map(month => month.id)}
        tickFormat={month => labels.get(month)}
        tickLabelProps={{ className: css.tick, dy: 6, textAnchor: 'middle' }}
        hideAxisLine
        hideTicks
      />
      <line x1={left} x2={right} y1={yScale(0)} y2={yScale(0)} className={css.zero} />
    </g>
  )
}
