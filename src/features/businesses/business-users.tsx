import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import type { BusinessValues } from '#domain/people/business-rules.ts'
import { may } from '#domain/permissions/permissions.ts'
import { Problem } from '#domain/problem.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { memberOf } from '#machines/member/member.selectors.ts'
import { t } from '#messages/message.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import { UnreadableNote } from '#patterns/loading/unreadable-note.tsx'
import { findUsers } from '#patterns/lookup/record-lookups.ts'
import { MemberRow } from '#patterns/members/member-row.tsx'
import { AddMember, MembersCard } from '#patterns/members/members-card.tsx'
import { RetainedRows } from '#patterns/members/retained-rows.tsx'
import { useMembers } from '#patterns/members/use-members.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { Reference } from '#schemas/reference.ts'

const detailsOf = ({ id }: Reference) => pathTo('adminUsers.edit', { id })

const retainedTitle = t('Still a user of this business')

/**
 * Removes a user from a business.
 * @throws Problem if the server accepts the request but keeps the user in the business.
 */
async function removeUser(api: Api, business: Reference, { id, name }: Reference) {
  const { isRetained } = await api.businesses.unassignUser(business.id, id)
  if (!isRetained) return
  const message = t('{user} still belongs to {business} on this server and sees its records.', {
    user: name,
    business: business.name,
  })
  throw new Problem({ kind: 'conflict', title: retainedTitle, message })
}

/** Returns a link to the user's details if the server did not remove the user from the business. */
const remedyFor = (member: Reference, { title }: Problem) =>
  title === retainedTitle ? { label: t('Choose another business'), path: detailsOf(member) } : null

export function BusinessUsers({ id: businessId, record }: { id: string; record: FormRecord<BusinessValues> }) {
  const api = useApi()
  const user = useUser()
  const { owner, name } = useSelector(record, snapshot => snapshot.context.initial)
  if (!may(user, 'businesses.users.view')) return null
  return (
    // The server adds a new owner to the business's users, so the key reloads the list.
    <LoadedPart key={owner?.id} label={t('Loading users')} load={signal => api.businesses.allUsers(businessId, signal)}>
      {({ items, unreadable }) => (
        <>
          <UnreadableNote rows={unreadable} noun="user" />
          <LoadedUsers business={{ id: businessId, name }} users={items} />
        </>
      )}
    </LoadedPart>
  )
}

function LoadedUsers({ business, users }: { business: Reference; users: readonly Reference[] }) {
  const api = useApi()
  const user = useUser()
  const [lookup] = useState(() => findUsers(api))
  const mayAdd = may(user, 'businesses.users.assign') && may(user, 'users.view')
  const mayRemove = may(user, 'businesses.users.unassign')
  const maySee = mayOpen(user, 'adminUsers.edit')
  const members = useMembers(
    {
      recordId: business.id,
      members: users,
      add: member => api.businesses.assignUser(business.id, member.id),
      remove: member => removeUser(api, business, member),
    },
    mayAdd,
  )
  return (
    <MembersCard
      title={t('Users')}
      members={members}
      add={mayAdd ? <AddMember noun="user" lookup={lookup} members={members} /> : null}
      isReadOnly={!mayAdd && !mayRemove}
      emptyText={t('No users yet. Add a user.')}
      after={<RetainedRows businessId={business.id} hrefOf={maySee ? detailsOf : null} />}
    >
      {actor => {
        const member = memberOf(actor)
        return (
          <MemberRow
            key={member.id}
            members={members}
            actor={actor}
            option={lookup.toOption(member)}
            {...(maySee ? { href: detailsOf(member), remedyOf: remedyFor } : {})}
            onRemove={mayRemove ? () => members.send({ type: 'member.remove', id: member.id }) : undefined}
          />
        )
      }}
    </MembersCard>
  )
}
