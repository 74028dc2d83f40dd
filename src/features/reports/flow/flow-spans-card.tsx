import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { unitFor } from '#domain/carbon/carbon-words.ts'
import { type DecimalText, formatNumber } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import { chartSpace } from '#patterns/figures/figures.css.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { FlowLegend } from '#ui/charts/flow-legend.tsx'
import { Card } from '#ui/layout/card.tsx'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import * as css from './flow.css.ts'
import { inUnit, type Span, spanAmounts, spansOf, spanTitles } from './span-rows.ts'
import { SpanTable } from './span-table.tsx'
import type { FlowAddress } from './use-flow-view.ts'

const flowMonths = lazyPart(async () => (await import('#ui/charts/flow-months.tsx')).FlowMonths)

/** Weights in and out and the stock, by month or quarter: a chart and a table with the same amounts. */
export function FlowSpansCard({ flow, address }: { flow: MaterialFlow; address: FlowAddress }) {
  const locale = useLocale()
  const [active, setActive] = useState<string | null>(null)
  const { part: FlowMonths } = usePart(flowMonths, true)
  const { every } = address.view
  const spans = spansOf(flow, every, locale)
  const { totals } = flow
  const total = {
    of: '',
    name: t('Total'),
    label: t('Total'),
    ...spanAmounts({ ...totals, stockKg: totals.closingKg }),
  }
  const unit = unitFor(total.inKg, total.outKg, ...spans.map(({ stockKg }) => stockKg ?? '0'))
  const names = { in: t('In'), out: t('Out'), stock: t('Stock') }
  const amount = (kg: DecimalText) => `${formatNumber(inUnit(kg, unit), locale)} ${unit}`
  const wordsOf = ({ name, inKg, outKg, stockKg }: Span) =>
    stockKg === null
      ? t('{name}: {amount} collected', { name, amount: amount(inKg) })
      : t('{name}: {in} in, {out} out, {stock} in stock', {
          name,
          in: amount(inKg),
          out: amount(outKg),
          stock: amount(stockKg),
        })
  const numberOf = (kg: DecimalText) => Number(inUnit(kg, unit))
  const hasStock = totals.openingKg !== null
  return (
    <Card
      title={spanTitles[every]}
      actions={
        <FlowLegend
          isStockBar={spans.length === 1}
          names={{ into: hasStock ? names.in : t('Collected'), out: names.out, stock: hasStock ? names.stock : null }}
        />
      }
    >
      <div className={css.spansBody}>
        {FlowMonths ? (
          <FlowMonths
            label={t('{every, select, quarter {Weight by quarter, {unit}} other {Weight by month, {unit}}}', {
              every,
              unit,
            })}
            months={spans.map(span => ({
              id: span.of,
              label: span.label,
              words: wordsOf(span),
              into: numberOf(span.inKg),
              out: numberOf(span.outKg),
              stock: span.stockKg === null ? null : numberOf(span.stockKg),
            }))}
            opening={totals.openingKg === null ? null : numberOf(totals.openingKg)}
            active={active}
            onActive={setActive}
            figureOf={value => formatNumber(value, locale, { min: 0, max: 2 })}
          />
        ) : (
          <div className={chartSpace} />
        )}
        <SpanTable spans={spans} total={total} unit={unit} active={active} address={address} />
      </div>
    </Card>
  )
}
