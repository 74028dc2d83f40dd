import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { membersMachine } from './members.machine.ts'

export type MembersActor<Member extends { id: string }> = ActorRefFrom<ReturnType<typeof membersMachine<Member>>>

/** Whether nothing can be asked of the list any more: its screen has gone away, or the session is over. */
export const isClosed = <Member extends { id: string }>(
  snapshot: SnapshotFrom<ReturnType<typeof membersMachine<Member>>>,
) => snapshot.status !== 'active' || snapshot.hasTag('closing')
