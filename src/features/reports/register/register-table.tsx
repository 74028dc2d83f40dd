import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { countOf } from '#domain/figures/counts.ts'
import { dayInWords, timeInWords } from '#domain/figures/date-words.ts'
import { moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { RegisterSums } from '#domain/register/build-register.ts'
import type { RegisterRow } from '#domain/register/register-row.ts'
import { gapNames, registerTitle } from '#domain/register/register-words.ts'
import { t } from '#messages/message.ts'
import { transactionPath } from '#patterns/figures/transaction-path.ts'
import { Link } from '#ui/basics/link.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { MarkedAmount } from './gap-mark.tsx'
import * as css from './register.css.ts'
import { AddressWords, MaterialsWords, SellerWords } from './register-cells.tsx'

function Purchase({ row, position }: { row: RegisterRow; position: number }) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const href = transactionPath(useUser(), row)
  const day = dayInWords(row.createdAt, locale, now())
  return (
    <Row position={position}>
      <RowHead>
        {href === null ? day : <Link href={href}>{day}</Link>}
        <div className={css.time}>{timeInWords(row.createdAt, locale)}</div>
      </RowHead>
      <Cell label={t('Seller')}>
        <SellerWords row={row} />
      </Cell>
      <Cell label={t('Address')}>
        <AddressWords address={row.address} />
      </Cell>
      <Cell label={t('Description')}>
        <MaterialsWords row={row} />
      </Cell>
      <Cell label={t('Weight kg')} isNumeric>
        <MarkedAmount
          amount={row.weightKg === '0' ? null : formatNumber(row.weightKg, locale)}
          mark={row.weightKg === '0' || row.gaps.includes('weight') ? gapNames.weight : null}
        />
      </Cell>
      <Cell label={t('Paid R')} isNumeric>
        <MarkedAmount
          amount={row.paidRand === '0' ? null : moneyInColumn(row.paidRand, locale)}
          mark={row.paidRand === '0' || row.gaps.includes('price') ? gapNames.price : null}
        />
      </Cell>
    </Row>
  )
}

/** Rows of a register, and their sums. `from` is the position of the first row among `sums.count` rows, from 0. */
export function RegisterTable({
  rows,
  from,
  sums,
}: {
  rows: readonly RegisterRow[]
  from: number
  sums: RegisterSums
}) {
  const locale = useLocale()
  return (
    <div className={css.table}>
      <Table label={registerTitle} hasSecondLines rowCount={sums.count}>
        <TableHead>
          <Column>{t('Date')}</Column>
          <Column>{t('Seller')}</Column>
          <Column>{t('Address')}</Column>
          <Column>{t('Description')}</Column>
          <Column unit="kg">{t('Weight')}</Column>
          <Column unit="R">{t('Paid')}</Column>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <Purchase key={row.id} row={row} position={from + index + 1} />
          ))}
        </TableBody>
        <TableBody>
          <Row>
            <RowHead>{countOf(sums.count, 'record', locale)}</RowHead>
            <Cell label="">{null}</Cell>
            <Cell label="">{null}</Cell>
            <Cell label="">{null}</Cell>
            <Cell label={t('Weight kg')} isNumeric>
              {formatNumber(sums.weightKg, locale)}
            </Cell>
            <Cell label={t('Paid R')} isNumeric>
              {moneyInColumn(sums.paidRand, locale)}
            </Cell>
          </Row>
        </TableBody>
      </Table>
    </div>
  )
}
