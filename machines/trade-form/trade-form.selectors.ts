import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { tradeFormMachine } from './trade-form.machine.ts'

export type TradeFormActor = ActorRefFrom<typeof tradeFormMachine>
export type TradeFormSnapshot = SnapshotFrom<typeof tradeFormMachine>

/** Whether something of a form that was left is still to be sent or answered. */
export const isUnderWay = (snapshot: TradeFormSnapshot) =>
  snapshot.hasTag('finishing') || snapshot.context.lines?.getSnapshot().status === 'active'
