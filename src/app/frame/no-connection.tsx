import { useEnvironment, useUser } from '#actors/environment.tsx'
import { t } from '#messages/message.ts'
import { waitingPath } from '#routing/device-routes.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'

/** Replaces a screen that needs the server, while the user works with the data of this device. */
export function NoConnection() {
  const { session } = useEnvironment()
  const user = useUser()
  const waiting = waitingPath(user)
  const isAdministrator = user.type === 'system'
  const create = isAdministrator ? 'adminTransactions.create' : 'businessTransactions.create'
  return (
    <>
      <PageHeader
        title={t('No connection')}
        actions={
          <>
            {waiting === null ? null : (
              <LinkButton variant="quiet" href={waiting}>
                {t('Waiting to be sent')}
              </LinkButton>
            )}
            <Button icon="retry" onPress={() => session.send({ type: 'check.retry' })}>
              {t('Retry')}
            </Button>
          </>
        }
      />
      <Card>
        <EmptyState
          icon="transactions"
          title={t('This page needs a connection')}
          action={
            <>
              {mayOpen(user, create) ? (
                <LinkButton variant="primary" href={pathTo(create)}>
                  {t('New transaction')}
                </LinkButton>
              ) : null}
              {isAdministrator && mayOpen(user, 'adminCollections.create') ? (
                <LinkButton href={pathTo('adminCollections.create')}>{t('New collection')}</LinkButton>
              ) : null}
            </>
          }
        >
          {t('You can record trades with the data on this device.')}
        </EmptyState>
      </Card>
    </>
  )
}
