import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { ownBusiness, ownBusinessId } from '#domain/people/own-business.ts'
import { may } from '#domain/permissions/permissions.ts'
import { addressLines } from '#domain/statement/address-lines.ts'
import { t } from '#messages/message.ts'
import type { ScreenProps } from '#patterns/loading/screen-loader.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { titleOf } from '#routing/list-routes.ts'
import { pathTo } from '#routing/routes.ts'
import type { Business } from '#schemas/business.ts'
import type { StatementAbout } from '#schemas/statement.ts'
import type { User } from '#schemas/user.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { StatementScreen, type StatementScreenProps } from './statement-screen.tsx'

const ofBusiness = ({ id, name, address }: Business): StatementAbout => ({
  kind: 'business',
  role: 'buyer',
  id,
  name,
  address: addressLines(address),
})

const ofCollector = ({ id, name, address }: User): StatementAbout => ({
  kind: 'collector',
  role: 'collector',
  id,
  name,
  address: addressLines(address),
})

/**
 * Loads the subject of a statement.
 * @throws Problem for the error screen; of kind `notFound` for Not Found.
 */
function LoadedStatement({
  load,
  ...props
}: Omit<StatementScreenProps, 'about'> & { load: (signal: AbortSignal) => Promise<StatementAbout> }) {
  const { value, problem } = useLoaded(load)
  if (problem) throw problem
  return <StatementScreen about={value} {...props} />
}

const toOverview = (home: 'business' | 'collector') => ({ label: t('Overview'), href: pathTo(home) })

/** `/business/statement`: the purchases of the user's business. */
export function BusinessStatement() {
  const api = useApi()
  const user = useUser()
  const id = ownBusinessId(user)
  if (id === null) {
    return (
      <Card>
        <EmptyState icon="businesses" title={t('You don’t belong to a business yet')}>
          {t('A carbon statement covers the purchases of a business. Ask an administrator to add you to yours.')}
        </EmptyState>
      </Card>
    )
  }
  const name = ownBusiness(user)?.name ?? t('Your business')
  return (
    <LoadedStatement
      // Without `businesses.view`, the statement shows the business's name but no postal address.
      load={async signal =>
        may(user, 'businesses.view')
          ? ofBusiness(await api.businesses.get(id, [], signal))
          : { kind: 'business', role: 'buyer', id, name, address: [] }
      }
      list="transactions"
      trail={[toOverview('business')]}
    />
  )
}

/** `/collector/statement`: the user's own collections. The server returns only these to collectors. */
export const CollectorStatement = () => (
  <StatementScreen about={ofCollector(useUser())} list="collections" isOwnList trail={[toOverview('collector')]} />
)

/** `/admin/businesses/{id}/statement` */
export function AdminBusinessStatement({ id }: ScreenProps) {
  const api = useApi()
  return (
    <LoadedStatement
      key={id}
      load={async signal => ofBusiness(await api.businesses.get(id, [], signal))}
      list="transactions"
      trail={[
        { label: titleOf('adminBusinesses'), href: pathTo('adminBusinesses') },
        { label: t('Edit'), href: pathTo('adminBusinesses.edit', { id }) },
      ]}
    />
  )
}

/** `/admin/users/{id}/statement` */
export function AdminCollectorStatement({ id }: ScreenProps) {
  const api = useApi()
  return (
    <LoadedStatement
      key={id}
      load={async signal => ofCollector(await api.users.get(id, [], signal))}
      list="collections"
      trail={[
        { label: titleOf('adminUsers'), href: pathTo('adminUsers') },
        { label: t('Edit'), href: pathTo('adminUsers.edit', { id }) },
      ]}
    />
  )
}
