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
import type { FlowAbout } from '#schemas/flow.ts'
import type { ReadRows } from '#schemas/rows.ts'
import type { User } from '#schemas/user.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { FlowOf } from './compute-flow.ts'
import { FlowScreen } from './flow-screen.tsx'

const aboutBusiness = ({ id, name, address }: Business): FlowAbout => ({
  kind: 'business',
  id,
  name,
  address: addressLines(address),
})

/** Returns the ids that sell for a business: its users and, on servers with businesses as sellers, itself. */
const sellersOf = (id: string, { items, unreadable }: ReadRows<User>): ReadonlySet<string> =>
  new Set([id, ...[...items, ...unreadable].flatMap(user => user.id ?? [])])

/**
 * Loads the subject of a report.
 * @throws Problem for the error screen; of kind `notFound` for Not Found.
 */
function LoadedFlow({
  load,
  trail,
}: {
  load: (signal: AbortSignal) => Promise<FlowOf>
  trail: ReadonlyArray<{ label: string; href: string }>
}) {
  const { value, problem } = useLoaded(load)
  if (problem) throw problem
  return <FlowScreen kind="business" of={value} trail={trail} />
}

const toOverview = (home: 'business' | 'collector') => [{ label: t('Overview'), href: pathTo(home) }]

/** `/business/flow`: the material of the user's business. */
export function BusinessFlow() {
  const api = useApi()
  const user = useUser()
  const id = ownBusinessId(user)
  if (id === null) {
    return (
      <Card>
        <EmptyState icon="businesses" title={t('You don’t belong to a business yet')}>
          {t('A material-flow report covers the material of a business. Ask an administrator to add you to yours.')}
        </EmptyState>
      </Card>
    )
  }
  const name = ownBusiness(user)?.name ?? t('Your business')
  // The server returns the records of all businesses of the user. If the user has several, the sellers decide.
  const isShared = user.businesses.length > 1 && may(user, 'businesses.users.view')
  return (
    <LoadedFlow
      load={async signal => ({
        // Without `businesses.view`, the report shows the business's name but no postal address.
        about: may(user, 'businesses.view')
          ? aboutBusiness(await api.businesses.get(id, [], signal))
          : { kind: 'business', id, name, address: [] },
        sellerIds: isShared ? sellersOf(id, await api.businesses.allUsers(id, signal)) : null,
      })}
      trail={toOverview('business')}
    />
  )
}

/** `/collector/flow`: the material that the user brought in. The server returns only the user's own collections. */
export function CollectorFlow() {
  const { id, name, address } = useUser()
  const about = { kind: 'collector', id, name, address: addressLines(address) } as const
  return <FlowScreen kind="collector" of={{ about, sellerIds: null }} trail={toOverview('collector')} />
}

/** `/admin/businesses/{id}/flow` */
export function AdminBusinessFlow({ id }: ScreenProps) {
  const api = useApi()
  return (
    <LoadedFlow
      key={id}
      load={async signal => {
        const [business, users] = await Promise.all([
          api.businesses.get(id, [], signal),
          api.businesses.allUsers(id, signal),
        ])
        return { about: aboutBusiness(business), sellerIds: sellersOf(id, users) }
      }}
      trail={[
        { label: titleOf('adminBusinesses'), href: pathTo('adminBusinesses') },
        { label: t('Edit'), href: pathTo('adminBusinesses.edit', { id }) },
      ]}
    />
  )
}
