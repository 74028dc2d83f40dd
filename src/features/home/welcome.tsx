import { useUser } from '#actors/environment.tsx'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'

type NextStep = { title: string; text: string; href?: string; label?: string }

function nextStepFor(user: User): NextStep {
  if (user.type === 'business' && mayOpen(user, 'businessTransactions.create')) {
    return {
      title: t('Record a transaction'),
      text: t('Enter the buyer, the seller and the materials. The overview then shows the CO₂e avoided.'),
      href: pathTo('businessTransactions.create'),
      label: t('New transaction'),
    }
  }
  const list = user.type === 'system' ? 'adminTransactions' : 'businessTransactions'
  if (user.type !== 'collector' && mayOpen(user, list)) {
    return {
      title: t('View transactions'),
      text: t('All transactions with buyer and seller.'),
      href: pathTo(list),
      label: t('Open transactions'),
    }
  }
  return {
    title: t('Your account is ready'),
    text:
      user.type === 'collector'
        ? t('The business that buys your material records it under your name.')
        : t('Ask an administrator for a role to view and record transactions.'),
  }
}

function purposeFor(user: User): string {
  if (user.type === 'system') return t('View trades and manage users, businesses and roles.')
  if (user.type === 'collector') return t('Your material is recycled and avoids CO₂e.')
  return mayOpen(user, 'businessTransactions.create')
    ? t('Record your trades and see the CO₂e avoided.')
    : t('View trades and the CO₂e avoided.')
}

/** Returns a sentence about the permissions that the totals need, or null if none is missing. */
const figuresNeed = (missing: readonly Permission[]): string | null =>
  missing.length === 0
    ? null
    : t(
        '{count, plural, one {To see trade figures, you need the permission {permissions}.} other {To see trade figures, you need the permissions {permissions}.}}',
        { count: missing.length, permissions: listed(missing) },
      )

/** Replaces the totals if no trades exist, or if the user lacks the `missing` permissions. */
export function Welcome({ missing }: { missing: readonly Permission[] }) {
  const user = useUser()
  const { title, text, href, label } = nextStepFor(user)
  const need = figuresNeed(missing)
  return (
    <>
      <PageHeader
        title={t('Overview')}
        subtitle={`${t('Welcome, {name}.', { name: user.name })} ${purposeFor(user)}`}
      />
      <Card>
        <EmptyState
          icon="home"
          title={title}
          action={
            href && label ? (
              <LinkButton variant="primary" href={href}>
                {label}
              </LinkButton>
            ) : null
          }
        >
          {text}
        </EmptyState>
      </Card>
      {need ? <Alert>{need}</Alert> : null}
    </>
  )
}
