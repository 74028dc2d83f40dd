import { Links } from '#app/router-links.tsx'
import { t } from '#messages/message.ts'
import { pathTo } from '#routing/routes.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { StandaloneLayout } from './standalone-layout.tsx'

/** Screen for unknown paths, and for records that don't exist. */
export function NotFound({ what }: { what: 'page' | 'record' }) {
  return (
    <>
      <PageHeader title={t('Not found')} />
      <Card>
        <EmptyState
          icon="search"
          title={what === 'page' ? t('This page does not exist') : t('This record does not exist')}
          action={
            <LinkButton variant="primary" href={pathTo('index')}>
              {t('Go to the overview')}
            </LinkButton>
          }
        >
          {t('The address might be wrong, or the page was removed.')}
        </EmptyState>
      </Card>
    </>
  )
}

export const NotFoundScreen = () => <NotFound what="page" />

/** Not Found screen for visitors who are not signed in. */
export const StandaloneNotFound = () => (
  <StandaloneLayout>
    <Links>
      <NotFoundScreen />
    </Links>
  </StandaloneLayout>
)
