import { useLocale } from '#actors/environment.tsx'
import { carbonInColumn, effectOf, knownCarbon } from '#domain/carbon/carbon-words.ts'
import type { MonthTable } from '#domain/carbon/month-sums.ts'
import type { Sums } from '#domain/carbon/sums.ts'
import { monthInWords } from '#domain/figures/date-words.ts'
import { familyNames } from '#domain/figures/material-families.ts'
import * as css from '#features/home/overview.css.ts'
import { t } from '#messages/message.ts'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { unitOfTable } from './month-figures.ts'

/** Returns the CO₂e for a cell; a dash if no lines were counted. */
function inCell(sums: Sums | undefined, locale: string, unit: 'kg' | 't') {
  if (!sums || sums.lines === 0) return '–'
  return carbonInColumn(knownCarbon(sums), locale, unit)
}

const kindOf = (sums: Sums) => (effectOf(knownCarbon(sums)) === 'moreThanNew' ? 'bad' : undefined)

/** CO₂e by month and family, with totals in the last row. All cells have the same unit; each is rounded only once. */
export function MonthsTable({ label, table }: { label: string; table: MonthTable }) {
  const locale = useLocale()
  const unit = unitOfTable(table)
  const columns = table.families.map(family => ({ id: family, header: familyNames[family] }))
  const rows = [
    ...table.rows.map(row => ({ ...row, name: monthInWords(row.month, locale, false).name.replaceAll(' ', '\u00a0') })),
    { month: 'all', name: t('Total'), all: table.all, byFamily: table.byFamily },
  ]
  return (
    <div className={css.wide}>
      <Table label={label} kind="wide" isCompact>
        <TableHead>
          <Column>{t('Month')}</Column>
          <Column unit={unit}>{t('Total')}</Column>
          {columns.map(({ id, header }) => (
            <Column key={id} unit={unit}>
              {header}
            </Column>
          ))}
        </TableHead>
        <TableBody>
          {rows.map(({ month, name, all, byFamily }) => (
            <Row key={month}>
              <RowHead>{name}</RowHead>
              <Cell label={t('Total {unit}', { unit })} isNumeric kind={kindOf(all)}>
                {inCell(all, locale, unit)}
              </Cell>
              {columns.map(({ id, header }) => (
                <Cell key={id} label={`${header} ${unit}`} isNumeric>
                  {inCell(byFamily.get(id), locale, unit)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
