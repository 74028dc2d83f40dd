import { useState } from 'react'
import type { Actor } from 'xstate'
import type { Work } from '#actors/background.actor.ts'
import { type Environment, useEnvironment } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { calledMembersMachine, type MemberCalls } from '#actors/records/members.actor.ts'
import { useBackgroundWork, useHandOver } from '#actors/use-background-work.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { failedTitle } from '#domain/outcome-words.ts'
import type { Problem } from '#domain/problem.ts'
import { inBrief } from '#domain/words.ts'
import type { MemberAttempt } from '#machines/member/member.types.ts'
import { isClosed, type MembersActor } from '#machines/members/members.selectors.ts'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'

export type Named = { id: string; name: string }

/** Id and initial members of a saved record, and the requests that add and remove members. */
export type RecordMembers<Member extends Named> = MemberCalls<Member> & {
  recordId: string
  members: readonly Member[]
}

const showDoneToast = ({ id, name }: Named, attempt: MemberAttempt, undo?: () => void) =>
  toast({
    id: `member-${id}`,
    kind: 'success',
    title: t('{attempt, select, add {{name} added} other {{name} removed}}', { attempt, name: inBrief(name) }),
    ...(undo ? { action: { label: t('Undo'), onPress: undo } } : {}),
  })

const showFailedToast = ({ id, name }: Named, attempt: MemberAttempt, problem: Problem) =>
  toast({
    id: `member-${id}`,
    kind: 'error',
    title: failedTitle(problem, attempt, inBrief(name)),
    description: problem.message,
  })

/**
 * Shows toasts for changes. Failures and removals get a toast here only after the screen is closed. While the screen is
 * open, its rows show failures, and its own removal toasts offer Undo.
 */
function toastChanges<Member extends Named>(members: MembersActor<Member>) {
  const isScreenGone = () => isClosed(members.getSnapshot())
  members.on('member.added', ({ member }) => showDoneToast(member, 'add'))
  members.on('member.removed', ({ member }) => {
    if (isScreenGone()) showDoneToast(member, 'remove')
  })
  members.on('member.failed', ({ member, attempt, problem }) => {
    if (isScreenGone()) showFailedToast(member, attempt, problem)
  })
}

/** Creates the members machine of a record with its requests and toasts. The caller starts it. */
function createMembers<Member extends Named>(
  environment: Environment,
  { recordId, members: first, ...calls }: RecordMembers<Member>,
): Work<Actor<ReturnType<typeof calledMembersMachine<Member>>>> {
  const members = makeActor(environment, calledMembersMachine(calls), { input: { members: first } })
  toastChanges(members)
  return {
    actor: members,
    subject: recordId,
    leave: () => members.send({ type: 'members.close' }),
    isUnderWay: () => members.getSnapshot().status === 'active',
  }
}

/**
 * Returns the members machine of a saved record. Pending requests continue after the user leaves, and toasts report the
 * result. Undo in the toast of a removal works on every screen. `of` is read once.
 */
export function useMembers<Member extends Named>(of: RecordMembers<Member>, mayUndo: boolean): MembersActor<Member> {
  const environment = useEnvironment()
  const [first] = useState(of)
  const handOver = useHandOver()
  const members = useBackgroundWork(() => createMembers(environment, first))
  useEmitted(members, 'member.removed', ({ member, position }) => {
    const undo = () => {
      if (!isClosed(members.getSnapshot())) return members.send({ type: 'member.restore', member, position })
      const again = createMembers(environment, { ...first, members: [] })
      again.actor.start()
      again.actor.send({ type: 'member.add', member })
      handOver(again)
    }
    showDoneToast(member, 'remove', mayUndo ? undo : undefined)
  })
  return members
}
