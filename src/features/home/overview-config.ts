import type { TradeWrite } from '#api/trade-writes.ts'
import { ownBusiness } from '#domain/people/own-business.ts'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { may } from '#domain/permissions/permissions.ts'
import { t } from '#messages/message.ts'
import { transactionPath } from '#patterns/figures/transaction-path.ts'
import { listOfFigures } from '#patterns/figures/use-figures.ts'
import { mayOpen, type RouteUser } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { Trade } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'

/** Overview settings for a type of user. */
type OverviewConfig = {
  /** Owner of the totals, such as "Umhlanga Metals". */
  about: string
  tradesName: string
  /** Title of the latest trades. */
  latestTitle: string
  /** Sentence about what the totals count. Empty if the labels are sufficient. */
  note: string
  resource: TradeWrite['resource']
  /** Returns the path of a trade's screen; null if users of this type have none. */
  hrefOf: (trade: Pick<Trade, 'id'>) => string | null
  all: { label: string; href: string } | null
  /** Path of the form for a new trade; null if the user may not create one. */
  record: string | null
}

const eachTransaction = t('Transactions only, no collections. Material that is sold several times counts each time.')

/** Returns the user's overview settings. Collectors have no screen for a single collection. */
export function overviewConfig(user: User): OverviewConfig {
  const resource = listOfFigures(user.type)
  if (user.type === 'collector') {
    return {
      about: t('Your collections'),
      tradesName: t('Collections'),
      latestTitle: t('Latest collections'),
      note: '',
      resource,
      hrefOf: () => null,
      all: null,
      record: null,
    }
  }
  const isSystem = user.type === 'system'
  const list = isSystem ? 'adminTransactions' : 'businessTransactions'
  return {
    about: isSystem ? t('All businesses') : (ownBusiness(user)?.name ?? t('Your business')),
    tradesName: t('Transactions'),
    latestTitle: t('Latest transactions'),
    note: isSystem ? eachTransaction : '',
    resource,
    hrefOf: trade => transactionPath(user, trade),
    all: mayOpen(user, list) ? { label: t('All transactions'), href: pathTo(list) } : null,
    record: !isSystem && mayOpen(user, `${list}.create`) ? pathTo(`${list}.create`) : null,
  }
}

/** Returns the permissions that the user lacks to see the totals. */
export function missingForFigures(user: RouteUser): Permission[] {
  const resource = listOfFigures(user.type)
  const needed = [`${resource}.access`, `${resource}.view`] as const
  return needed.filter(permission => !may(user, permission))
}
