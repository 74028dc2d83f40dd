import { useLocale } from '#actors/environment.tsx'
import { type DecimalText, formatNumber } from '#domain/figures/numbers.ts'
import type { FlowFigure } from '#domain/flow/flow-selection.ts'
import { t } from '#messages/message.ts'
import { useCellKeys } from '#ui/table/cell-keys.ts'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { FigureLink, figureName } from './figure-link.tsx'
import * as css from './flow.css.ts'
import { inUnit, type Span, spanNames, spanTitles } from './span-rows.ts'
import type { FlowAddress } from './use-flow-view.ts'

type SpanTableProps = {
  spans: readonly Span[]
  total: Span
  unit: 'kg' | 't'
  active: string | null
  address: FlowAddress
}

type SpanColumn = { figure: FlowFigure; label: string; amountOf: (span: Span) => DecimalText }

const into: SpanColumn = { figure: 'in', label: t('In'), amountOf: ({ inKg }) => inKg }

/** Columns of a business. */
const withStock: readonly SpanColumn[] = [
  into,
  { figure: 'out', label: t('Out'), amountOf: ({ outKg }) => outKg },
  { figure: 'closing', label: t('Stock'), amountOf: ({ stockKg }) => stockKg ?? '0' },
]

/** Columns of a collector, who has no stock. */
const withoutStock: readonly SpanColumn[] = [{ ...into, label: t('Collected') }]

/** Weights by month or quarter. The row of the active month in the chart is tinted. */
export function SpanTable({ spans, total, unit, active, address }: SpanTableProps) {
  const locale = useLocale()
  const { every } = address.view
  const rows = [...spans, total]
  const columns = total.stockKg === null ? withoutStock : withStock
  const { table, isStop } = useCellKeys(
    rows.flatMap(({ of }) => columns.map(({ figure }) => figureName({ figure, of }))),
  )
  return (
    <div className={css.spans}>
      <Table label={spanTitles[every]} isCompact {...table}>
        <TableHead>
          <Column>{spanNames[every]}</Column>
          {columns.map(({ figure, label }) => (
            <Column key={figure} unit={unit}>
              {label}
            </Column>
          ))}
        </TableHead>
        <TableBody>
          {rows.map(row => (
            <Row key={row.of} isMarked={row.of !== '' && row.of === active}>
              <RowHead>{row.label}</RowHead>
              {columns.map(({ figure, label, amountOf }) => {
                const selection = { figure, of: row.of }
                return (
                  <Cell key={figure} label={label} isNumeric>
                    <FigureLink address={address} selection={selection} isStop={isStop(figureName(selection))}>
                      {formatNumber(inUnit(amountOf(row), unit), locale)}
                    </FigureLink>
                  </Cell>
                )
              })}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
