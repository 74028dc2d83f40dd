import { useLocale } from '#actors/environment.tsx'
import { carbonInColumn, effectOf, knownCarbon } from '#domain/carbon/carbon-words.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { dayInShort } from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import type { Trade } from '#schemas/trade.ts'
import { Link } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead, RowLink } from '#ui/table/table-row.tsx'

const tones = { avoided: { kind: 'good' }, moreThanNew: { kind: 'bad' }, unknown: {} } as const

/** The materials of a trade, each once. */
const materialsOf = ({ materials }: Trade) =>
  [...new Set(materials.map(({ material }) => material.name ?? '—'))].join(', ')

/**
 * The latest trades. `hrefOf` leads to one, null where it has no screen for this user; `all` to their list. Where all have the same
 * seller (`isOneSeller`), their materials are told instead.
 */
export function LatestCard({
  title,
  trades,
  isOneSeller,
  hrefOf,
  all,
}: {
  title: string
  trades: readonly Trade[]
  isOneSeller: boolean
  hrefOf: (trade: Trade) => string | null
  all: { label: string; href: string } | null
}) {
  const locale = useLocale()
  const second = isOneSeller ? 'Materials' : 'Seller'
  return (
    <Card title={title} isFlush actions={all ? <Link href={all.href}>{all.label}</Link> : null}>
      <Table label={title} isCompact>
        <TableHead>
          <Column>Buyer</Column>
          <Column>{second}</Column>
          <Column>Date</Column>
          <Column unit="kg" isNumeric>
            Weight
          </Column>
          <Column unit="kg" isNumeric>
            Est. CO₂e avoided
          </Column>
        </TableHead>
        <TableBody>
          {trades.map(trade => {
            const totals = totalsOf(trade.materials)
            const carbon = knownCarbon(totals)
            const href = hrefOf(trade)
            const buyer = <Name>{trade.buyer?.name ?? '—'}</Name>
            return (
              <Row key={trade.id}>
                <RowHead>{href ? <RowLink href={href}>{buyer}</RowLink> : buyer}</RowHead>
                <Cell label={second}>
                  <Name>{isOneSeller ? materialsOf(trade) : (trade.seller?.name ?? '—')}</Name>
                </Cell>
                <Cell label="Date">
                  <time dateTime={trade.createdAt}>{dayInShort(trade.createdAt, locale)}</time>
                </Cell>
                <Cell label="Weight kg" isNumeric>
                  {formatNumber(totals.weight, locale)}
                </Cell>
                <Cell label="Est. CO₂e avoided kg" isNumeric {...tones[effectOf(carbon)]}>
                  {carbonInColumn(carbon, locale)}
                </Cell>
              </Row>
            )
          })}
        </TableBody>
      </Table>
    </Card>
  )
}
