import type { TradeWrite } from '#api/trade-writes.ts'
import { ownBusiness } from '#domain/people/own-business.ts'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { may } from '#domain/permissions/permissions.ts'
import { mayWorkOn } from '#domain/trades/trade-permissions.ts'
import { mayOpen, type RouteUser } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { Trade } from '#schemas/trade.ts'
import type { User, UserType } from '#schemas/user.ts'

/** What the figures of a type of user are about, and where their records lead. */
type OverviewOf = {
  /** Whose figures these are: "Umhlanga Metals". */
  about: string
  tradesName: 'Transactions' | 'Collections'
  /** What the figures count, in a sentence; empty if their names say it. */
  note: string
  resource: TradeWrite['resource']
  /** The screen of a trade; null where it has none for this user. */
  hrefOf: (trade: Pick<Trade, 'id'>) => string | null
  all: { label: string; href: string } | null
  /** Where a new trade is recorded; null for who records none here. */
  record: string | null
  /** The carbon statement of the same; null for administrators, who open that of a business or a collector beside its record. */
  statement: 'businessStatement' | 'collectorStatement' | null
}

const eachTransaction = 'Transactions only, without collections. Material that is sold several times counts each time.'

/** Collections for a collector, transactions for others: a collected load that is traded later would count twice. */
export const listOfFigures = (type: UserType): TradeWrite['resource'] =>
  type === 'collector' ? 'collections' : 'transactions'

/** The overview of a user. Collections have no screen that a collector may open. */
export function overviewOf(user: User): OverviewOf {
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

/** The permissions that a user lacks for the list that their figures are made of. */
export function missingForFigures(user: RouteUser): Permission[] {
  const resource = listOfFigures(user.type)
  const needed = [`${resource}.access`, `${resource}.view`] as const
  return needed.filter(permission => !may(user, permission))
}
