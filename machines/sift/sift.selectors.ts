import type { SnapshotFrom } from 'xstate'
import type { siftMachine } from './sift.machine.ts'

type SiftSnapshot<Row extends { id: string }> = SnapshotFrom<ReturnType<typeof siftMachine<Row>>>

/** Whether pages were read, and others are to be. */
export const isPartlySifted = <Row extends { id: string }>(snapshot: SiftSnapshot<Row>) =>
  snapshot.context.read > 0 && !snapshot.hasTag('done')

/** Whether the whole list was read, and nothing of it fits. */
export const isFoundNowhere = <Row extends { id: string }>(snapshot: SiftSnapshot<Row>) =>
  snapshot.hasTag('done') && snapshot.context.found.length === 0
