import type { TradeWrite } from '#api/trade-writes.ts'
import { ownBusiness } from '#domain/people/own-business.ts'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { may } from '#domain/permissions/permissions.ts'
import { mayWorkOn } from '#domain/trades/trade-permissions.ts'
import { mayOpen, type RouteUser } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { Trade } from '#schemas/trade.ts'
import type { User, UserType } from '#schemas/user.ts'

/** Settings of the overview by type of user. */
type OverviewConfig = {
  /** The owner of the figures: "Umhlanga Metals". */
  about: string
  tradesName: 'Transactions' | 'Collections'
  /** Sentence about what the figures count; empty if the labels are enough. */
  note: string
  resource: TradeWrite['resource']
  /** The screen of a trade; null if the user has none. */
  hrefOf: (trade: Pick<Trade, 'id'>) => string | null
  all: { label: string; href: string } | null
  /** The path to record a new trade; null if the user can't record. */
  record: string | null
  /** Route of the carbon statement. Null for administrators, who open statements from a business or a collector. */
  statement: 'businessStatement' | 'collectorStatement' | null
}

const eachTransaction = 'Transactions only, without collections. Material that is sold several times counts each time.'

/** Returns collections for collectors, transactions for others. Counting both would count a collected load twice. */
export const listOfFigures = (type: UserType): TradeWrite['resource'] =>
  type === 'collector' ? 'collections' : 'transactions'

/** Returns the overview settings of a user. Collectors have no screen for a single collection. */
export function overviewConfig(user: User): OverviewConfig {
  const resource = listOfFigures(user.type)
  if (user.type === 'collector') {
    return {
      about: 'Your collections',
      tradesName: 'Collections',
      note: '',
      resource,
      hrefOf: () => null,
      all: null,
      record: null,
      statement: 'collectorStatement',
    }
  }
  const isSystem = user.type === 'system'
  const list = isSystem ? 'adminTransactions' : 'businessTransactions'
  const screen = mayWorkOn(user, 'transactions') ? (`${list}.edit` as const) : (`${list}.view` as const)
  return {
    about: isSystem ? 'All businesses' : (ownBusiness(user)?.name ?? 'Your business'),
    tradesName: 'Transactions',
    note: isSystem ? eachTransaction : '',
    resource,
    hrefOf: ({ id }) => (mayOpen(user, screen, id) ? pathTo(screen, { id }) : null),
    all: mayOpen(user, list) ? { label: 'All transactions', href: pathTo(list) } : null,
    record: !isSystem && mayOpen(user, `${list}.create`) ? pathTo(`${list}.create`) : null,
    statement: isSystem ? null : 'businessStatement',
  }
}

/** Returns the permissions that the user lacks for the list behind their figures. */
export function missingForFigures(user: RouteUser): Permission[] {
  const resource = listOfFigures(user.type)
  const needed = [`${resource}.access`, `${resource}.view`] as const
  return needed.filter(permission => !may(user, permission))
}
