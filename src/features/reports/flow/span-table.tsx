import { useLocale } from '#actors/environment.tsx'
import { type DecimalText, formatNumber } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { FigureLink } from './figure-link.tsx'
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

/** Weights by month or quarter. The row of the active month in the chart is tinted. */
export function SpanTable({ spans, total, unit, active, address }: SpanTableProps) {
  const locale = useLocale()
  const { every } = address.view
  const shown = (kg: DecimalText) => formatNumber(inUnit(kg, unit), locale)
  const hasStock = total.stockKg !== null
  return (
    <div className={css.spans}>
      <Table label={spanTitles[every]} isCompact>
        <TableHead>
          <Column>{spanNames[every]}</Column>
          <Column unit={unit}>{hasStock ? t('In') : t('Collected')}</Column>
          {hasStock ? <Column unit={unit}>{t('Out')}</Column> : null}
          {hasStock ? <Column unit={unit}>{t('Stock')}</Column> : null}
        </TableHead>
        <TableBody>
          {[...spans, total].map(({ of, label, inKg, outKg, stockKg }) => (
            <Row key={of} isMarked={of !== '' && of === active}>
              <RowHead>{label}</RowHead>
              <Cell label={hasStock ? t('In') : t('Collected')} isNumeric>
                <FigureLink address={address} selection={{ figure: 'in', of }}>
                  {shown(inKg)}
                </FigureLink>
              </Cell>
              {stockKg === null ? null : (
                <>
                  <Cell label={t('Out')} isNumeric>
                    <FigureLink address={address} selection={{ figure: 'out', of }}>
                      {shown(outKg)}
                    </FigureLink>
                  </Cell>
                  <Cell label={t('Stock')} isNumeric>
                    <FigureLink address={address} selection={{ figure: 'closing', of }}>
                      {shown(stockKg)}
                    </FigureLink>
                  </Cell>
                </>
              )}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
