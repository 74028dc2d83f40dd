import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Chart } from '#lab/core/chart/chart.ts'
import { focusChart } from '#lab/core/chart/focus-chart.ts'
import { hideActions } from '#lab/core/chart/hide-actions.ts'
import type { ChartLayout } from '#lab/core/chart/layout.ts'
import type { ExampleFile } from '#lab/core/run/test-source.ts'
import { transitionSource } from '#lab/core/state-source.ts'
import { quiet } from '#lab/view/lab.css.ts'
import { useFetched } from '#lab/view/open/use-fetched.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import * as css from './chart-view.css.ts'
import { ChartView, type Parts } from './chart-view.tsx'
import { chartLayout } from './layouts.ts'
import { Minimap } from './minimap.tsx'
import { StateDetails } from './state-details.tsx'
import { useCanvas } from './use-canvas.ts'
import type { ChartFocus } from './use-chart-focus.ts'
import { openInEditor, useStateSources } from './use-state-sources.ts'
import { largest, smallest } from './zoom.ts'

type Picture = {
  chart: Chart
  active: Parts
  /** States and transitions that the run has reached. */
  visited: Parts
}

type DrawnProps = {
  chosen: string | null
  /** Called with the id of the state or transition that the user clicks. */
  onPress: (id: string) => void
}

/** Chart, legend and table of a machine, and the details of the state in its centre. */
export function ChartPicture({
  chart,
  file,
  focus: { scope, centre, chosen, choose },
  hasActions = false,
  ...picture
}: Picture & {
  /** Example of the machine; null if it has none. */
  file: ExampleFile | null
  focus: ChartFocus
  hasActions?: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const sources = useStateSources(file, chart)
  const [central = ''] = centre
  const state = chart.states.find(({ id }) => id === central)
  const detailed = hasActions ? chart : hideActions(chart)
  const drawn = useMemo(() => focusChart(detailed, scope, centre), [detailed, scope, centre])
  const press = (id: string) => {
    const transition = chart.transitions.find(one => one.id === id)
    const source = transition && transitionSource(transition, chart, sources)
    if (source) void openInEditor(source)
    if (!transition) choose(id)
  }
  return (
    <>
      <Drawn
        // Remounts the chart, so that it opens at its own size.
        key={`${scope} ${hasActions}`}
        {...{ ...picture, chart: drawn, chosen, onPress: press }}
      />
      <div className={css.foot}>
        <ChartLegend chart={chart} visited={picture.visited} />
        <details className={css.table} onToggle={event => setOpen(event.currentTarget.open)}>
          <summary className={quiet}>As a table</summary>
          {isOpen ? <ChartTable {...{ chart, sources }} active={picture.active.states} /> : null}
        </details>
        {state ? <StateDetails state={state} source={sources[central]} /> : null}
      </div>
    </>
  )
}

/**
 * Zoomable, pannable chart that scrolls the chosen or active state into view. Keeps the last image while a new layout
 * is computed.
 */
function Drawn({ chart, ...picture }: Picture & DrawnProps) {
  const { value, problem } = useFetched(chart, async () => ({ chart, layout: await chartLayout(chart) }))
  if (problem !== null) return <Alert kind="bad">The chart could not be drawn: {problem}</Alert>
  return <div className={css.framed}>{value ? <LaidOut {...picture} {...value} /> : null}</div>
}

function LaidOut({ chart, layout, chosen, ...picture }: Picture & DrawnProps & { layout: ChartLayout }) {
  const { canvas, zoom, fit, enlarge, reduce, show, handlers } = useCanvas(layout.width)
  const leaf = chart.states.find(
    ({ id }) => picture.active.states.has(id) && !chart.states.some(({ parent }) => parent === id),
  )?.id
  const shown = chosen ?? leaf
  const showState = useEffectEvent((id: string, { states }: ChartLayout) => {
    const box = states.get(id)
    if (box) show(box)
  })
  useEffect(() => {
    if (shown !== undefined) showState(shown, layout)
  }, [shown, layout])
  return (
    <>
      <div className={css.sizes}>
        <Button variant="quiet" isDisabled={zoom === 'all'} onPress={fit}>
          Fit
        </Button>
        <IconButton icon="minus" label="Smaller" isDisabled={zoom === smallest} onPress={reduce} />
        <IconButton icon="plus" label="Larger" isDisabled={zoom === largest} onPress={enlarge} />
      </div>
      <section
        ref={canvas}
        className={css.canvas}
        aria-label="Picture. Move it with the arrow keys, zoom with plus and minus, and fit it to the view with 0."
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll the chart
        tabIndex={0}
        {...handlers}
      >
        <ChartView {...{ ...picture, chart, layout, chosen, zoom }} />
      </section>
      <Minimap {...{ canvas, layout }} active={picture.active.states} />
    </>
  )
}
