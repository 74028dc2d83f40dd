import type { ActorRefFrom } from 'xstate'
import type { membersMachine } from './members.machine.ts'

export type MembersActor<Member extends { id: string; name: string }> = ActorRefFrom<
  ReturnType<typeof membersMachine<Member>>
>
