import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { tradeFormMachine } from './trade-form.machine.ts'

export type TradeFormActor = ActorRefFrom<typeof tradeFormMachine>
export type TradeFormSnapshot = SnapshotFrom<typeof tradeFormMachine>

/** True if a closed form has pending or unsent requests. */
export const isUnderWay = (snapshot: TradeFormSnapshot) =>
  snapshot.hasTag('finishing') || snapshot.context.lines?.getSnapshot().status === 'active'
