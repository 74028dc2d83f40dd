import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { whenIdle } from '#actors/when-idle.ts'
import type { Api } from '#api/api.ts'
import { dayInWords } from '#domain/figures/date-words.ts'
import { t } from '#messages/message.ts'
import type { Trade } from '#schemas/trade.ts'
import { Link } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import * as css from './found-trades.css.ts'
import { transactionPath } from './transaction-path.ts'

/** One page, small enough for a quick response. */
const pageSize = 50

const shownCount = 5

/** Latest transactions of a record. `isAll` is false if earlier ones might exist. */
export type FoundTrades = { trades: readonly Trade[]; isAll: boolean }

/** Searches the latest transactions while the page is idle, and keeps those of a record. */
export async function findTrades(
  { transactions }: Pick<Api, 'transactions'>,
  { searchTerm, isOf }: { searchTerm: string; isOf: (trade: Trade) => boolean },
  signal: AbortSignal,
): Promise<FoundTrades> {
  await whenIdle(signal)
  const query = { page: 1, pageSize, searchTerm, sort: '-createdAt', preload: ['buyer', 'seller', 'materials'] }
  const { items, pagination } = await transactions.listOnce(query, signal)
  // Some servers ignore the requested order.
  const latestFirst = items.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  return { trades: latestFirst.filter(isOf), isAll: pagination.pages <= 1 }
}

/** Text for a search that found no trade of the record. */
export const nothingFound = ({ isAll }: FoundTrades, text: string) =>
  isAll ? text : t('None among the {count} transactions that were searched.', { count: pageSize })

/** The first transactions, each with a name that links to it, its day and a figure. */
export function TradeLinks({
  label,
  trades,
  nameOf,
  figureOf,
}: {
  label: string
  trades: readonly Trade[]
  nameOf: (trade: Trade) => string | undefined
  figureOf: (trade: Trade) => string
}) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const user = useUser()
  return (
    <ul className={css.list} aria-label={label}>
      {trades.slice(0, shownCount).map(trade => {
        const href = transactionPath(user, trade)
        const name = <Name>{nameOf(trade) ?? '—'}</Name>
        return (
          <li key={trade.id} className={css.row}>
            <div className={css.words}>
              {href ? <Link href={href}>{name}</Link> : name}
              <time className={css.day} dateTime={trade.createdAt}>
                {dayInWords(trade.createdAt, locale, now())}
              </time>
            </div>
            <bdi className={css.figure}>{figureOf(trade)}</bdi>
          </li>
        )
      })}
    </ul>
  )
}
