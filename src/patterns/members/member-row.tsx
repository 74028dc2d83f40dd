import type { MemberEntry } from '#machines/members/members.types.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import type { ChoiceOption } from '#ui/pickers/options.tsx'
import * as css from './members-card.css.ts'
import type { Named } from './use-members.ts'

/** What the row says about its member; nothing while all is well. */
function statusOf({ status, problem }: MemberEntry<Named>): string {
  if (status === 'adding') return 'Adding…'
  if (status === 'removing') return 'Removing…'
  if (!problem) return ''
  return `${status === 'failed' ? 'Not added' : 'Not removed'}. ${problem.message}`
}

/** One member: who it is, how it stands with it, and what can be done. */
export function MemberRow({
  entry,
  option,
  href,
  mayRemove,
  onDo,
}: {
  entry: MemberEntry<Named>
  /** The member as the search shows it. */
  option: ChoiceOption
  href: string | undefined
  mayRemove: boolean
  onDo: (type: 'member.remove' | 'member.retry' | 'member.dismiss') => void
}) {
  const { member, status, problem } = entry
  const name = <Name>{option.label}</Name>
  const isBusy = status === 'adding' || status === 'removing'
  const isJoining = status === 'adding' || status === 'failed'
  return (
    <li className={css.row} data-row={member.id} tabIndex={-1}>
      <div className={css.words}>
        <div className={css.name}>{href && !isJoining ? <Link href={href}>{name}</Link> : name}</div>
        {option.detail ? (
          <div className={css.detail}>
            <Name>{option.detail}</Name>
          </div>
        ) : null}
        <output className={problem && !isBusy ? `${css.status} ${css.failure}` : css.status}>{statusOf(entry)}</output>
      </div>
      <div className={css.buttons}>
        {problem ? (
          <Button size="small" icon="retry" isPending={isBusy} onPress={() => onDo('member.retry')}>
            Retry{' '}
            <VisuallyHidden>
              {isJoining ? 'adding' : 'removing'} {option.label}
            </VisuallyHidden>
          </Button>
        ) : null}
        {problem && !isBusy ? (
          <IconButton size="small" icon="x" label={`Dismiss ${option.label}`} onPress={() => onDo('member.dismiss')} />
        ) : null}
        {mayRemove && !problem && !isJoining ? (
          <IconButton
            variant="quietDanger"
            icon="bin"
            label={`Remove ${option.label}`}
            isPending={isBusy}
            onPress={() => onDo('member.remove')}
          />
        ) : null}
      </div>
    </li>
  )
}
