import type { Period } from '#domain/figures/periods.ts'
import { type FlowSelection, flowFigures } from '#domain/flow/flow-selection.ts'
import { writePeriodSearch } from './period-search.ts'

export const flowGroups = ['material', 'code', 'family', 'counterparty'] as const
/** Rows of the material-flow table. */
export type FlowGroup = (typeof flowGroups)[number]

export const flowSpanChoices = ['month', 'quarter'] as const
export type FlowSpan = (typeof flowSpanChoices)[number]

/** Part of the URL of a material-flow report, in addition to the period. */
export type FlowView = {
  /** `others` shows the figures for other reports. */
  sheet: 'flow' | 'others'
  by: FlowGroup
  every: FlowSpan
  /** True if counterparties are grouped by the provinces of their addresses. */
  isByProvince: boolean
  shown: FlowSelection | null
}

/** Parses "?by=code&every=quarter&show=sold&of=code:GW 53-01". Unknown values get their defaults. */
export function readFlowSearch(search: string): FlowView {
  const { sheet, by, every, province, show, of = '' } = Object.fromEntries(new URLSearchParams(search))
  const figure = flowFigures.find(name => name === show)
  return {
    sheet: sheet === 'others' ? sheet : 'flow',
    by: flowGroups.find(name => name === by) ?? 'material',
    every: flowSpanChoices.find(name => name === every) ?? 'month',
    isByProvince: province === 'yes',
    shown: figure ? { figure, of } : null,
  }
}

/** Returns the URL query string of a report. Omits defaults. */
export function writeFlowSearch(period: Period, { sheet, by, every, isByProvince, shown }: FlowView): string {
  const search = new URLSearchParams(writePeriodSearch(period))
  if (sheet !== 'flow') search.set('sheet', sheet)
  if (by !== 'material') search.set('by', by)
  if (every !== 'month') search.set('every', every)
  if (isByProvince) search.set('province', 'yes')
  if (shown) search.set('show', shown.figure)
  if (shown?.of) search.set('of', shown.of)
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
