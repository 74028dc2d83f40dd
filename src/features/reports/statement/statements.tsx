import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { addressLines } from '#domain/statement/address-lines.ts'
import {
  BusinessReport,
  LoadedSubject,
  RequireBusiness,
  toBusiness,
  toOverview,
} from '#features/reports/report-subject.tsx'
import { t } from '#messages/message.ts'
import type { ScreenProps } from '#patterns/loading/screen-loader.ts'
import { titleOf } from '#routing/list-routes.ts'
import { pathTo } from '#routing/routes.ts'
import type { StatementAbout } from '#schemas/statement.ts'
import type { User } from '#schemas/user.ts'
import { StatementScreen } from './statement-screen.tsx'

const ofCollector = ({ id, name, address }: User): StatementAbout => ({
  kind: 'collector',
  role: 'collector',
  id,
  name,
  address: addressLines(address),
})

/** `/business/statement`: the purchases of the user's business. */
export const BusinessStatement = () => (
  <RequireBusiness
    note={t('A carbon statement covers the purchases of a business. Ask an administrator to add you to yours.')}
  >
    {id => (
      <BusinessReport id={id} trail={toOverview('business')}>
        {props => <StatementScreen {...props} />}
      </BusinessReport>
    )}
  </RequireBusiness>
)

/** `/collector/statement`: the user's own collections. The server returns only these to collectors. */
export const CollectorStatement = () => (
  <StatementScreen about={ofCollector(useUser())} list="collections" isOwnList trail={toOverview('collector')} />
)

/** `/admin/businesses/{id}/statement` */
export const AdminBusinessStatement = ({ id }: ScreenProps) => (
  <BusinessReport id={id} trail={toBusiness(id)}>
    {props => <StatementScreen {...props} />}
  </BusinessReport>
)

/** `/admin/users/{id}/statement` */
export function AdminCollectorStatement({ id }: ScreenProps) {
  const api = useApi()
  const trail = [
    { label: titleOf('adminUsers'), href: pathTo('adminUsers') },
    { label: t('Edit'), href: pathTo('adminUsers.edit', { id }) },
  ]
  return (
    <LoadedSubject key={id} load={async signal => ofCollector(await api.users.get(id, [], signal))}>
      {about => <StatementScreen about={about} list="collections" trail={trail} />}
    </LoadedSubject>
  )
}
