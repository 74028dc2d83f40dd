import { useParentSize } from '@visx/responsive'
import * as css from './charts.css.ts'
import * as flow from './flow-months.css.ts'
import { MonthAxes, MonthsSvg, monthBand, monthScales, sizing } from './month-axes.tsx'

export type FlowBar = {
  id: string
  /** Short label under the bars: "Nov". */
  label: string
  /** Accessible name: the period and its amounts. */
  words: string
  into: number
  out: number
  /** Stock at the end; null without stock. */
  stock: number | null
}

/** Space between the bars of a month in px. */
const barGap = 2

type FlowMonthsProps = {
  label: string
  months: readonly FlowBar[]
  /** Stock at the start; null without stock. */
  opening: number | null
  /** Id of the active month; null if none. */
  active: string | null
  onActive: (id: string | null) => void
  figureOf: (value: number) => string
}

function extentOf(months: readonly FlowBar[], opening: number | null): [number, number] {
  const amounts = [0, opening ?? 0, ...months.flatMap(({ into, out, stock }) => [into, out, stock ?? 0])]
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  return low === high ? [0, 1] : [low, high]
}

/**
 * Weights in and out by month as bars, and the stock at each end as a line; the stock of a single month as a bar. Each
 * month is an image with an accessible name. Tab enters the chart; arrow keys, Home and End move between months.
 */
export function FlowMonths({ label, months, opening, active, onActive, figureOf }: FlowMonthsProps) {
  const { parentRef, width } = useParentSize(sizing)
  const { xScale, ...scales } = monthScales(months, extentOf(months, opening), width, figureOf)
  const { yScale, start } = scales
  const stop = months.find(({ id }) => id === active)?.id ?? months.at(-1)?.id
  const isLine = months.length > 1
  const fills = isLine ? [flow.into, flow.out] : [flow.into, flow.out, flow.stockBar]
  const barWidth = Math.max((xScale.bandwidth() - barGap * (fills.length - 1)) / fills.length, 1)
  const centreOf = (id: string) => (xScale(id) ?? 0) + xScale.bandwidth() / 2
  const stocks = months.flatMap(({ id, stock }) => (stock === null ? [] : [{ id, x: centreOf(id), y: yScale(stock) }]))
  const line = [...(opening === null ? [] : [{ x: start, y: yScale(opening) }]), ...stocks]
  const barOf = (value: number) => ({
    y: Math.min(yScale(value), yScale(0)),
    width: barWidth,
    height: Math.abs(yScale(value) - yScale(0)),
    rx: 2,
  })
  return (
    <div ref={parentRef} className={css.frame}>
      <MonthsSvg label={label} width={width} months={months} stop={stop}>
        <MonthAxes {...scales} {...{ months, xScale, figureOf }} />
        {months.map(({ id, words, into, out, stock }) => (
          <g
            key={id}
            role="img"
            aria-label={words}
            tabIndex={id === stop ? 0 : -1}
            data-month={id}
            className={active === null || active === id ? css.month : css.quietMonth}
            onFocus={() => onActive(id)}
            onBlur={() => onActive(null)}
            onPointerEnter={() => onActive(id)}
            onPointerLeave={() => onActive(null)}
          >
            <rect {...monthBand(xScale, id)} className={css.band} />
            {fills.map((fill, at) => (
              <rect
                key={fill}
                x={(xScale(id) ?? 0) + at * (barWidth + barGap)}
                {...barOf([into, out, stock ?? 0][at] ?? 0)}
                className={fill}
              />
            ))}
          </g>
        ))}
        {isLine && stocks.length > 0 ? (
          <g aria-hidden="true">
            <path d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`} className={flow.stock} />
            {stocks.map(({ id, x, y }) => (
              <circle key={id} cx={x} cy={y} r={4.5} className={flow.dot} />
            ))}
          </g>
        ) : null}
      </MonthsSvg>
    </div>
  )
}
