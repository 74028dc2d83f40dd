import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import type { RoleOfUser, UserValues } from '#domain/people/user-rules.ts'
import { may } from '#domain/permissions/permissions.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { memberOf } from '#machines/member/member.selectors.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import { t } from '#messages/message.ts'
import { findRoles } from '#patterns/lookup/record-lookups.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import { MemberRow } from '#patterns/members/member-row.tsx'
import { AddMember, MembersCard, useSavedMembers } from '#patterns/members/members-card.tsx'
import { useRemovalQuestion } from '#patterns/members/removal-question.tsx'
import { useMembers } from '#patterns/members/use-members.ts'
import type { Reference } from '#schemas/reference.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useUserQueue } from './use-user-queue.ts'
import { UserPermissionSummary } from './user-permission-summary.tsx'

type Props = { id: string; record: FormRecord<UserValues> }

/** Roles of a saved user, or a note about the missing permission. Users may always see their own roles. */
export function UserRoles({ id, record }: Props) {
  const user = useUser()
  if (user.id === id || may(user, 'users.roles.view')) return <SeenRoles id={id} record={record} />
  return (
    <Card title={t('Roles')}>
      <EmptyState icon="roles" title={t('You don’t have access to this user’s roles')}>
        {t('You need the permission users.roles.view. Ask an administrator for a role that has it.')}
      </EmptyState>
    </Card>
  )
}

function SeenRoles({ id: userId, record }: Props) {
  const api = useApi()
  const { session } = useEnvironment()
  const user = useUser()
  const enqueue = useUserQueue(userId)
  const roles = useSelector(record, snapshot => snapshot.context.initial.roles)
  const [lookup] = useState<Lookup<Reference>>(() => ({
    ...findRoles(api),
    term: 'rolesSearchTerm',
  }))
  const isOwn = user.id === userId
  /**
   * Confirmation texts for removing a role from oneself: afterwards, the user might lack the permission to restore it.
   */
  const ownRemoval = ({ name }: Reference) => ({
    title: t('Remove {role} from yourself?', { role: name }),
    text: isDirty(record.getSnapshot())
      ? t('You might not be able to assign the role to yourself again. Unsaved changes in this form might be lost.')
      : t('You might not be able to assign the role to yourself again.'),
  })
  /** Queues a role change. If it affects the signed-in user, the session then reloads their permissions. */
  const change = async (call: () => Promise<void>) => {
    await enqueue(call)
    if (isOwn) session.send({ type: 'user.refresh' })
  }
  const mayAdd = may(user, 'users.roles.assign') && may(user, 'roles.view')
  const mayRemove = may(user, 'users.roles.unassign')
  const members = useMembers(
    {
      recordId: userId,
      members: roles,
      add: role => change(() => api.users.assignRole(userId, role.id)),
      remove: role => change(() => api.users.unassignRole(userId, role.id)),
    },
    // Removing your own role requires a confirmation instead of offering Undo.
    mayAdd && !isOwn,
  )
  const { ask, question } = useRemovalQuestion(members)
  const remove = (role: RoleOfUser) =>
    isOwn ? ask(role.id, ownRemoval(role)) : members.send({ type: 'member.remove', id: role.id })
  return (
    <>
      <MembersCard
        title={t('Roles')}
        members={members}
        add={mayAdd ? <AddMember noun="role" lookup={lookup} members={members} /> : null}
        isReadOnly={!mayAdd && !mayRemove}
        emptyText={t('No roles. Only the user’s own permissions apply.')}
      >
        {actor => {
          const role = memberOf(actor)
          const onRemove = mayRemove ? () => remove(role) : undefined
          return <MemberRow key={role.id} {...{ members, actor, onRemove }} option={lookup.toOption(role)} />
        }}
      </MembersCard>
      {question}
      <RolesSummary record={record} roles={useSavedMembers(members)} isOwn={isOwn} />
    </>
  )
}

/** Combined permissions of a saved user: from the current roles, and from the form's unsaved values. */
function RolesSummary({ record, ...rights }: Pick<Props, 'record'> & { roles: readonly RoleOfUser[]; isOwn: boolean }) {
  const own = useSelector(record, snapshot => snapshot.context.values.permissions)
  return <UserPermissionSummary {...rights} own={own} />
}
