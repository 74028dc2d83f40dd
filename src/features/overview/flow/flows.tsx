import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { may } from '#domain/permissions/permissions.ts'
import { addressLines } from '#domain/statement/address-lines.ts'
import type { Trail } from '#features/overview/report-screen.tsx'
import {
  LoadedSubject,
  loadBusiness,
  RequireBusiness,
  toBusiness,
  toOverview,
} from '#features/overview/report-subject.tsx'
import { t } from '#messages/message.ts'
import type { ScreenProps } from '#patterns/loading/screen-loader.ts'
import type { ReadRows } from '#schemas/rows.ts'
import type { User } from '#schemas/user.ts'
import { FlowScreen } from './flow-screen.tsx'

/** Returns the ids that sell for a business: its users and, on servers with businesses as sellers, itself. */
const sellersOf = (id: string, { items, unreadable }: ReadRows<User>): ReadonlySet<string> =>
  new Set([id, ...[...items, ...unreadable].flatMap(user => user.id ?? [])])

/** Report of a business. With `hasOthers`, the server's records contain those of other businesses of the user. */
function FlowOfBusiness({ id, hasOthers, trail }: { id: string; hasOthers: boolean; trail: Trail }) {
  const api = useApi()
  const user = useUser()
  return (
    <LoadedSubject
      key={id}
      load={async signal => {
        const [about, users] = await Promise.all([
          loadBusiness(api, user, id, signal),
          hasOthers ? api.businesses.allUsers(id, signal) : null,
        ])
        return { about, sellerIds: users && sellersOf(id, users) }
      }}
    >
      {of => <FlowScreen kind="business" of={of} trail={trail} />}
    </LoadedSubject>
  )
}

/** `/business/flow`: the material of the user's business. */
export function BusinessFlow() {
  const user = useUser()
  const hasOthers = user.businesses.length > 1 && may(user, 'businesses.users.view')
  return (
    <RequireBusiness
      note={t('A material-flow report covers the material of a business. Ask an administrator to add you to yours.')}
    >
      {id => <FlowOfBusiness id={id} hasOthers={hasOthers} trail={toOverview('business')} />}
    </RequireBusiness>
  )
}

/** `/collector/flow`: the material that the user brought in. The server returns only the user's own collections. */
export function CollectorFlow() {
  const { id, name, address } = useUser()
  const about = { kind: 'collector', id, name, address: addressLines(address) } as const
  return <FlowScreen kind="collector" of={{ about, sellerIds: null }} trail={toOverview('collector')} />
}

/** `/admin/businesses/{id}/flow` */
export const AdminBusinessFlow = ({ id }: ScreenProps) => <FlowOfBusiness id={id} hasOthers trail={toBusiness(id)} />
