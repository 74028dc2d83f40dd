import { useUser } from '#actors/environment.tsx'
import { loadSellers, seesOtherBusinesses } from '#actors/lists/load-sellers.ts'
import { useApi } from '#actors/use-api.ts'
import { addressLines } from '#domain/statement/address-lines.ts'
import type { Trail } from '#features/reports/report-screen.tsx'
import {
  LoadedSubject,
  loadBusiness,
  RequireBusiness,
  toBusiness,
  toOverview,
} from '#features/reports/report-subject.tsx'
import { t } from '#messages/message.ts'
import type { ScreenProps } from '#patterns/loading/screen-loader.ts'
import { FlowScreen } from './flow-screen.tsx'

/** Report of a business. With `hasOthers`, the server's records contain those of other businesses of the user. */
function FlowOfBusiness({ id, hasOthers, trail }: { id: string; hasOthers: boolean; trail: Trail }) {
  const api = useApi()
  const user = useUser()
  return (
    <LoadedSubject
      key={id}
      load={async signal => {
        const [about, sellerIds] = await Promise.all([
          loadBusiness(api, user, id, signal),
          hasOthers ? loadSellers(api, id, signal) : null,
        ])
        return { about, sellerIds }
      }}
    >
      {of => <FlowScreen kind="business" of={of} trail={trail} />}
    </LoadedSubject>
  )
}

/** `/business/flow`: the material of the user's business. */
export function BusinessFlow() {
  const hasOthers = seesOtherBusinesses(useUser())
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
