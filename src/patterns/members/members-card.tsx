import { useSelector } from '@xstate/react'
import { type ReactNode, useReducer, useRef } from 'react'
import { useEmitted } from '#actors/use-emitted.ts'
import type { Problem } from '#domain/problem.ts'
import { memberOf } from '#machines/member/member.selectors.ts'
import { type Lookup, useLookup } from '#patterns/lookup/use-lookup.ts'
import { useFocusOnceThere } from '#ui/basics/use-focus-once-there.ts'
import { type Lost, useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { Card } from '#ui/layout/card.tsx'
import { PickBox } from '#ui/pickers/combo-box.tsx'
import { optionsBut } from '#ui/pickers/options-left.ts'
import { MemberRow, type Remedy } from './member-row.tsx'
import * as css from './members-card.css.ts'
import { type RemovalWords, useRemovalQuestion } from './removal-question.tsx'
import { type Named, type RecordMembers, useMembers } from './use-members.ts'

/** A look-up for a member to add, which leaves out those that are `shown` in the list. */
function AddMember<Member extends Named>({
  noun,
  lookup,
  shown,
  onAdd,
}: {
  noun: string
  lookup: Lookup<Member>
  shown: readonly Member[]
  onAdd: (member: Member) => void
}) {
  const { search, itemOf } = useLookup(lookup)
  return (
    <PickBox
      label={`Add a ${noun}`}
      search={optionsBut(search, shown)}
      onPick={option => {
        const member = itemOf(option)
        if (member) onAdd(member)
      }}
    />
  )
}

/** The next focus when a row or its button is gone: a button of that row or of the one in its place, or the search. */
const nextTo = ({ area, beside }: Lost) =>
  beside?.querySelector('button') ?? area.closest('section')?.querySelector<HTMLElement>('[role="combobox"]') ?? area

/**
 * The members of a saved record, such as the roles of a user: each is added and removed at once, by a call of its own.
 * It is no part of the record's form. `recordId`, `members`, `add`, `remove` and `lookup` are read once.
 */
export function MembersCard<Member extends Named>({
  title,
  noun,
  recordId,
  members: first,
  lookup,
  add,
  remove,
  mayAdd,
  mayRemove,
  confirmRemoval,
  emptyText,
  hrefOf,
  remedyOf,
  children,
}: RecordMembers<Member> & {
  title: string
  /** The noun for a member: "role". */
  noun: string
  /** The look-up for new members, which also says how a member is shown. */
  lookup: Lookup<Member>
  mayAdd: boolean
  mayRemove: boolean
  /** The question before a removal that may be for good. Such a removal has no Undo. */
  confirmRemoval?: (member: Member) => RemovalWords
  emptyText: string
  /** The path that the name of a member links to. */
  hrefOf?: (member: Member) => string
  /** A link for a member whose call failed; null if none helps. */
  remedyOf?: (member: Member, problem: Problem) => Remedy | null
  /** Shown after the card, given the members that the record has: not those that are still to be added. */
  children?: (held: readonly Member[]) => ReactNode
}) {
  const members = useMembers({ recordId, members: first, add, remove }, mayAdd && !confirmRemoval)
  const actors = useSelector(members, ({ context }) => context.members)
  const shown = actors.map(memberOf)
  // That a member is there now changes its own snapshot only.
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  useEmitted(members, 'member.added', lookAgain)
  const held = actors.filter(actor => !actor.getSnapshot().hasTag('joining')).map(memberOf)
  const content = useRef<HTMLDivElement>(null)
  const rescue = useFocusRescue({ items: 'li[data-row]', next: nextTo })
  const focusOnceThere = useFocusOnceThere()
  useEmitted(members, 'member.restored', ({ member: { id } }) =>
    focusOnceThere(() => content.current?.querySelector<HTMLElement>(`li[data-row="${id}"]`)),
  )
  const { ask, question } = useRemovalQuestion(id => members.send({ type: 'member.remove', id }))
  const card = (
    <Card
      title={title}
      isFlush
      actions={
        mayAdd ? (
          <AddMember
            noun={noun}
            lookup={lookup}
            shown={shown}
            onAdd={member => members.send({ type: 'member.add', member })}
          />
        ) : null
      }
    >
      <div ref={content} className={css.content} tabIndex={-1} {...rescue}>
        {mayAdd || mayRemove ? <p className={css.note}>Changes here are saved at once.</p> : null}
        {shown.length === 0 ? (
          <p className={css.empty}>{emptyText}</p>
        ) : (
          <ul aria-label={title}>
            {actors.map(actor => {
              const member = memberOf(actor)
              return (
                <MemberRow
                  key={member.id}
                  actor={actor}
                  option={lookup.toOption(member)}
                  href={hrefOf?.(member)}
                  remedyOf={remedyOf}
                  mayRemove={mayRemove}
                  onDo={type => {
                    if (type === 'member.remove' && confirmRemoval) ask(member.id, confirmRemoval(member))
                    else members.send({ type, id: member.id })
                  }}
                />
              )
            })}
          </ul>
        )}
      </div>
      {confirmRemoval ? question : null}
    </Card>
  )
  return children ? (
    <>
      {card}
      {children(held)}
    </>
  ) : (
    card
  )
}
