import { useRef } from 'react'
import type { Chart } from '#lab/chart/chart.ts'
import { ChartPicture } from '#lab/chart/chart-picture.tsx'
import { ChartTable } from '#lab/chart/chart-table.tsx'
import { withoutActions } from '#lab/chart/without-actions.ts'
import { quiet } from '#lab/lab.css.ts'
import type { SeenActor } from './seen-actor.ts'

/** The chart of a machine, which follows an actor of the app. */
export function LiveChart({ chart, actor }: { chart: Chart; actor: SeenActor }) {
  const picture = useRef<SVGSVGElement>(null)
  const active = { states: new Set(actor.states), transitions: new Set(actor.taken) }
  return (
    <>
      <ChartPicture ref={picture} chart={withoutActions(chart)} active={active} visited={actor.visited} />
      <details>
        <summary className={quiet}>The same as a table</summary>
        <ChartTable chart={chart} active={active.states} />
      </details>
    </>
  )
}
