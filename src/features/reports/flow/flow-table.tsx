import { useLocale } from '#actors/environment.tsx'
import { formatNumber } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'
import type { FlowGroup } from '#routing/flow-search.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { Name } from '#ui/basics/name.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { FigureLink } from './figure-link.tsx'
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

function Figures({ row, columns, address }: { row: FlowRow; columns: readonly FlowColumn[]; address: FlowAddress }) {
  const locale = useLocale()
  return columns.map(({ figure, label, amountOf }) => {
    const amount = amountOf(row.figures)
    return (
      <Cell key={figure} label={t('{label} kg', { label })} isNumeric>
        {amount === null || amount === '0' ? (
          '–'
        ) : (
          <FigureLink address={address} selection={{ figure, of: row.of }}>
            <span className={isSum(row) ? css.sum : undefined}>{formatNumber(amount, locale)}</span>
          </FigureLink>
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
  const rowOf = (row: FlowRow, isIndented = false) => (
    <Row key={row.of}>
      <NameCell row={row} isIndented={isIndented} />
      <Figures row={row} columns={columns} address={address} />
    </Row>
  )
  return (
    <div className={css.table}>
      <Table label={t('Material flow by {group}', { group: groupNames[by] })} isCompact>
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
