import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { membersMachine } from './members.machine.ts'

export type MembersActor<Member extends { id: string }> = ActorRefFrom<ReturnType<typeof membersMachine<Member>>>

/** True if the list no longer accepts events, because its screen closed or the session ended. */
export const isClosed = <Member extends { id: string }>(
  snapshot: SnapshotFrom<ReturnType<typeof membersMachine<Member>>>,
) => snapshot.status !== 'active' || snapshot.hasTag('closing')
