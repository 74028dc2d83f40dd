import { exact } from '#domain/carbon/carbon.ts'
import { countOf } from '#domain/figures/counts.ts'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { type FlowFigure, materialRowName, rowName } from '#domain/flow/flow-selection.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { FlowGroup } from '#routing/flow-search.ts'
import type { FlowCounterparty, FlowFigures, FlowFinding, MaterialFlow, Waste } from '#schemas/flow.ts'

/** Row of the table. `of` names it for links to its records. `code` and `detail` are '' if the row has none. */
export type FlowRow = {
  of: string
  name: string
  code: string
  detail: string
  findings: number
  figures: FlowFigures
}

/** Rows of one waste class with their subtotal; `head` is null if the table needs no subtotals. */
export type FlowBody = { id: string; head: FlowRow | null; rows: readonly FlowRow[] }

const wasteNames: Readonly<Record<Waste, string>> = {
  general: t('General waste'),
  hazardous: t('Hazardous waste'),
}

const allNames: Readonly<Record<FlowGroup, string>> = {
  material: t('All materials'),
  code: t('All codes'),
  family: t('All families'),
  counterparty: t('All counterparties'),
}

type Key = { name: string | null; gwCode: string | null }

const nameOfMaterial = (name: string | null) => name ?? t('Without a name')
const nameOfCode = (gwCode: string | null) => gwCode ?? t('No GW code')

/** Returns the materials of a code in brief: the name, or the number of several materials. */
const namesInBrief = (names: readonly string[], locale: string) =>
  names.length > 1 ? countOf(names.length, 'material', locale) : names.map(isolated).join(', ')

/** Returns how a counterparty traded: as a seller, a collector or a buyer. */
function roleOf({ boughtKg, collectedKg, soldKg }: FlowCounterparty): string {
  const isSeller = exact(boughtKg).gt(0)
  const isBuyer = exact(soldKg).gt(0)
  if (exact(collectedKg).gt(0)) return t('Collector')
  if (isSeller && isBuyer) return t('Seller and buyer')
  return isBuyer ? t('Buyer') : isSeller ? t('Seller') : ''
}

const findingsOf = (findings: readonly FlowFinding[], isOf: (key: Key) => boolean) => findings.filter(isOf).length

type Rows = ReadonlyArray<FlowRow & { waste: Waste }>

function materialRowsOf({ byMaterial, findings }: MaterialFlow): Rows {
  return byMaterial.map(({ waste, name, gwCode, ...figures }) => ({
    waste,
    of: materialRowName({ name, gwCode }),
    name: nameOfMaterial(name),
    code: gwCode ?? '',
    detail: '',
    findings: findingsOf(findings, key => key.name === name && key.gwCode === gwCode),
    figures,
  }))
}

function codeRowsOf({ byCode, findings }: MaterialFlow, locale: string): Rows {
  return byCode.map(({ waste, gwCode, names, ...figures }) => ({
    waste,
    of: rowName('code', gwCode),
    name: nameOfCode(gwCode),
    code: '',
    detail: namesInBrief(names, locale),
    findings: findingsOf(findings, key => key.gwCode === gwCode),
    figures,
  }))
}

const familyRowsOf = ({ byFamily }: MaterialFlow): Rows =>
  byFamily.map(({ waste, family, name, ...figures }) => ({
    waste,
    of: rowName('family', family),
    name,
    code: '',
    detail: '',
    findings: 0,
    figures,
  }))

/** Returns the rows by waste class. Subtotals appear only if the report contains both hazardous and general waste. */
function inClasses({ byWaste }: MaterialFlow, rows: Rows): FlowBody[] {
  return byWaste.map(({ waste, ...figures }) => ({
    id: waste,
    head:
      byWaste.length === 1
        ? null
        : { of: rowName('waste', waste), name: wasteNames[waste], code: '', detail: '', findings: 0, figures },
    rows: rows.filter(row => row.waste === waste),
  }))
}

const counterpartyRowOf = (row: FlowCounterparty): FlowRow => ({
  of: rowName('party', row.id),
  name: row.name ?? t('Unknown counterparty'),
  code: '',
  detail: roleOf(row),
  findings: 0,
  figures: { ...row, openingKg: null, closingKg: null },
})

/** Returns the counterparties; in reports by province with subtotals, those without a province last. */
function counterpartyBodies({ byCounterparty, byProvince }: MaterialFlow): FlowBody[] {
  if (byProvince.length === 0) return [{ id: 'all', head: null, rows: byCounterparty.map(counterpartyRowOf) }]
  return byProvince.map(({ province, ...moved }) => {
    const of = rowName('province', province)
    const figures = { ...moved, openingKg: null, closingKg: null }
    return {
      id: of,
      head: { of, name: province ?? t('No address'), code: '', detail: '', findings: 0, figures },
      rows: byCounterparty.filter(row => row.province === province).map(counterpartyRowOf),
    }
  })
}

/** Returns the rows of the table by group, and the row of the total. */
export function flowTable(flow: MaterialFlow, by: FlowGroup, locale: string): { bodies: FlowBody[]; total: FlowRow } {
  const total = { of: '', name: allNames[by], code: '', detail: '', findings: 0, figures: flow.totals }
  if (by === 'counterparty') {
    return {
      bodies: counterpartyBodies(flow),
      total: { ...total, figures: { ...flow.totals, openingKg: null, closingKg: null } },
    }
  }
  const rows = by === 'material' ? materialRowsOf(flow) : by === 'code' ? codeRowsOf(flow, locale) : familyRowsOf(flow)
  return { bodies: inClasses(flow, rows), total }
}

export type FlowColumn = {
  figure: FlowFigure
  label: string
  amountOf: (figures: FlowFigures) => DecimalText | null
}

const opening: FlowColumn = { figure: 'opening', label: t('Opening'), amountOf: ({ openingKg }) => openingKg }
const bought: FlowColumn = { figure: 'bought', label: t('Bought'), amountOf: ({ boughtKg }) => boughtKg }
const collected: FlowColumn = {
  figure: 'collected',
  label: t('Collected'),
  amountOf: ({ collectedKg }) => collectedKg,
}
const sold: FlowColumn = { figure: 'sold', label: t('Sold'), amountOf: ({ soldKg }) => soldKg }
const closing: FlowColumn = { figure: 'closing', label: t('Closing'), amountOf: ({ closingKg }) => closingKg }

/** Returns the columns of the table. Counterparties and collectors have no stock. */
export function flowColumns({ about }: MaterialFlow, by: FlowGroup): readonly FlowColumn[] {
  if (about.kind === 'collector') return [collected]
  const moved = [bought, collected, sold]
  return by === 'counterparty' ? moved : [opening, ...moved, closing]
}
