import { lackingForLines } from '#domain/trades/trade-permissions.ts'
import { t } from '#messages/message.ts'
import type { User } from '#schemas/user.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { TradeKind } from './trade-form-config.ts'

const sentences = {
  add: t('You can’t add materials.'),
  change: t('You can’t change weights and values.'),
  remove: t('You can’t remove materials.'),
} as const

const unseenLinesTitle = (noun: TradeKind['noun']) =>
  t(
    '{noun, select, transaction {You can’t see the materials of this transaction} other {You can’t see the materials of this collection}}',
    { noun },
  )

/** Lists the disabled actions on saved lines, with the permissions that the user lacks. */
export function LineReasons({ user, resource }: { user: User; resource: TradeKind['resource'] }) {
  const { actions, permissions } = lackingForLines(user, resource)
  if (actions.length === 0) return null
  const isAll = actions.length === Object.keys(sentences).length
  const impossible = isAll ? t('You can only view the materials.') : actions.map(action => sentences[action]).join(' ')
  const advice = t(
    '{count, plural, one {Ask an administrator for a role with this permission: {permissions}.} other {Ask an administrator for a role with these permissions: {permissions}.}}',
    { count: permissions.length, permissions: permissions.join(', ') },
  )
  return (
    <Alert>
      {impossible} {advice}
    </Alert>
  )
}

/** Replaces the lines if the user lacks the permission to view them. */
export const LinesForbidden = ({ noun, lacks }: { noun: TradeKind['noun']; lacks: string }) => (
  <Card title={t('Materials')} isFlush>
    <EmptyState icon="materials" title={unseenLinesTitle(noun)}>
      {t('You need the permission {permission}. Ask an administrator for a role that has it.', { permission: lacks })}
    </EmptyState>
  </Card>
)
