import { fromPromise } from 'xstate'
import { memberMachine } from '#machines/member/member.machine.ts'
import { membersMachine } from '#machines/members/members.machine.ts'

export type MemberCalls<Member> = {
  add: (member: Member) => Promise<unknown>
  remove: (member: Member) => Promise<unknown>
}

export const calledMembersMachine = <Member extends { id: string }>({ add, remove }: MemberCalls<Member>) =>
  membersMachine<Member>().provide({
    actors: {
      member: memberMachine<Member>().provide({
        actors: {
          add: fromPromise<unknown, { member: Member }>(({ input: { member } }) => add(member)),
          remove: fromPromise<unknown, { member: Member }>(({ input: { member } }) => remove(member)),
        },
      }),
    },
  })
