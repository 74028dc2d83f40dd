import { familyOf } from '#domain/figures/material-families.ts'
import type { Day } from '#domain/figures/periods.ts'
import type { FlowCounterparty, FlowFilter, MaterialFlow } from '#schemas/flow.ts'
import { wasteOf } from './flow-rows.ts'
import { quarterOf } from './flow-spans.ts'
import type { Movement } from './movement.ts'
import type { FlowMaterialKey } from './running-flow.ts'

export const flowFigures = ['opening', 'bought', 'collected', 'sold', 'closing', 'in', 'out'] as const
export type FlowFigure = (typeof flowFigures)[number]

/**
 * Figure of a report. `of` is its row, such as "code:GW 53-01", "party:3f25…" or "month:2026-07"; empty for the total.
 */
export type FlowSelection = { figure: FlowFigure; of: string }

const kinds = ['waste', 'material', 'code', 'family', 'party', 'province', 'month', 'quarter'] as const
type RowKind = (typeof kinds)[number]

/** Returns the name of a row for {@link FlowSelection}. An unknown code, counterparty or province has an empty name. */
export const rowName = (kind: RowKind, name: string | null) => `${kind}:${name ?? ''}`
export const materialRowName = ({ name, gwCode }: FlowMaterialKey) =>
  rowName('material', JSON.stringify([name, gwCode]))

export function rowOf(of: string): { kind: RowKind | null; name: string } {
  const at = of.indexOf(':')
  const kind = kinds.find(known => known === of.slice(0, at)) ?? null
  return { kind, name: of.slice(at + 1) }
}

export const movementsOf: Readonly<Record<FlowFigure, readonly Movement[]>> = {
  opening: ['bought', 'collected', 'sold'],
  closing: ['bought', 'collected', 'sold'],
  in: ['bought', 'collected'],
  out: ['sold'],
  bought: ['bought'],
  collected: ['collected'],
  sold: ['sold'],
}

export type MatchedRecord = { movement: Movement; day: Day; partyId: string | null }

/**
 * Returns a predicate for the lines of a filter; always true without a filter. Families and materials apply together, as
 * in lists. No family or no material means all of them.
 */
export function linesOfFilter(filter: FlowFilter | null) {
  if (filter === null) return () => true
  const families = new Set(filter.families)
  const materials = new Set(filter.materials)
  return ({ name, gwCode }: FlowMaterialKey) =>
    (families.size === 0 || families.has(familyOf(gwCode))) && (materials.size === 0 || materials.has(name))
}

/** Part of a report that selects the records of a figure. */
export type ReportOfRecords = Pick<MaterialFlow, 'period' | 'filter'> & {
  byCounterparty: ReadonlyArray<Pick<FlowCounterparty, 'id' | 'province'>>
}

/** Returns predicates for the records and the lines of a figure. */
export function recordsOfFigure(
  { figure, of }: FlowSelection,
  { period: { from, to }, filter, byCounterparty }: ReportOfRecords,
) {
  const { kind, name } = rowOf(of)
  const isInFilter = linesOfFilter(filter)
  const provinces = new Map(byCounterparty.map(({ id, province }) => [id, province]))
  const isStock = figure === 'opening' || figure === 'closing'
  const spanOf = (day: Day) => (kind === 'quarter' ? quarterOf(day.slice(0, 7)) : day.slice(0, 7))
  const isSpan = kind === 'month' || kind === 'quarter'
  /** True if a day is before the end of the row's span, or within the span for movements. */
  const isInSpan = (day: Day) => !isSpan || (isStock ? spanOf(day) <= name : spanOf(day) === name)
  const isInPeriod = (day: Day) => (figure === 'opening' ? day < from : day <= to && (isStock || day >= from))
  return {
    isRecord: ({ movement, day, partyId }: MatchedRecord) =>
      movementsOf[figure].includes(movement) &&
      isInPeriod(day) &&
      isInSpan(day) &&
      (kind !== 'party' || (partyId ?? '') === name) &&
      (kind !== 'province' || (provinces.get(partyId) ?? '') === name),
    isLine: (material: FlowMaterialKey): boolean => {
      if (!isInFilter(material)) return false
      if (kind === 'material') return materialRowName(material) === of
      if (kind === 'code') return (material.gwCode ?? '') === name
      if (kind === 'family') return familyOf(material.gwCode) === name
      return kind !== 'waste' || wasteOf(material.gwCode) === name
    },
  }
}
