import { useSelector } from '@xstate/react'
import { useLocale, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { writeConditions } from '#domain/filters/conditions.ts'
import type { BusinessValues } from '#domain/people/business-rules.ts'
import { may } from '#domain/permissions/permissions.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { empty } from '#patterns/figures/found-trades.css.ts'
import { findTrades, nothingFound, TradeLinks } from '#patterns/figures/found-trades.tsx'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import { Link } from '#ui/basics/link.tsx'
import { Card } from '#ui/layout/card.tsx'

/** Latest purchases of a saved business. Requires permission for transactions and their lines. */
export function BusinessPurchases({ id, record }: { id: string; record: FormRecord<BusinessValues> }) {
  const api = useApi()
  const user = useUser()
  const locale = useLocale()
  const name = useSelector(record, ({ context }) => context.initial.name)
  if (!mayOpen(user, 'adminTransactions') || !may(user, 'transactions.materials.view')) return null
  const title = t('Latest purchases')
  const href = `${pathTo('adminTransactions')}?${writeConditions([{ name: 'buyer', value: id }]) ?? ''}`
  return (
    <Card title={title} actions={<Link href={href}>{t('All purchases')}</Link>}>
      <LoadedPart
        key={name}
        label={t('Loading transactions')}
        load={signal => findTrades(api, { searchTerm: name, isOf: ({ buyer }) => buyer?.id === id }, signal)}
      >
        {found =>
          found.trades.length === 0 ? (
            <p className={empty}>{nothingFound(found, t('No purchases yet.'))}</p>
          ) : (
            <TradeLinks
              label={title}
              trades={found.trades}
              nameOf={({ seller }) => seller?.name}
              figureOf={({ materials }) => formatWeight(totalsOf(materials).weight, locale)}
            />
          )
        }
      </LoadedPart>
    </Card>
  )
}
