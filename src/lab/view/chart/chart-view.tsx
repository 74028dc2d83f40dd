import type { Chart, ChartState } from '#lab/core/chart/chart.ts'
import { boxRows, labelLines } from '#lab/core/chart/chart-labels.ts'
import { type Box, type ChartLayout, type Point, type as textSize } from '#lab/core/chart/layout.ts'
import * as css from './chart-view.css.ts'
import { widthAt, type Zoom } from './zoom.ts'

/** Corner radius of arrows, in px. */
const bend = 6

/** Returns an SVG path through the points, with rounded corners. */
function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${x} ${y}`
      if (!after) return `L${x} ${y}`
      const toward = ([otherX, otherY]: Point): Point => {
        const length = Math.hypot(otherX - x, otherY - y)
        const share = length === 0 ? 0 : Math.min(bend, length / 2) / length
        return [x + (otherX - x) * share, y + (otherY - y) * share]
      }
      return `L${toward(before).join(' ')}Q${x} ${y} ${toward(after).join(' ')}`
    })
    .join('')
}

/** Arrowheads: one for the transitions of the last step, one for all others. */
const heads = [
  { id: 'head-of-active', look: css.active },
  { id: 'head', look: css.visited },
] as const
const headSize = { markerUnits: 'userSpaceOnUse', markerWidth: 9, markerHeight: 9 } as const

/** Ids of states (including parents) and of transitions. */
export type Parts = { states: ReadonlySet<string>; transitions: ReadonlySet<string> }

type StateProps = {
  state: ChartState
  box: Box
  rows: readonly string[]
  look: string
  isChosen: boolean
  onPress: (id: string) => void
}

function State({ state, box, rows, look, isChosen, onPress }: StateProps) {
  const { x, y, width, height } = box
  return (
    // Keyboard users have the tree of states and the table of transitions.
    <g className={look} data-chosen={isChosen || undefined} onClick={() => onPress(state.id)}>
      {state.isFolded ? <rect className={css.box} x={x + 4} y={y + 4} width={width} height={height} rx={8} /> : null}
      <rect className={css.box} x={x} y={y} width={width} height={height} rx={8} />
      <text className={css.name} x={x + 12} y={y + 18}>
        {state.isFolded ? `${state.name} +` : state.name}
      </text>
      {rows.map((row, index) => (
        <text key={row} className={css.words} x={x + 12} y={y + 38 + index * textSize.line}>
          {row}
        </text>
      ))}
    </g>
  )
}

/** Lines of a transition's label, with the transition's id and look. */
type Labelled = { id: string; look: string; lines: readonly string[] }

type ArrowProps = {
  points: readonly Point[]
  label: Box | null
  parts: readonly Labelled[]
  onPress: (id: string) => void
}

function Arrow({ points, label, parts, onPress }: ArrowProps) {
  const look = [css.active, css.visited].find(one => parts.some(part => part.look === one)) ?? css.unvisited
  const lines = parts.flatMap(part =>
    part.lines.map((line, at) => ({ line, look: part.look, id: part.id, key: `${part.id} ${at}` })),
  )
  return (
    <>
      <g className={look}>
        <path
          className={css.arrow}
          d={pathOf(points)}
          markerEnd={`url(#${look === css.active ? heads[0].id : heads[1].id})`}
        />
      </g>
      {label
        ? lines.map((one, index) => (
            <g key={one.key} className={one.look} onClick={() => onPress(one.id)}>
              <text className={css.words} x={label.x + 4} y={label.y + 12 + index * textSize.line}>
                {one.line}
              </text>
            </g>
          ))
        : null}
    </>
  )
}

/**
 * Draws a machine. Active states and the last transitions are highlighted; unreached parts are dashed. At `zoom` 1, the
 * chart's text is as large as the page's text.
 */
export function ChartView({
  chart,
  layout,
  active,
  visited,
  chosen,
  onPress,
  zoom,
}: {
  chart: Chart
  layout: ChartLayout
  active: Parts
  visited: Parts
  chosen: string | null
  /** Called with the id of the state or transition that the user clicks. */
  onPress: (id: string) => void
  zoom: Zoom
}) {
  const { width, height, states, arrows } = layout
  const parents = new Set(chart.states.map(({ parent }) => parent))
  const lookOf = (id: string, part: keyof Parts) => {
    if (active[part].has(id)) return part === 'states' && parents.has(id) ? css.around : css.active
    return visited[part].has(id) ? css.visited : css.unvisited
  }
  const resting = chart.states.filter(({ id }) => active.states.has(id) && !parents.has(id))
  return (
    <svg
      role="img"
      aria-label={`Chart of ${chart.machine}. Active: ${resting.map(({ id }) => id || chart.machine).join(', ')}`}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: widthAt(zoom, layout) }}
      className={css.chart}
    >
      <defs>
        {heads.map(({ id, look }) => (
          <marker key={id} id={id} viewBox="0 0 8 8" refX="8" refY="4" {...headSize} orient="auto">
            <g className={look}>
              <path className={css.head} d="M0 0L8 4L0 8z" />
            </g>
          </marker>
        ))}
      </defs>
      {chart.states.map(state => {
        const box = states.get(state.id)
        const rows = boxRows(state, chart.transitions)
        const look = lookOf(state.id, 'states')
        return box ? (
          <State key={state.id} {...{ state, box, rows, look, isChosen: state.id === chosen, onPress }} />
        ) : null
      })}
      {arrows.map(({ transitions, points, label }) => (
        <Arrow
          key={JSON.stringify([transitions, points])}
          points={points}
          label={label}
          onPress={onPress}
          parts={transitions.flatMap(id => {
            const words = chart.transitions.find(one => one.id === id)
            return words ? { id, look: lookOf(id, 'transitions'), lines: labelLines(words) } : []
          })}
        />
      ))}
    </svg>
  )
}
