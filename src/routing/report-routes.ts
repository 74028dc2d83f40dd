import { t } from '#messages/message.ts'
import type { User } from '#schemas/user.ts'
import { mayOpen } from './may-open.ts'
import { pathTo, routes } from './routes.ts'

/** Reports about the user's own trades, in the order of the navigation. `letter` follows G in the shortcut. */
export const ownReports = [
  { routes: ['businessFlow', 'collectorFlow'], label: t('Material flow'), icon: 'flow', letter: 'f' },
  { routes: ['businessRegister'], label: t('Register of acquisitions'), icon: 'register', letter: 'a' },
  { routes: ['businessStatement', 'collectorStatement'], label: t('Carbon statement'), icon: 'statement', letter: 's' },
] as const

/** Returns the reports about the user's own trades that the user may open. */
export const ownReportsOf = (user: User) =>
  ownReports.flatMap(({ routes: names, label, icon }) =>
    names
      .filter(name => routes[name].access === user.type && mayOpen(user, name))
      .map(name => ({ href: pathTo(name), label, icon })),
  )
