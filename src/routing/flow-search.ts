import type { Period } from '#domain/figures/periods.ts'
import { type FlowSelection, flowFigures } from '#domain/flow/flow-selection.ts'
import { families } from '#rules/families.ts'
import type { FlowFilter } from '#schemas/flow.ts'
import { writePeriodSearch } from './period-search.ts'

export const flowGroups = ['material', 'code', 'family', 'counterparty'] as const
/** Rows of the material-flow table. */
export type FlowGroup = (typeof flowGroups)[number]

export const flowSpanChoices = ['month', 'quarter'] as const
export type FlowSpan = (typeof flowSpanChoices)[number]

/** Part of the URL of a material-flow report, in addition to the period. */
export type FlowView = {
  by: FlowGroup
  every: FlowSpan
  /** True if counterparties are grouped by the provinces of their addresses. */
  isByProvince: boolean
  shown: FlowSelection | null
  filter: FlowFilter | null
}

function readFilter(search: URLSearchParams): FlowFilter | null {
  const chosen = search.getAll('family')
  const filter = {
    families: families.filter(family => chosen.includes(family)),
    materials: search.getAll('material').map(name => name || null),
  }
  return filter.families.length + filter.materials.length === 0 ? null : filter
}

/** True if the URL has a family that {@link readFlowSearch} ignores. */
export const hasUnreadableFamily = (text: string): boolean =>
  new URLSearchParams(text).getAll('family').some(name => !families.some(family => family === name))

/** Parses "?by=code&every=quarter&family=metal&show=sold&of=code:GW 53-01". Unknown values get their defaults. */
export function readFlowSearch(text: string): FlowView {
  const search = new URLSearchParams(text)
  const { by, every, province, show, of = '' } = Object.fromEntries(search)
  const figure = flowFigures.find(name => name === show)
  return {
    by: flowGroups.find(name => name === by) ?? 'material',
    every: flowSpanChoices.find(name => name === every) ?? 'month',
    isByProvince: province === 'yes',
    shown: figure ? { figure, of } : null,
    filter: readFilter(search),
  }
}

/** Returns the URL query string of a report. Omits defaults. */
export function writeFlowSearch(period: Period, { by, every, isByProvince, shown, filter }: FlowView): string {
  const search = new URLSearchParams(writePeriodSearch(period))
  if (by !== 'material') search.set('by', by)
  if (every !== 'month') search.set('every', every)
  if (isByProvince) search.set('province', 'yes')
  for (const family of filter?.families ?? []) search.append('family', family)
  for (const name of filter?.materials ?? []) search.append('material', name ?? '')
  if (shown) search.set('show', shown.figure)
  if (shown?.of) search.set('of', shown.of)
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
