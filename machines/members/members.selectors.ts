import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { membersMachine } from './members.machine.ts'

export type MembersActor<Member extends { id: string }> = ActorRefFrom<ReturnType<typeof membersMachine<Member>>>

/** Whether the list takes no further events, because its screen was left or the session is over. */
export const isClosed = <Member extends { id: string }>(
  snapshot: SnapshotFrom<ReturnType<typeof membersMachine<Member>>>,
) => snapshot.status !== 'active' || snapshot.hasTag('closing')
