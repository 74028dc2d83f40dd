import type { ActorRefFrom } from 'xstate'
import type { pendingLineMachine } from './pending-line.machine.ts'

export type PendingLineActor = ActorRefFrom<typeof pendingLineMachine>
