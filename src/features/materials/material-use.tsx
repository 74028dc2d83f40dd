import { useSelector } from '@xstate/react'
import { useLocale, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { writeConditions } from '#domain/filters/conditions.ts'
import { may } from '#domain/permissions/permissions.ts'
import type { MaterialValues } from '#domain/trades/material-rules.ts'
import { formatPrice, pricePerKg, statisticsOf } from '#domain/trades/material-statistics.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { stat } from '#patterns/figures/figures.css.ts'
import * as css from '#patterns/figures/found-trades.css.ts'
import { type FoundTrades, findTrades, nothingFound, TradeLinks } from '#patterns/figures/found-trades.tsx'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { Trade } from '#schemas/trade.ts'
import { Link } from '#ui/basics/link.tsx'
import { Stat } from '#ui/figures/stat.tsx'
import { Card } from '#ui/layout/card.tsx'

const lineOf = ({ materials }: Trade, name: string) => materials.find(({ material }) => material.name === name)

function Use({ name, found }: { name: string; found: FoundTrades }) {
  const { trades, isAll } = found
  const locale = useLocale()
  if (trades.length === 0)
    return <p className={css.empty}>{nothingFound(found, t('No transactions with this material yet.'))}</p>
  const { lastPrice = null, usualPrice = null } = statisticsOf(trades).get(name) ?? {}
  const count = countInWords(trades.length, locale)
  const figures = [
    { label: t('Transactions'), value: isAll ? count : t('{count} or more', { count }) },
    { label: t('Last price'), value: lastPrice === null ? '–' : formatPrice(lastPrice, locale) },
    { label: t('Usual price'), value: usualPrice === null ? '–' : formatPrice(usualPrice, locale) },
  ]
  return (
    <>
      <div className={css.stats}>
        {figures.map(({ label, value }) => (
          <div key={label} className={stat}>
            <Stat label={label} value={value} isSmall />
          </div>
        ))}
      </div>
      <TradeLinks
        label={t('Latest transactions')}
        trades={trades}
        nameOf={({ buyer }) => buyer?.name}
        figureOf={trade => {
          const line = lineOf(trade, name)
          const price = line ? pricePerKg(line) : null
          return price === null ? '–' : formatPrice(price, locale)
        }}
      />
    </>
  )
}

/** Transactions with a saved material, and its prices. Requires permission for transactions and their lines. */
export function MaterialUse({ record }: { record: FormRecord<MaterialValues> }) {
  const api = useApi()
  const user = useUser()
  const name = useSelector(record, ({ context }) => context.initial.name)
  if (!mayOpen(user, 'adminTransactions') || !may(user, 'transactions.materials.view')) return null
  const href = `${pathTo('adminTransactions')}?${writeConditions([{ name: 'material', value: name }]) ?? ''}`
  return (
    <Card title={t('Use')} actions={<Link href={href}>{t('All transactions')}</Link>}>
      <LoadedPart
        key={name}
        label={t('Loading transactions')}
        load={signal => findTrades(api, { searchTerm: name, isOf: trade => lineOf(trade, name) !== undefined }, signal)}
      >
        {found => <Use name={name} found={found} />}
      </LoadedPart>
    </Card>
  )
}
