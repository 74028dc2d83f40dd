import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { tradeFormMachine } from './trade-form.machine.ts'

export type TradeFormActor = ActorRefFrom<typeof tradeFormMachine>
export type TradeFormSnapshot = SnapshotFrom<typeof tradeFormMachine>

/** True if the form has a save pending after it closed, or its lines have not ended. */
export const isUnderWay = (snapshot: TradeFormSnapshot) =>
  snapshot.hasTag('finishing') || snapshot.context.lines?.getSnapshot().status === 'active'
