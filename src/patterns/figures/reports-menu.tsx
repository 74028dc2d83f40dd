import { useUser } from '#actors/environment.tsx'
import { t } from '#messages/message.ts'
import { mayOpen } from '#routing/may-open.ts'
import { ownReports, ownReportsOf } from '#routing/report-routes.ts'
import { pathTo } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { useMenu } from '#ui/overlays/use-menu.ts'

const [flow, register, statement] = ownReports

const businessReports = [
  { route: 'adminBusinesses.flow', label: flow.label },
  { route: 'adminBusinesses.register', label: register.label },
  { route: 'adminBusinesses.statement', label: statement.label },
] as const

/** Returns the reports that a user may open: their own, or for administrators those of the business with `id`. */
function reportsOf(user: User, id: string | undefined) {
  if (id === undefined) return ownReportsOf(user)
  return businessReports
    .filter(({ route }) => mayOpen(user, route, id))
    .map(({ route, label }) => ({ label, href: pathTo(route, { id }) }))
}

/**
 * Button and menu with the reports that the user may open: their own, or for administrators those of the business with
 * `id`. A single report is a link. `search` is added to each URL, such as the period.
 */
export function ReportsMenu({ id, search = '' }: { id?: string; search?: string }) {
  const user = useUser()
  const { button, menu, ui } = useMenu()
  const reports = reportsOf(user, id).map(({ label, href }) => ({ label, href: href + search }))
  const [first, ...others] = reports
  if (!first) return null
  if (others.length === 0) return <LinkButton href={first.href}>{first.label}</LinkButton>
  return (
    <>
      <Button {...button}>{t('Reports')}</Button>
      {ui ? (
        <ui.Menu label={t('Reports')} {...menu}>
          {reports.map(({ label, href }) => (
            <ui.MenuItem key={href} href={href}>
              {label}
            </ui.MenuItem>
          ))}
        </ui.Menu>
      ) : null}
    </>
  )
}
