import { useLocale } from '#actors/environment.tsx'
import { lineCarbon } from '#domain/carbon/carbon.ts'
import { countedOf, knownCarbon } from '#domain/carbon/carbon-words.ts'
import type { Totals } from '#domain/carbon/totals.ts'
import { countOf } from '#domain/figures/counts.ts'
import { familyOf } from '#domain/figures/material-families.ts'
import { moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import { CarbonCell } from '#patterns/figures/carbon-cell.tsx'
import type { Line } from '#schemas/trade.ts'
import { Name } from '#ui/basics/name.tsx'
import { FamilyDot } from '#ui/figures/family-dot.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './view-trade.css.ts'

const NoCarbon = () => (
  <Cell label={t('CO₂e avoided kg')} isNumeric>
    –
  </Cell>
)

function LineRow({ line, isSale }: { line: Line; isSale: boolean }) {
  const locale = useLocale()
  const { material, weight, value } = line
  return (
    <Row>
      <RowHead before={<FamilyDot family={familyOf(material.gwCode)} />} detail={material.gwCode}>
        <Name>{material.name ?? '—'}</Name>
      </RowHead>
      <Cell label={t('Factor kg/kg')} isNumeric>
        <span className={css.factor}>
          {material.carbonFactor === null ? t('unknown') : formatNumber(material.carbonFactor, locale, { min: 4 })}
        </span>
      </Cell>
      <Cell label={t('Weight kg')} isNumeric>
        {formatNumber(weight, locale)}
      </Cell>
      <Cell label={t('Value R')} isNumeric>
        {moneyInColumn(value, locale)}
      </Cell>
      {isSale ? <NoCarbon /> : <CarbonCell carbon={lineCarbon(line)} />}
    </Row>
  )
}

/** Read-only table of a trade's lines, with a row of totals. The CO₂e of a sale counts for the buyer, so it is not shown. */
export function ViewedLines({ lines, totals, isSale }: { lines: readonly Line[]; totals: Totals; isSale: boolean }) {
  const locale = useLocale()
  const counted = countedOf(totals, locale)
  return (
    <Card title={t('Materials')} isFlush>
      <div className={css.lines}>
        <Table label={t('Materials')}>
          <TableHead>
            <Column>{t('Material')}</Column>
            <Column unit="kg/kg">{t('Factor')}</Column>
            <Column unit="kg">{t('Weight')}</Column>
            <Column unit="R">{t('Value')}</Column>
            <Column unit="kg">{t('CO₂e avoided')}</Column>
          </TableHead>
          <TableBody>
            {lines.map((line, index) => (
              <LineRow key={line.id ?? index} line={line} isSale={isSale} />
            ))}
          </TableBody>
          <TableBody>
            <Row>
              <RowHead>{countOf(lines.length, 'material', locale)}</RowHead>
              <Cell label="">{null}</Cell>
              <Cell label={t('Weight kg')} isNumeric>
                {formatNumber(totals.weight, locale)}
              </Cell>
              <Cell label={t('Value R')} isNumeric>
                {moneyInColumn(totals.value, locale)}
              </Cell>
              {isSale ? (
                <NoCarbon />
              ) : (
                <CarbonCell
                  carbon={knownCarbon(totals)}
                  note={counted && <span className={css.counted}>{counted} </span>}
                />
              )}
            </Row>
          </TableBody>
        </Table>
      </div>
    </Card>
  )
}
