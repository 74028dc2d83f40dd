import { useEffect, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Chart } from './chart/chart.ts'
import { ChartTable } from './chart/chart-table.tsx'
import { ChartView, type Parts } from './chart/chart-view.tsx'
import { definitionJsonOf } from './chart/definition-json.ts'
import { elk } from './chart/elk.ts'
import { type ChartLayout, placesOf } from './chart/layout.ts'
import { mermaidOf } from './chart/mermaid.ts'
import { pathOf } from './chart/transitions-of.ts'
import * as css from './lab.css.ts'
import type { Standing } from './run/standings.ts'

/** The width in px from which on a chart that fits could not be read. */
const widest = 1200
const zooms = [null, 0.5, 0.65, 0.8, 1, 1.25, 1.5] as const

/** The states that a machine was in at these moments, those around them too, and the transitions that led there. */
const partsOf = (moments: readonly Standing[]): Parts => ({
  states: new Set(moments.flatMap(({ snapshot }) => snapshot._nodes.map(pathOf))),
  transitions: new Set(moments.flatMap(({ taken }) => taken)),
})

/** Scrolls a picture that is larger than its room to the active state. */
function useActiveInView(
  { states }: Chart,
  layout: ChartLayout | null,
  moments: readonly Standing[],
  zoom: number | null,
) {
  const canvas = useRef<HTMLElement>(null)
  useEffect(() => {
    const active = partsOf(moments.slice(-1)).states
    const leaf = states.find(({ id }) => active.has(id) && !states.some(({ parent }) => parent === id))
    const box = leaf && layout?.states.get(leaf.id)
    if (!box || zoom === null || !canvas.current) return
    const { clientWidth, clientHeight } = canvas.current
    canvas.current.scrollLeft = (box.x + box.width / 2) * zoom - clientWidth / 2
    canvas.current.scrollTop = (box.y + box.height / 2) * zoom - clientHeight / 2
  }, [states, layout, moments, zoom])
  return canvas
}

/**
 * The picture of a machine, which stays the same, and the same as a table. `moments` are those of the run, the present one
 * last.
 */
export function ChartCard({
  machine,
  chart,
  moments,
  onCopy,
}: {
  machine: AnyStateMachine
  chart: Chart
  moments: readonly Standing[]
  onCopy: (text: string, what: string) => void
}) {
  // Off the main thread.
  const { value: layout, problem } = useLoaded(() => placesOf(chart, elk()))
  const [chosen, setChosen] = useState<number | null>(null)
  const isWide = (layout?.width ?? 0) > widest
  const level = chosen ?? (isWide ? zooms.indexOf(0.8) : 0)
  const zoom = zooms[level] ?? null
  const canvas = useActiveInView(chart, layout, moments, zoom)
  const active = partsOf(moments.slice(-1))
  const visited = partsOf(moments)
  return (
    <Card
      title="Chart"
      actions={
        <span className={css.chips}>
          <Button size="small" variant="quiet" isDisabled={level === 0} onPress={() => setChosen(0)}>
            Fit
          </Button>
          <Button size="small" variant="quiet" isDisabled={level <= 1} onPress={() => setChosen(level - 1)}>
            Smaller
          </Button>
          <Button
            size="small"
            variant="quiet"
            isDisabled={level === zooms.length - 1}
            onPress={() => setChosen(level === 0 ? zooms.indexOf(1) : level + 1)}
          >
            Larger
          </Button>
        </span>
      }
    >
      {problem ? <Alert kind="bad">The chart could not be drawn: {problem.details ?? problem.message}</Alert> : null}
      {layout ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled has to be reached by the keyboard
        <section ref={canvas} className={css.canvas} aria-label="Picture" tabIndex={0}>
          <ChartView chart={chart} layout={layout} active={active} visited={visited} zoom={zoom} />
        </section>
      ) : null}
      <details>
        <summary className={css.quiet}>The same as a table</summary>
        <ChartTable chart={chart} active={active.states} />
      </details>
      <div className={css.chips}>
        <Button size="small" icon="copy" onPress={() => onCopy(mermaidOf(chart), 'Mermaid')}>
          Copy as Mermaid
        </Button>
        <Button size="small" icon="copy" onPress={() => onCopy(definitionJsonOf(machine), 'XState JSON')}>
          Copy as XState JSON
        </Button>
      </div>
    </Card>
  )
}
