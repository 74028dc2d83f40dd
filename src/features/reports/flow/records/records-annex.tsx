import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { countInWords, countOf } from '#domain/figures/counts.ts'
import { moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { withOffset } from '#domain/figures/time-zones.ts'
import { annexLines, type FlowRecord } from '#domain/flow/flow-records-csv.ts'
import { movementNames } from '#domain/flow/flow-words.ts'
import type { FlowSubject } from '#domain/flow/movement.ts'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import type { FlowSource } from '#features/reports/flow/compute-flow.ts'
import { table } from '#features/reports/flow/flow.css.ts'
import { t } from '#messages/message.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import type { MaterialFlow } from '#schemas/flow.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import { paperOnly, screenOnly } from '#ui/layout/print.css.ts'
import { useIsPrinting } from '#ui/layout/use-is-printing.ts'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { type FoundRecords, findRecords } from './find-records.ts'
import * as css from './records.css.ts'

/** Maximum number of records that are listed and printed. Files contain all of them. */
const mostRecords = 1000

/** Returns a date and time with its UTC offset: "2026-07-02 09:12:00 +02:00". */
const momentInColumn = (moment: string) =>
  withOffset(moment)
    .replace('T', ' ')
    .replace(/(?=[+-]\d\d:\d\d$)/, ' ')

function AnnexRows({ record }: { record: FlowRecord }) {
  const locale = useLocale()
  const { id, movement, createdAt, counterparty } = record
  return Object.entries(annexLines(record)).map(([place, { line }]) => (
    <Row key={place}>
      <RowHead second={<time dateTime={createdAt}>{momentInColumn(createdAt)}</time>}>{tradeNumber(id)}</RowHead>
      <Cell label={t('Movement')}>{movementNames[movement]}</Cell>
      <Cell label={t('Counterparty')}>
        <Name>{counterparty ?? t('Unknown counterparty')}</Name>
      </Cell>
      <Cell label={t('Material')}>
        {line ? <Name>{line.material.name ?? t('Without a name')}</Name> : t('No lines')}
      </Cell>
      <Cell label={t('GW code')} kind="code">
        {line?.material.gwCode ?? '–'}
      </Cell>
      <Cell label={t('Weight kg')} isNumeric>
        {line ? formatNumber(line.weight, locale, { max: 3 }) : '–'}
      </Cell>
      <Cell label={t('Value R')} isNumeric>
        {line ? moneyInColumn(line.value, locale) : '–'}
      </Cell>
    </Row>
  ))
}

const AnnexTable = ({ records }: Pick<FoundRecords, 'records'>) => (
  <div className={table}>
    <Table label={t('Records in the period')} isCompact hasSecondLines>
      <TableHead>
        <Column>{t('Record')}</Column>
        <Column>{t('Movement')}</Column>
        <Column>{t('Counterparty')}</Column>
        <Column>{t('Material')}</Column>
        <Column>{t('GW code')}</Column>
        <Column unit="kg">{t('Weight')}</Column>
        <Column unit="R">{t('Value')}</Column>
      </TableHead>
      <TableBody>
        {records.map(record => (
          <AnnexRows key={`${record.list} ${record.id}`} record={record} />
        ))}
      </TableBody>
    </Table>
  </div>
)

type AnnexProps = { flow: MaterialFlow; sources: readonly FlowSource[]; subject: FlowSubject }

/**
 * Records behind the figures of the period, so that anyone can add them up again. The screen shows them on request;
 * paper always has them, up to a maximum.
 */
export function RecordsAnnex({ flow, sources, subject }: AnnexProps) {
  const locale = useLocale()
  const [isShown, setShown] = useState(false)
  const isPrinting = useIsPrinting()
  const { records } = flow
  const isTooLong = records.count > mostRecords
  return (
    <div className={css.annex}>
      <Card
        title={t('Records')}
        isFlush
        actions={
          isTooLong ? null : (
            <span className={screenOnly}>
              <Button aria-expanded={isShown} onPress={() => setShown(!isShown)}>
                {isShown ? t('Hide records') : t('Show records')}
              </Button>
            </span>
          )
        }
      >
        <p className={css.panelNote}>
          {isTooLong
            ? t('{count} records are too many to print. Export them as CSV.', {
                count: countInWords(records.count, locale),
              })
            : t('{records} in the period, with {lines}. Values exclude VAT.', {
                records: countOf(records.count, 'record', locale),
                lines: countOf(records.lines, 'line', locale),
              })}
        </p>
        {isTooLong ? null : (
          <div className={isShown ? undefined : paperOnly}>
            <LoadedPart label={t('Finding records')} load={signal => findRecords(sources, subject, flow, null, signal)}>
              {({ records: found }) => (isShown || isPrinting ? <AnnexTable records={found} /> : null)}
            </LoadedPart>
          </div>
        )}
      </Card>
    </div>
  )
}
