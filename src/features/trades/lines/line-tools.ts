import { createContext, use } from 'react'
import type { StatisticsByName } from '#domain/trades/material-statistics.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { AnyLine } from '#machines/lines/lines.types.ts'
import type { LineScale } from './line-scale.ts'

export type LineTools = {
  lines: LinesActor
  /** Part of the context, so that a thousand rows need no subscription each. */
  locale: string
  fixedDecimals: boolean
  mayChange: boolean
  mayRemove: boolean
  hasActions: boolean
  past: StatisticsByName | undefined
  onRemove: (line: AnyLine) => void
  /** Announces the text, then moves the focus from the value field to the next line. */
  onPriceAccepted: (field: HTMLElement, text: string) => void
  /** Undefined in browsers without Web Serial, and until its code is loaded. */
  scale?: LineScale | undefined
}

export const LineToolsContext = createContext<LineTools | null>(null)

export function useLineTools(): LineTools {
  const tools = use(LineToolsContext)
  if (!tools) throw new Error('There is no LineToolsContext around this row')
  return tools
}
