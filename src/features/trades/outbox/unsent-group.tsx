import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useUser } from '#actors/environment.tsx'
import type { Outbox } from '#actors/outbox/outbox.actor.ts'
import { countOf } from '#domain/figures/counts.ts'
import { tradeOf } from '#domain/outbox/outbox-entry.ts'
import { tradeFigures } from '#features/trades/totals/trade-figure.tsx'
import { t } from '#messages/message.ts'
import type { ListColumns } from '#patterns/list/list-definition.ts'
import type { RowView } from '#patterns/list/table/row-view.ts'
import { waitingPath } from '#routing/device-routes.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import type { Trade } from '#schemas/trade.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { GroupHead, TableBody } from '#ui/table/table.tsx'
import { ActionsCell, Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import { nouns } from './outbox-words.ts'

/** Number of unsent records that a list shows. The heading contains the total count. */
const shownRows = 10

/** Unsent records above the rows of a list. The list's count, pages and files exclude them. */
export function UnsentGroup({
  outbox,
  resource,
  columns: [first, ...others],
  view,
  secondLine,
}: {
  outbox: Outbox
  resource: OutboxEntry['resource']
  columns: ListColumns<Trade>
  view: RowView<Trade>
  secondLine: (trade: Trade) => ReactNode
}) {
  const { locale } = view
  const waiting = waitingPath(useUser())
  const entries = useSelector(outbox.actor, ({ context }) => context.entries)
  const isOnline = useSelector(outbox.actor, ({ context }) => context.isOnline)
  const trades = entries
    .filter(entry => entry.resource === resource)
    .map(tradeOf)
    .toReversed()
  if (trades.length === 0) return null
  const words = [
    countOf(trades.length, nouns[resource], locale),
    tradeFigures.sumOf(trades, view),
    isOnline ? null : t('sent when you are online'),
  ]
  return (
    <TableBody isComplete>
      <GroupHead columnCount={others.length + 2} title={t('On this device')}>
        {` · ${words.filter(Boolean).join(' · ')} `}
        {waiting ? <Link href={waiting}>{t('Waiting to be sent')}</Link> : null}
      </GroupHead>
      {trades.slice(0, shownRows).map(trade => (
        <Row key={trade.id} isMarked>
          <RowHead second={secondLine(trade)}>
            <bdi>{first.cell(trade, view)}</bdi>
          </RowHead>
          {others.map(({ id, header, unit, isNumeric = false, kind, kindOf, cell }) => (
            <Cell
              key={id}
              label={unit ? `${header} ${unit}` : header}
              isNumeric={isNumeric}
              kind={kindOf?.(trade, view) ?? kind}
            >
              {cell(trade, view)}
            </Cell>
          ))}
          <ActionsCell>
            <Icon name="clock" />
          </ActionsCell>
        </Row>
      ))}
    </TableBody>
  )
}
