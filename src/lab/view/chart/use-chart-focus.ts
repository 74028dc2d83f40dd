import { useMemo, useState } from 'react'
import type { Chart } from '#lab/core/chart/chart.ts'
import type { Scope } from '#lab/core/chart/focus-chart.ts'

/** Number of states from which a chart opens on the neighbours of the active states. */
const large = 20

/** Part of a chart that is drawn, and the states in its centre. */
export type ChartFocus = {
  scope: Scope
  centre: readonly string[]
  /** Chosen state; null if the active states are in the centre. */
  chosen: string | null
  choose: (id: string | null) => void
  setScope: (scope: Scope) => void
}

/** Focuses a chart on the innermost active states, or on a chosen state until other states are active. */
export function useChartFocus({ states }: Chart, active: readonly string[]): ChartFocus {
  const [scope, setScope] = useState<Scope>(states.length > large ? 'neighbours' : 'all')
  const [choice, setChoice] = useState<{ id: string; key: string } | null>(null)
  const key = JSON.stringify(active)
  const chosen = choice?.key === key ? choice.id : null
  return useMemo(() => {
    const choose = (id: string | null) => setChoice(id === null ? null : { id, key })
    return { scope, centre: chosen === null ? JSON.parse(key) : [chosen], chosen, choose, setScope }
  }, [scope, chosen, key])
}
