import type { ReactNode } from 'react'
import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import { ownBusiness, ownBusinessId } from '#domain/people/own-business.ts'
import { may } from '#domain/permissions/permissions.ts'
import { addressLines } from '#domain/statement/address-lines.ts'
import { t } from '#messages/message.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { titleOf } from '#routing/list-routes.ts'
import { pathTo } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { ReportProps, Trail } from './report-screen.tsx'

export const toOverview = (home: 'business' | 'collector'): Trail => [{ label: t('Overview'), href: pathTo(home) }]

export const toBusiness = (id: string): Trail => [
  { label: titleOf('adminBusinesses'), href: pathTo('adminBusinesses') },
  { label: t('Edit'), href: pathTo('adminBusinesses.edit', { id }) },
]

/** Returns the business of a report. Without `businesses.view`, a user's own business has a name but no address. */
export async function loadBusiness(api: Api, user: User, id: string, signal: AbortSignal) {
  const kind = 'business' as const
  if (!may(user, 'businesses.view')) {
    return { kind, id, name: ownBusiness(user)?.name ?? t('Your business'), address: [] }
  }
  const { name, address } = await api.businesses.get(id, [], signal)
  return { kind, id, name, address: addressLines(address) }
}

/**
 * Loads the subject of a report. The subject is null while loading.
 * @throws Problem for the error screen; of kind `notFound` for Not Found.
 */
export function LoadedSubject<Subject>({
  load,
  children,
}: {
  load: (signal: AbortSignal) => Promise<Subject>
  children: (subject: Subject | null) => ReactNode
}) {
  const { value, problem } = useLoaded(load)
  if (problem) throw problem
  return children(value)
}

/** Renders a report with the id of the user's business. `note` explains the report to users without a business. */
export function RequireBusiness({ note, children }: { note: string; children: (id: string) => ReactNode }) {
  const id = ownBusinessId(useUser())
  return id === null ? (
    <Card>
      <EmptyState icon="businesses" title={t('You don’t belong to a business yet')}>
        {note}
      </EmptyState>
    </Card>
  ) : (
    children(id)
  )
}

/** Report about the transactions of a business: the user's own, or any business for administrators. */
export function BusinessReport({
  id,
  trail,
  children,
}: {
  id: string
  trail: Trail
  children: (props: ReportProps) => ReactNode
}) {
  const api = useApi()
  const user = useUser()
  return (
    <LoadedSubject
      key={id}
      load={async signal => ({ ...(await loadBusiness(api, user, id, signal)), role: 'buyer' as const })}
    >
      {about => children({ about, list: 'transactions', trail })}
    </LoadedSubject>
  )
}
