import type { ReactNode } from 'react'
import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { ownBusiness, ownBusinessId } from '#domain/people/own-business.ts'
import { may } from '#domain/permissions/permissions.ts'
import { addressLines } from '#domain/statement/address-lines.ts'
import { t } from '#messages/message.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { titleOf } from '#routing/list-routes.ts'
import { pathTo } from '#routing/routes.ts'
import type { Business } from '#schemas/business.ts'
import type { StatementAbout } from '#schemas/statement.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { ReportProps } from './report-screen.tsx'

type Children = (props: ReportProps) => ReactNode

const ofBusiness = ({ id, name, address }: Business): StatementAbout => ({
  kind: 'business',
  role: 'buyer',
  id,
  name,
  address: addressLines(address),
})

/**
 * Loads the subject of a report.
 * @throws Problem for the error screen; of kind `notFound` for Not Found.
 */
export function LoadedSubject({
  load,
  children,
  ...props
}: Omit<ReportProps, 'about'> & { load: (signal: AbortSignal) => Promise<StatementAbout>; children: Children }) {
  const { value, problem } = useLoaded(load)
  if (problem) throw problem
  return children({ about: value, ...props })
}

export const toOverview = (home: 'business' | 'collector') => ({ label: t('Overview'), href: pathTo(home) })

/** Report about the transactions of the user's business. `note` explains it to users without a business. */
export function OwnBusinessReport({ note, children }: { note: string; children: Children }) {
  const api = useApi()
  const user = useUser()
  const id = ownBusinessId(user)
  if (id === null) {
    return (
      <Card>
        <EmptyState icon="businesses" title={t('You don’t belong to a business yet')}>
          {note}
        </EmptyState>
      </Card>
    )
  }
  const name = ownBusiness(user)?.name ?? t('Your business')
  return (
    <LoadedSubject
      // Without `businesses.view`, the report shows the business's name but no postal address.
      load={async signal =>
        may(user, 'businesses.view')
          ? ofBusiness(await api.businesses.get(id, [], signal))
          : { kind: 'business', role: 'buyer', id, name, address: [] }
      }
      list="transactions"
      trail={[toOverview('business')]}
    >
      {children}
    </LoadedSubject>
  )
}

/** Report about the transactions of any business, for administrators. */
export function BusinessReport({ id, children }: { id: string; children: Children }) {
  const api = useApi()
  return (
    <LoadedSubject
      key={id}
      load={async signal => ofBusiness(await api.businesses.get(id, [], signal))}
      list="transactions"
      trail={[
        { label: titleOf('adminBusinesses'), href: pathTo('adminBusinesses') },
        { label: t('Edit'), href: pathTo('adminBusinesses.edit', { id }) },
      ]}
    >
      {children}
    </LoadedSubject>
  )
}
