import { useLocale } from '#actors/environment.tsx'
import { type DecimalText, formatNumber } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import type { FlowGroup } from '#routing/flow-search.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { Name } from '#ui/basics/name.tsx'
import { useCellKeys } from '#ui/table/cell-keys.ts'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { FigureLink, figureName } from './figure-link.tsx'
import * as css from './flow.css.ts'
import { type FlowColumn, type FlowRow, flowColumns, flowTable } from './flow-table-rows.ts'
import type { FlowAddress } from './use-flow-view.ts'

export const groupNames: Readonly<Record<FlowGroup, string>> = {
  material: t('Material'),
  code: t('GW code'),
  family: t('Family'),
  counterparty: t('Counterparty'),
}

/** True for the total and for subtotals of waste classes and provinces. */
const isSum = ({ of }: FlowRow) => of === '' || of.startsWith('waste:') || of.startsWith('province:')

/** True if the amount has records, to which it links. */
const hasRecords = (amount: DecimalText | null): amount is DecimalText => amount !== null && amount !== '0'

function Figures({
  row,
  columns,
  address,
  isStop,
}: {
  row: FlowRow
  columns: readonly FlowColumn[]
  address: FlowAddress
  isStop: (name: string) => boolean
}) {
  const locale = useLocale()
  return columns.map(({ figure, label, amountOf }) => {
    const amount = amountOf(row.figures)
    const selection = { figure, of: row.of }
    return (
      <Cell key={figure} label={t('{label} kg', { label })} isNumeric>
        {hasRecords(amount) ? (
          <FigureLink address={address} selection={selection} isStop={isStop(figureName(selection))}>
            <span className={isSum(row) ? css.sum : undefined}>{formatNumber(amount, locale)}</span>
          </FigureLink>
        ) : (
          '–'
        )}
      </Cell>
    )
  })
}

function NameCell({ row, isIndented }: { row: FlowRow; isIndented: boolean }) {
  const locale = useLocale()
  const { name, code, detail, findings } = row
  const indent = isIndented ? css.indented : undefined
  const second =
    code || detail || findings > 0 ? (
      <span className={indent}>
        {code ? <span className={css.code}>{code} </span> : null}
        {detail ? `${detail} ` : null}
        {findings > 0 ? (
          <span className={css.finding}>
            {t('{count, plural, one {# finding} other {# findings}}', { count: findings, locale })}
          </span>
        ) : null}
      </span>
    ) : null
  return (
    <RowHead second={second}>
      <span className={isSum(row) ? css.sum : indent}>
        <Name>{name}</Name>
      </span>
    </RowHead>
  )
}

/** Weights by group, all in kg. Each weight is rounded only once, and links to its records. */
export function FlowTable({ flow, address }: { flow: MaterialFlow; address: FlowAddress }) {
  const locale = useLocale()
  const { by } = address.view
  const { bodies, total } = flowTable(flow, by, locale)
  const columns = flowColumns(flow, by)
  const rows = [...bodies.flatMap(body => (body.head ? [body.head, ...body.rows] : body.rows)), total]
  const { table, isStop } = useCellKeys(
    rows.flatMap(({ of, figures }) =>
      columns.flatMap(({ figure, amountOf }) => (hasRecords(amountOf(figures)) ? figureName({ figure, of }) : [])),
    ),
  )
  const rowOf = (row: FlowRow, isIndented = false) => (
    <Row key={row.of}>
      <NameCell row={row} isIndented={isIndented} />
      <Figures row={row} columns={columns} address={address} isStop={isStop} />
    </Row>
  )
  return (
    <div className={css.table}>
      <Table label={t('Material flow by {group}', { group: groupNames[by] })} isCompact {...table}>
        <TableHead>
          <Column>{groupNames[by]}</Column>
          {columns.map(({ figure, label }) => (
            <Column key={figure} unit="kg">
              {label}
            </Column>
          ))}
        </TableHead>
        {bodies.map(({ id, head, rows }) => (
          <TableBody key={id}>
            {head ? rowOf(head) : null}
            {rows.map(row => rowOf(row, head !== null))}
          </TableBody>
        ))}
        <TableBody>{rowOf(total)}</TableBody>
      </Table>
    </div>
  )
}
