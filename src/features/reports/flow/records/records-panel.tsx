import { type ReactNode, useEffect, useRef } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { type Sums, sumsOf, sumsWithout } from '#domain/carbon/sums.ts'
import { countOf } from '#domain/figures/counts.ts'
import { dayAndTime } from '#domain/figures/date-words.ts'
import { moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { offsetsInWords } from '#domain/figures/time-zones.ts'
import { listsOfFigure } from '#domain/flow/figure-lists.ts'
import type { FlowRecord } from '#domain/flow/flow-records-csv.ts'
import { type FlowSelection, movementsOf } from '#domain/flow/flow-selection.ts'
import { movementNames } from '#domain/flow/flow-words.ts'
import type { FlowSubject } from '#domain/flow/movement.ts'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import type { FlowSource } from '#features/reports/flow/compute-flow.ts'
import { links, narrow } from '#features/reports/flow/flow.css.ts'
import { t } from '#messages/message.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import type { MaterialFlow } from '#schemas/flow.ts'
import { media } from '#theme/breakpoints.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useMediaQuery } from '#ui/layout/use-media-query.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Column, GroupHead, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { type FoundRecords, findRecords } from './find-records.ts'
import { useFigureListPath, useRecordPath } from './record-paths.ts'
import * as css from './records.css.ts'

/** Maximum number of records that the panel lists. Files contain all of them. */
const mostRecords = 100

/** Lines of a record, below its number, time and counterparty. `hasMovement` adds its direction. */
function RecordBody({ record, hasMovement }: { record: FlowRecord; hasMovement: boolean }) {
  const locale = useLocale()
  const pathOf = useRecordPath()
  const { id, movement, createdAt, counterparty, lines } = record
  const path = pathOf(record)
  return (
    <TableBody>
      <GroupHead columnCount={3}>
        {path ? <Link href={path}>{tradeNumber(id)}</Link> : tradeNumber(id)}
        {hasMovement ? ` · ${movementNames[movement]}` : null}
        {' · '}
        <time dateTime={createdAt}>{dayAndTime(createdAt, locale)}</time>
        {' · '}
        <Name>{counterparty ?? t('Unknown counterparty')}</Name>
      </GroupHead>
      {Object.entries(lines).map(([place, { material, weight, value }]) => (
        <Row key={place}>
          <RowHead detail={material.gwCode}>
            <Name>{material.name ?? t('Without a name')}</Name>
          </RowHead>
          <Cell label={t('Weight kg')} isNumeric>
            {formatNumber(weight, locale)}
          </Cell>
          <Cell label={t('Value R')} isNumeric>
            {moneyInColumn(value, locale)}
          </Cell>
        </Row>
      ))}
    </TableBody>
  )
}

/** Row of sums: kilograms and rand. */
function SumsRow({ name, sums }: { name: string; sums: Sums }) {
  const locale = useLocale()
  return (
    <Row>
      <RowHead>{name}</RowHead>
      <Cell label={t('Weight kg')} isNumeric>
        <strong>{formatNumber(sums.weight, locale)}</strong>
      </Cell>
      <Cell label={t('Value R')} isNumeric>
        <strong>{moneyInColumn(sums.value, locale)}</strong>
      </Cell>
    </Row>
  )
}

function RecordList({ found: { records, sums }, hasMovement }: { found: FoundRecords; hasMovement: boolean }) {
  const locale = useLocale()
  const latest = records.slice(-mostRecords)
  const earlier = records.length - latest.length
  return (
    <>
      <p className={css.panelNote}>
        {t('{records}, {lines}', {
          records: countOf(records.length, 'record', locale),
          lines: countOf(
            records.reduce((sum, { lines }) => sum + lines.length, 0),
            'line',
            locale,
          ),
        })}
        {earlier > 0 ? ` · ${t('Only the latest {count} are listed.', { count: String(latest.length) })}` : null}
      </p>
      <div className={narrow}>
        <Table label={t('Records behind this figure')} kind="wide" isCompact>
          <TableHead>
            <Column>{t('Material')}</Column>
            <Column unit="kg">{t('Weight')}</Column>
            <Column unit="R">{t('Value')}</Column>
          </TableHead>
          {earlier > 0 ? (
            <TableBody>
              <SumsRow
                name={t('{count, plural, one {# earlier record} other {# earlier records}}', {
                  count: earlier,
                  locale,
                })}
                sums={sumsWithout(sums, sumsOf(latest.flatMap(({ lines }) => lines)))}
              />
            </TableBody>
          ) : null}
          {latest.map(record => (
            <RecordBody key={`${record.list} ${record.id}`} {...{ record, hasMovement }} />
          ))}
          <TableBody>
            <SumsRow name={t('Total')} sums={sums} />
          </TableBody>
        </Table>
      </div>
    </>
  )
}

type PanelProps = {
  title: string
  selection: FlowSelection
  flow: MaterialFlow
  sources: readonly FlowSource[]
  subject: FlowSubject
  onClose: () => void
}

/** Lists the records of a figure: beside the table, or in a sheet if the window is too narrow. */
export function RecordsPanel({ title, onClose, ...figure }: PanelProps) {
  const isNarrow = useMediaQuery(media.belowReport)
  return isNarrow ? (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className={css.inDialog}>
        <FigureRecords {...figure} />
      </div>
    </Dialog>
  ) : (
    <Card isFlush>
      <Panel title={title} onClose={onClose}>
        <FigureRecords {...figure} />
      </Panel>
    </Card>
  )
}

/** Panel that takes the focus when it opens. */
function Panel({ title, onClose, children }: Pick<PanelProps, 'title' | 'onClose'> & { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={css.panel} aria-labelledby="flow-records">
      <div className={css.panelHead}>
        <h2 id="flow-records" ref={heading} tabIndex={-1} className={css.panelTitle}>
          {title}
        </h2>
        <IconButton icon="x" label={t('Close records')} onPress={onClose} />
      </div>
      {children}
    </section>
  )
}

function FigureRecords({ selection, flow, sources, subject }: Omit<PanelProps, 'title' | 'onClose'>) {
  const { period, stockTake } = flow
  const isStock = selection.figure === 'opening' || selection.figure === 'closing'
  const pathOf = useFigureListPath()
  const lists = listsOfFigure(selection, flow, subject).flatMap(each => pathOf(each) ?? [])
  return (
    <>
      {lists.length > 0 ? (
        <p className={`${css.panelNote} ${links}`}>
          {lists.map(({ title, path }) => (
            <Link key={path} href={path}>
              {t('Open in {list}', { list: title })}
            </Link>
          ))}
        </p>
      ) : null}
      <LoadedPart label={t('Finding records')} load={signal => findRecords(sources, subject, flow, selection, signal)}>
        {found => <RecordList found={found} hasMovement={movementsOf[selection.figure].length > 1} />}
      </LoadedPart>
      <p className={css.panelNote}>
        {isStock ? `${t('Sales are subtracted.')} ` : null}
        {isStock && stockTake ? `${t('The stock-take is not a record.')} ` : null}
        {t('Times are in {timeZone} ({offsets}).', {
          timeZone: period.timeZone,
          offsets: offsetsInWords(period, period.timeZone),
        })}
      </p>
    </>
  )
}
