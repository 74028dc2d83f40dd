import { useSelector } from '@xstate/react'
import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { totalsOf } from '#domain/carbon/totals.ts'
import { dayInWords } from '#domain/figures/date-words.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { isolated } from '#domain/words.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import type { Trade } from '#schemas/trade.ts'
import * as css from './totals.css.ts'

const most = 3

/** True if all lines are known. Otherwise, the weight would be too small. */
const isComplete = ({ materials, unreadableLines }: Trade) => materials.length > 0 && !unreadableLines

/** The last trades with the buyer in the form or, if the user's business buys, with the seller. Latest first. */
export function LastTrades({ trades, record }: { trades: readonly Trade[]; record: FormRecord<TradeValues> }) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const own = ownBusinessId(useUser())
  const party = useSelector(record, ({ context: { values } }) =>
    values.buyer?.id === own ? values.seller : values.buyer,
  )
  const last = trades.filter(
    trade => party && isComplete(trade) && [trade.buyer?.id, trade.seller?.id].includes(party.id),
  )
  if (!party || last.length === 0) return null
  return (
    <section className={css.last}>
      <h3 className={css.lastTitle}>{t('Last trades with {name}', { name: isolated(party.name) })}</h3>
      <dl className={css.lastTrades}>
        {last.slice(0, most).map(({ id, createdAt, materials }) => (
          <div key={id} className={css.lastTrade}>
            <dt>
              <time dateTime={createdAt}>{dayInWords(createdAt, locale, now())}</time>
            </dt>
            <dd>{formatWeight(totalsOf(materials).weight, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
