import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { failedStatus } from '#domain/outcome-words.ts'
import type { Problem } from '#domain/problem.ts'
import type { MemberActor, MemberSnapshot } from '#machines/member/member.selectors.ts'
import type { MembersActor } from '#machines/members/members.selectors.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Link, LinkButton } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import type { ChoiceOption } from '#ui/pickers/choice-search.ts'
import * as css from './members-card.css.ts'
import type { Named } from './use-members.ts'

/** Returns the status of a member in words; empty without a pending or failed request. */
function statusOf<Member>(snapshot: MemberSnapshot<Member>): string {
  const { problem } = snapshot.context
  const isJoining = snapshot.hasTag('joining')
  if (snapshot.hasTag('busy')) return isJoining ? t('Adding…') : t('Removing…')
  if (!problem) return ''
  return failedStatus(problem, isJoining ? 'add' : 'remove')
}

const hidden = (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>

export type Remedy = { label: string; path: string }

export function MemberRow<Member extends Named>({
  members,
  actor,
  option,
  href,
  remedyOf,
  onRemove,
}: {
  members: MembersActor<Member>
  actor: MemberActor<Member>
  option: ChoiceOption
  href?: string | undefined
  /** Returns a link to the screen on which the user can fix a failed request, or null. */
  remedyOf?: (member: Member, problem: Problem) => Remedy | null
  onRemove: (() => void) | undefined
}) {
  const snapshot = useSelector(actor, current => current)
  const { member, problem } = snapshot.context
  const name = <Name>{option.label}</Name>
  const remedy = problem ? remedyOf?.(member, problem) : null
  const isBusy = snapshot.hasTag('busy')
  const isJoining = snapshot.hasTag('joining')
  const send = (type: 'member.retry' | 'member.dismiss') => members.send({ type, id: member.id })
  return (
    <li className={css.row} data-row={member.id} tabIndex={-1}>
      <div className={css.words}>
        <div className={css.name}>{href && !isJoining ? <Link href={href}>{name}</Link> : name}</div>
        {option.detail ? (
          <div className={css.detail}>
            <Name>{option.detail}</Name>
          </div>
        ) : null}
        <output className={problem && !isBusy ? `${css.status} ${css.failure}` : css.status}>
          {statusOf(snapshot)}
        </output>
      </div>
      <div className={css.buttons}>
        {remedy && !isBusy ? (
          <LinkButton href={remedy.path}>
            {rich('{remedy} <hidden>for {name}</hidden>', { remedy: remedy.label, name: option.label, hidden })}
          </LinkButton>
        ) : null}
        {problem ? (
          <Button icon="retry" isPending={isBusy} onPress={() => send('member.retry')}>
            {isJoining
              ? rich('Retry <hidden>adding {name}</hidden>', { name: option.label, hidden })
              : rich('Retry <hidden>removing {name}</hidden>', { name: option.label, hidden })}
          </Button>
        ) : null}
        {problem && !isBusy ? (
          <IconButton
            icon="x"
            label={t('Dismiss {name}', { name: option.label })}
            onPress={() => send('member.dismiss')}
          />
        ) : null}
        {onRemove && !problem && !isJoining ? (
          <IconButton
            variant="quietDanger"
            icon="bin"
            label={t('Remove {name}', { name: option.label })}
            isPending={isBusy}
            onPress={onRemove}
          />
        ) : null}
      </div>
    </li>
  )
}
