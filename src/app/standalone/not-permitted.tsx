import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { pathTo } from '#routing/routes.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'

/** Replaces a screen that the user may not open. Names the missing permissions. */
export function NotPermitted({ missing }: { missing: readonly string[] }) {
  return (
    <>
      <PageHeader title={t('Not permitted')} />
      <Card>
        <EmptyState
          icon="roles"
          title={t('You don’t have access to this page')}
          action={
            <LinkButton variant="primary" href={pathTo('index')}>
              {t('Go to the overview')}
            </LinkButton>
          }
        >
          {t(
            '{count, plural, one {You need the permission {permissions}. Ask an administrator for a role that has it.} other {You need the permissions {permissions}. Ask an administrator for a role that has them.}}',
            { count: missing.length, permissions: listed(missing) },
          )}
        </EmptyState>
      </Card>
    </>
  )
}
