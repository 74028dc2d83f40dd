import { useLocale } from '#actors/environment.tsx'
import { dayWithYear, timeInWords, weekdayWithYear } from '#domain/figures/date-words.ts'
import { t } from '#messages/message.ts'
import type { Trade } from '#schemas/trade.ts'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { PartyDetails, TradeDetails } from './party-details.ts'
import * as css from './view-trade.css.ts'

function Fact({ label, value, detail }: { label: string; value: string; detail?: string | undefined }) {
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        <Name>{value}</Name>
      </dd>
      {detail ? (
        <dd className={css.detail}>
          <Name>{detail}</Name>
        </dd>
      ) : null}
    </div>
  )
}

/** Returns "Bloemfontein, Free State"; '' if the address is unknown. */
const placeOf = ({ address }: PartyDetails) => [address?.city, address?.province].filter(Boolean).join(', ')

export function ViewedParties({
  trade: { buyer, seller, createdAt },
  details,
}: {
  trade: Trade
  details: TradeDetails
}) {
  const locale = useLocale()
  return (
    <Card isFlush>
      <dl className={css.facts}>
        <Fact label={t('Buyer')} value={buyer?.name ?? '—'} detail={placeOf(details.buyer)} />
        <Fact
          label={t('Seller')}
          value={seller?.name ?? '—'}
          detail={details.seller.business ?? placeOf(details.seller)}
        />
        <Fact label={t('Date')} value={weekdayWithYear(createdAt, locale)} detail={timeInWords(createdAt, locale)} />
      </dl>
    </Card>
  )
}

/** Returns "Recorded on 17 Nov 2026 at 14:46, last changed on 18 Nov 2026 at 08:12." Changed lines count as changes. */
export function stampsInWords({ createdAt, updatedAt, materials }: Trade, locale: string): string {
  const changes = [updatedAt, ...materials.flatMap(line => line.updatedAt ?? [])].map(moment => Date.parse(moment))
  const last = new Date(Math.max(...changes)).toISOString()
  const recorded = { day: dayWithYear(createdAt, locale), time: timeInWords(createdAt, locale) }
  const changed = { changeDay: dayWithYear(last, locale), changeTime: timeInWords(last, locale) }
  const isInSameMinute = changed.changeDay === recorded.day && changed.changeTime === recorded.time
  return Date.parse(last) <= Date.parse(createdAt) || isInSameMinute
    ? t('Recorded on {day} at {time}.', recorded)
    : t('Recorded on {day} at {time}, last changed on {changeDay} at {changeTime}.', { ...recorded, ...changed })
}
