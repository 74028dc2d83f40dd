import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { tradeFormMachine } from './trade-form.machine.ts'

export type TradeFormActor = ActorRefFrom<typeof tradeFormMachine>
export type TradeFormSnapshot = SnapshotFrom<typeof tradeFormMachine>

/** Whether a form that was left still has something to send, or waits for an answer. */
export const isUnderWay = (snapshot: TradeFormSnapshot) =>
  snapshot.hasTag('finishing') || snapshot.context.lines?.getSnapshot().status === 'active'
