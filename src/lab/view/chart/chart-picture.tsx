import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Chart } from '#lab/core/chart/chart.ts'
import { hideActions } from '#lab/core/chart/hide-actions.ts'
import type { ChartLayout } from '#lab/core/chart/layout.ts'
import { quiet } from '#lab/view/lab.css.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import * as css from './chart-view.css.ts'
import { ChartView, type Parts } from './chart-view.tsx'
import { chartLayout } from './layouts.ts'
import { useCanvas } from './use-canvas.ts'
import { largest, smallest } from './zoom.ts'

type Picture = {
  chart: Chart
  active: Parts
  /** States and transitions that the run has reached. */
  visited: Parts
  ref?: RefObject<SVGSVGElement | null>
}

export function ChartPicture({ chart, hasActions = false, ...picture }: Picture & { hasActions?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Drawn
        // Remounts the chart, so that it gets a new layout.
        key={hasActions ? 'with' : 'without'}
        chart={hasActions ? chart : hideActions(chart)}
        {...picture}
      />
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={quiet}>As a table</summary>
        {isOpen ? <ChartTable chart={chart} active={picture.active.states} /> : null}
      </details>
    </>
  )
}

/** Zoomable, pannable chart that scrolls the active state into view. */
function Drawn(picture: Picture) {
  const { chart } = picture
  const [layout, setLayout] = useState<ChartLayout | null>(null)
  const [error, setError] = useState<Error | null>(null)
  useEffect(() => void chartLayout(chart).then(setLayout, setError), [chart])
  if (error !== null) return <Alert kind="bad">The chart could not be drawn: {error.message}</Alert>
  return layout ? <LaidOut {...picture} layout={layout} /> : null
}

function LaidOut({ chart, active, visited, ref, layout }: Picture & { layout: ChartLayout }) {
  const { canvas, zoom, fit, enlarge, reduce, show, handlers } = useCanvas(layout.width)
  const leaf = chart.states.find(
    ({ id }) => active.states.has(id) && !chart.states.some(({ parent }) => parent === id),
  )?.id
  const showLeaf = useEffectEvent((id: string) => {
    const box = layout.states.get(id)
    if (box) show(box)
  })
  useEffect(() => {
    if (leaf !== undefined) showLeaf(leaf)
  }, [leaf])
  return (
    <>
      <div className={css.sizes}>
        <Button size="small" variant="quiet" isDisabled={zoom === null} onPress={fit}>
          Fit
        </Button>
        <Button size="small" variant="quiet" isDisabled={zoom !== null && zoom <= smallest} onPress={reduce}>
          Smaller
        </Button>
        <Button size="small" variant="quiet" isDisabled={zoom !== null && zoom >= largest} onPress={enlarge}>
          Larger
        </Button>
      </div>
      <section
        ref={canvas}
        className={css.canvas}
        aria-label="Picture. Move it with the arrow keys, zoom with plus and minus, and fit it to the view with 0."
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll the chart
        tabIndex={0}
        {...handlers}
      >
        <ChartView ref={ref ?? null} chart={chart} layout={layout} active={active} visited={visited} zoom={zoom} />
      </section>
      <ChartLegend chart={chart} visited={visited} />
    </>
  )
}
