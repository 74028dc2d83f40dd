import { activatableStates, type Chart } from '#lab/core/chart/chart.ts'
import * as view from './chart-view.css.ts'
import type { Parts } from './chart-view.tsx'

const state = <rect className={view.box} x={2} y={2} width={20} height={10} rx={4} />
const arrow = <path className={view.arrow} d="M0 7H24" />

const samples = [
  { shape: state, look: view.active, words: 'Active' },
  { shape: arrow, look: view.active, words: 'Last transition' },
  { shape: arrow, look: view.visited, words: 'Used in this run' },
  { shape: arrow, look: view.unvisited, words: 'Not yet' },
]

/** Explains the styles of a chart, and shows the run's coverage. */
export function ChartLegend({ chart, visited }: { chart: Chart; visited: Parts }) {
  const { transitions } = chart
  const states = activatableStates(chart)
  const counts = {
    states: states.filter(({ id }) => visited.states.has(id)).length,
    transitions: transitions.filter(({ id }) => visited.transitions.has(id)).length,
  }
  return (
    <div className={view.legend}>
      <ul className={view.looks} aria-label="Legend">
        {samples.map(({ shape, look, words }) => (
          <li key={words} className={view.legendItem}>
            <svg className={view.sample} viewBox="0 0 24 14" aria-hidden="true">
              <g className={look}>{shape}</g>
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <span>
        This run: {counts.states} of {states.length} states, {counts.transitions} of {transitions.length} transitions
      </span>
    </div>
  )
}
