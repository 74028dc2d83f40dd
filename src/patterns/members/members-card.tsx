import { useSelector } from '@xstate/react'
import { type ReactNode, useReducer, useRef } from 'react'
import { useEmitted } from '#actors/use-emitted.ts'
import { type MemberActor, memberOf } from '#machines/member/member.selectors.ts'
import type { MembersActor } from '#machines/members/members.selectors.ts'
import { t } from '#messages/message.ts'
import { type Lookup, useLookup } from '#patterns/lookup/use-lookup.ts'
import { type Lost, useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { useFocusWhenRendered } from '#ui/basics/use-focus-when-rendered.ts'
import { Card } from '#ui/layout/card.tsx'
import { PickBox } from '#ui/pickers/combo-box.tsx'
import { excludeChosen } from '#ui/pickers/option-entries.ts'
import * as css from './members-card.css.ts'
import type { Named } from './use-members.ts'

/** Look-up that adds a member. Its options exclude current members. */
export function AddMember<Member extends Named>({
  noun,
  lookup,
  members,
}: {
  noun: 'user' | 'role'
  lookup: Lookup<Member>
  members: MembersActor<Member>
}) {
  const shown = useSelector(members, ({ context }) => context.members)
  const { search, itemOf } = useLookup(lookup)
  return (
    <PickBox
      label={t('{noun, select, role {Add role} other {Add user}}', { noun })}
      search={excludeChosen(search, shown.map(memberOf))}
      onPick={option => {
        const member = itemOf(option)
        if (member) members.send({ type: 'member.add', member })
      }}
    />
  )
}

/** Returns the saved members, without members that are still being added. */
export function useSavedMembers<Member extends Named>(members: MembersActor<Member>): Member[] {
  const actors = useSelector(members, ({ context }) => context.members)
  // Forces a render: after an addition, only the snapshot of that member changes, not the list.
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  useEmitted(members, 'member.added', lookAgain)
  return actors.filter(actor => !actor.getSnapshot().hasTag('joining')).map(memberOf)
}

/**
 * Returns the element to focus when a row or its button disappears: a button of the row at that position, or else the
 * search.
 */
const nextTo = ({ area, nearest }: Lost) =>
  nearest?.querySelector('button') ?? area.closest('section')?.querySelector<HTMLElement>('[role="combobox"]') ?? area

/** Card with the members of a record. Each addition or removal is a separate request, outside the record's form. */
export function MembersCard<Member extends Named>({
  title,
  members,
  add,
  isReadOnly,
  emptyText,
  after,
  children,
}: {
  title: string
  members: MembersActor<Member>
  add: ReactNode
  isReadOnly: boolean
  emptyText: string
  /** Content below the members. */
  after?: ReactNode
  children: (actor: MemberActor<Member>) => ReactNode
}) {
  const actors = useSelector(members, ({ context }) => context.members)
  const content = useRef<HTMLDivElement>(null)
  const rescue = useFocusRescue({ items: 'li[data-row]', next: nextTo })
  const focusOnceThere = useFocusWhenRendered()
  useEmitted(members, 'member.restored', ({ member: { id } }) =>
    focusOnceThere(() => content.current?.querySelector<HTMLElement>(`li[data-row="${id}"]`)),
  )
  return (
    <Card title={title} isFlush actions={add}>
      <div ref={content} className={css.content} tabIndex={-1} {...rescue}>
        {isReadOnly ? null : <p className={css.note}>{t('Changes are saved immediately.')}</p>}
        {actors.length === 0 ? (
          <p className={css.empty}>{emptyText}</p>
        ) : (
          <ul aria-label={title}>{actors.map(children)}</ul>
        )}
        {after}
      </div>
    </Card>
  )
}
