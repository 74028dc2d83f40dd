import { useParentSize } from '@visx/responsive'
import * as css from './charts.css.ts'
import * as lines from './day-lines.css.ts'
import { MonthAxes, MonthsSvg, monthBand, monthScales, sizing } from './month-axes.tsx'

export type DayPoint = {
  id: string
  /** Short label under the chart: "23". */
  label: string
  /** Accessible name: the day with its amounts. */
  words: string
  /** Sum from the first day; null for future days. */
  now: number | null
  /** Sum from the first day of the earlier period; null if that period has no such day, or if it is not loaded. */
  before: number | null
}

type DayLinesProps = {
  label: string
  days: readonly DayPoint[]
  /** Minimum for the highest value of the axis. */
  high: number
  /** Id of the active day; null if none. */
  active: string | null
  onActive: (id: string | null) => void
  figureOf: (value: number) => string
}

/**
 * Running sums of a period and of the earlier period, day by day. Later days of the earlier period are dotted. Each
 * day is an image with an accessible name. Tab enters the chart; arrow keys, Home and End move between days.
 */
export function DayLines({ label, days, high, active, onActive, figureOf }: DayLinesProps) {
  const { parentRef, width } = useParentSize(sizing)
  const { xScale, ...scales } = monthScales(days, [0, high], width, figureOf)
  const { yScale } = scales
  const passed = days.filter(({ now }) => now !== null)
  const stop = passed.find(({ id }) => id === active) ?? passed.at(-1)
  const centreOf = (id: string) => (xScale(id) ?? 0) + xScale.bandwidth() / 2
  const path = (points: readonly DayPoint[], valueOf: (point: DayPoint) => number | null) => {
    const known = points.flatMap(point => {
      const value = valueOf(point)
      return value === null ? [] : [`${centreOf(point.id)} ${yScale(value)}`]
    })
    return known.length > 1 ? `M${known.join('L')}` : ''
  }
  return (
    <div ref={parentRef} className={css.frame}>
      <MonthsSvg label={label} width={width} months={passed} stop={stop?.id}>
        <MonthAxes {...scales} {...{ months: days, xScale, figureOf }} />
        {passed.map(({ id, words }) => (
          <g
            key={id}
            role="img"
            aria-label={words}
            tabIndex={id === stop?.id ? 0 : -1}
            data-month={id}
            className={css.month}
            onFocus={() => onActive(id)}
            onBlur={() => onActive(null)}
            onPointerEnter={() => onActive(id)}
            onPointerLeave={() => onActive(null)}
          >
            <rect {...monthBand(xScale, id)} className={css.band} />
          </g>
        ))}
        <g aria-hidden="true">
          <path d={path(days.slice(Math.max(passed.length - 1, 0)), ({ before }) => before)} className={lines.rest} />
          <path d={path(passed, ({ before }) => before)} className={lines.before} />
          <path d={path(passed, ({ now }) => now)} className={lines.now} />
          {stop ? (
            <DayMark
              x={centreOf(stop.id)}
              yOf={value => yScale(value)}
              point={stop}
              barWidth={passed.length === 1 ? xScale.bandwidth() : null}
            />
          ) : null}
        </g>
      </MonthsSvg>
    </div>
  )
}

/** Line through the values of a day. With `barWidth`, the value is a bar, because a single day has no line. */
function DayMark({
  x,
  yOf,
  point: { now, before },
  barWidth,
}: {
  x: number
  yOf: (value: number) => number
  point: DayPoint
  barWidth: number | null
}) {
  return (
    <>
      <line x1={x} x2={x} y1={yOf(0)} y2={0} className={lines.at} />
      {now === null ? null : barWidth === null ? (
        <circle cx={x} cy={yOf(now)} r={4} className={lines.nowDot} />
      ) : (
        <rect x={x - barWidth / 2} y={yOf(now)} width={barWidth} height={yOf(0) - yOf(now)} className={lines.nowDot} />
      )}
      {before === null ? null : <circle cx={x} cy={yOf(before)} r={3.5} className={lines.beforeDot} />}
    </>
  )
}
