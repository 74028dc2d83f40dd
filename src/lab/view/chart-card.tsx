import { memo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Chart } from '#lab/core/chart/chart.ts'
import { chartSvg } from '#lab/core/chart/chart-svg.ts'
import { pathOf } from '#lab/core/chart/chart-transitions.ts'
import { definitionJson } from '#lab/core/chart/definition-json.ts'
import { focusChart, type Scope } from '#lab/core/chart/focus-chart.ts'
import { hideActions } from '#lab/core/chart/hide-actions.ts'
import { toMermaid } from '#lab/core/chart/mermaid.ts'
import type { Moment } from '#lab/core/run/collect-moments.ts'
import type { ExampleFile } from '#lab/core/run/test-source.ts'
import { Button } from '#ui/basics/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'
import { Segments } from '#ui/pickers/segments.tsx'
import { ChartPicture } from './chart/chart-picture.tsx'
import type { Parts } from './chart/chart-view.tsx'
import { chartLayout } from './chart/layouts.ts'
import type { ChartFocus } from './chart/use-chart-focus.ts'
import { copy } from './copy.ts'
import { PanelButton, type Panels } from './panels.tsx'
import * as css from './workspace.css.ts'

/** Returns the active states, including parents, and the transitions of the last step. */
const partsOf = ({ snapshot, transitions }: Moment): Parts => ({
  states: new Set(snapshot._nodes.map(pathOf)),
  transitions: new Set(transitions),
})

const formats = ['SVG', 'Mermaid', 'XState JSON'] as const

const noParts: Parts = { states: new Set(), transitions: new Set() }

const scopesOf = ({ states }: Chart): { id: Scope; label: string }[] => [
  { id: 'neighbours', label: 'Neighbours' },
  { id: 'stage', label: 'Stage' },
  { id: 'all', label: `All ${states.length - 1}` },
]

/** Returns all parts that a run has reached, including transient states. */
function visitedParts({ transitions }: Chart, moments: readonly Moment[]): Parts {
  const all = moments.map(partsOf)
  const visited = new Set(all.flatMap(parts => [...parts.transitions]))
  const left = transitions.flatMap(({ id, from }) => (visited.has(id) ? from : []))
  return { states: new Set([...all.flatMap(parts => [...parts.states]), ...left]), transitions: visited }
}

/**
 * Chart and table of a machine, with its controls. `moments` is the history of the run, the current moment last. Memoized: changes
 * of the URL alone do not render it again.
 */
export const ChartCard = memo(function ChartCard({
  machine,
  chart,
  moments,
  focus,
  file,
  panels,
}: {
  machine: AnyStateMachine
  chart: Chart
  moments: readonly Moment[]
  focus: ChartFocus
  /** Example of the machine; null if it has none. */
  file: ExampleFile | null
  /** Panels at the sides of the chart; null if it has none. */
  panels: Panels | null
}) {
  const { button, menu, ui } = useMenu()
  const [hasActions, setHasActions] = useState(false)
  const present = moments.at(-1)
  const active = present ? partsOf(present) : noParts
  const textAs = async (format: (typeof formats)[number]) => {
    if (format === 'Mermaid') return toMermaid(chart)
    if (format === 'XState JSON') return definitionJson(machine)
    const drawn = focusChart(hasActions ? chart : hideActions(chart), focus.scope, focus.centre)
    return chartSvg(drawn, await chartLayout(drawn), active.states)
  }
  return (
    <section className={css.chart} aria-label="Chart">
      <div className={css.bar}>
        {panels ? <PanelButton side="details" panels={panels} /> : null}
        <Segments label="Part of the chart" options={scopesOf(chart)} value={focus.scope} onChange={focus.setScope} />
        <Checkbox label="Actions" isSelected={hasActions} onChange={setHasActions} />
        <span className={css.end}>
          <Button variant="quiet" icon="copy" {...button}>
            Copy chart
          </Button>
          {panels ? <PanelButton side="controls" panels={panels} /> : null}
        </span>
      </div>
      <ChartPicture active={active} visited={visitedParts(chart, moments)} {...{ chart, file, focus, hasActions }} />
      {ui ? (
        <ui.Menu label="Copy chart" {...menu}>
          {formats.map(format => (
            <ui.MenuItem key={format} onAction={() => void textAs(format).then(text => copy(text, format))}>
              {`Copy as ${format}`}
            </ui.MenuItem>
          ))}
        </ui.Menu>
      ) : null}
    </section>
  )
})
