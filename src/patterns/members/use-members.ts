import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { inBrief } from '#domain/words.ts'
import { membersMachine } from '#machines/members/members.machine.ts'
import type { MembersActor } from '#machines/members/members.selectors.ts'
import type { MemberAttempt } from '#machines/members/members.types.ts'
import { toast } from '#ui/feedback/toasts.ts'

export type Named = { id: string; name: string }

/** The calls that add and remove one member. */
export type MemberCalls<Member extends Named> = {
  add: (member: Member) => Promise<unknown>
  remove: (member: Member) => Promise<unknown>
}

const done: Record<MemberAttempt, string> = { add: 'added', remove: 'removed' }

// A toast whose action was pressed takes any of its own id along as it goes: what follows from an Undo has another.
const idOf = (id: string, attempt: MemberAttempt) => `member-${attempt}-${id}`

const tellDone = ({ id, name }: Named, attempt: MemberAttempt, undo?: () => void) =>
  toast({
    id: idOf(id, attempt),
    kind: 'success',
    title: `${inBrief(name)} ${done[attempt]}`,
    ...(undo ? { action: { label: 'Undo', onPress: undo } } : {}),
  })

const tellFailed = ({ id, name }: Named, attempt: MemberAttempt, error: unknown) =>
  toast({
    id: idOf(id, attempt),
    kind: 'error',
    title: `${inBrief(name)} is not ${done[attempt]}`,
    description: toProblem(error).message,
  })

/** A call is not called off by leaving its screen, which the signal tells: how it went is said all the same. */
async function toldAfterLeaving(member: Named, attempt: MemberAttempt, call: Promise<unknown>, left: AbortSignal) {
  try {
    await call
    if (left.aborted) tellDone(member, attempt)
  } catch (error) {
    if (left.aborted) tellFailed(member, attempt, error)
    throw error
  }
}

/** Undo for a removal whose screen is gone. */
async function addAgain<Member extends Named>({ add }: MemberCalls<Member>, member: Member) {
  try {
    await add(member)
    tellDone(member, 'add')
  } catch (error) {
    tellFailed(member, 'add', error)
  }
}

/**
 * The members machine of a saved record, with its calls and its toasts; a removal that may be undone can be from its
 * toast for as long as that is there, also from another screen; `onUndo` is told whom it brings back here. `first` and `calls` are read once.
 */
export function useMembers<Member extends Named>(
  first: readonly Member[],
  calls: MemberCalls<Member>,
  mayUndo: boolean,
  onUndo: (id: string) => void,
): MembersActor<Member> {
  const [{ add, remove }] = useState(calls)
  const [machine] = useState(() =>
    membersMachine<Member>().provide({
      actors: {
        add: fromPromise<unknown, { member: Member }>(({ input: { member }, signal }) =>
          toldAfterLeaving(member, 'add', add(member), signal),
        ),
        remove: fromPromise<unknown, { member: Member }>(({ input: { member }, signal }) =>
          toldAfterLeaving(member, 'remove', remove(member), signal),
        ),
      },
    }),
  )
  const members = useActorRef(machine, { input: { members: first } })
  const tellUndo = useEffectEvent(onUndo)

  useEffect(() => {
    let isHere = true
    const undo = (member: Member, position: number) => {
      if (!isHere) return void addAgain({ add, remove }, member)
      tellUndo(member.id)
      members.send({ type: 'member.add', member, position })
    }
    const subscriptions = [
      members.on('member.added', ({ member }) => tellDone(member, 'add')),
      members.on('member.removed', ({ member, position }) =>
        tellDone(member, 'remove', mayUndo ? () => undo(member, position) : undefined),
      ),
    ]
    return () => {
      isHere = false
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [members, mayUndo, add, remove])
  return members
}
