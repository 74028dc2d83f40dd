import { useLocale } from '#actors/environment.tsx'
import { knownCarbon } from '#domain/carbon/carbon-words.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { dayInShort } from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { sideOf } from '#domain/trades/trade-side.ts'
import { t } from '#messages/message.ts'
import { CarbonCell } from '#patterns/figures/carbon-cell.tsx'
import type { Trade } from '#schemas/trade.ts'
import { Link } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead, RowLink } from '#ui/table/table-row.tsx'

const carbonLabel = t('Est. CO₂e avoided kg')

const materialsOf = ({ materials }: Trade) =>
  [...new Set(materials.map(({ material }) => material.name ?? '—'))].join(', ')

/**
 * How a trade is labelled:
 * - `all`: buyer and seller
 * - `seller`: buyer and materials
 * - `business`: the other party, and whether the business bought or sold
 */
export type TradeLabels = { kind: 'all' } | { kind: 'seller' } | { kind: 'business'; id: string }

const columnsFor = {
  all: [t('Buyer'), t('Seller')],
  seller: [t('Buyer'), t('Materials')],
  business: [t('Buyer or seller'), t('Side')],
} as const satisfies Record<TradeLabels['kind'], readonly [string, string]>

/**
 * Returns two texts that describe a trade, and its CO₂e. The CO₂e of a sale is null, because it counts for the buyer.
 */
function describe(trade: Trade, by: TradeLabels) {
  const [buyer, seller] = [trade.buyer?.name ?? '—', trade.seller?.name ?? '—']
  const carbon = { carbon: knownCarbon(totalsOf(trade.materials)) }
  if (by.kind === 'all') return { texts: [buyer, seller], carbon } as const
  if (by.kind === 'seller') return { texts: [buyer, materialsOf(trade)], carbon } as const
  return sideOf(trade, { id: by.id, sellerIds: null }) === 'bought'
    ? ({ texts: [seller, t('Bought')], carbon } as const)
    : ({ texts: [buyer, t('Sold')], carbon: null } as const)
}

/**
 * The latest trades. `hrefOf` returns the path of a trade, or null if the user can't open trades. `all` links to the
 * full list.
 */
export function RecentTradesCard({
  title,
  trades,
  by,
  hrefOf,
  all,
}: {
  title: string
  trades: readonly Trade[]
  by: TradeLabels
  hrefOf: (trade: Trade) => string | null
  all: { label: string; href: string } | null
}) {
  const locale = useLocale()
  const [first, second] = columnsFor[by.kind]
  return (
    <Card title={title} isFlush actions={all ? <Link href={all.href}>{all.label}</Link> : null}>
      <Table label={title} isCompact>
        <TableHead>
          <Column>{first}</Column>
          <Column>{second}</Column>
          <Column>{t('Date')}</Column>
          <Column unit="kg">{t('Weight')}</Column>
          <Column unit="kg">{t('Est. CO₂e avoided')}</Column>
        </TableHead>
        <TableBody>
          {trades.map(trade => {
            const { texts, carbon } = describe(trade, by)
            const href = hrefOf(trade)
            const name = <Name>{texts[0]}</Name>
            return (
              <Row key={trade.id}>
                <RowHead>{href ? <RowLink href={href}>{name}</RowLink> : name}</RowHead>
                <Cell label={second}>
                  <Name>{texts[1]}</Name>
                </Cell>
                <Cell label={t('Date')}>
                  <time dateTime={trade.createdAt}>{dayInShort(trade.createdAt, locale)}</time>
                </Cell>
                <Cell label={t('Weight kg')} isNumeric>
                  {formatNumber(totalsOf(trade.materials).weight, locale)}
                </Cell>
                {carbon ? (
                  <CarbonCell label={carbonLabel} carbon={carbon.carbon} />
                ) : (
                  <Cell label={carbonLabel} isNumeric>
                    –
                  </Cell>
                )}
              </Row>
            )
          })}
        </TableBody>
      </Table>
    </Card>
  )
}
