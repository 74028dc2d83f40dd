import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { listExportMachine } from './list-export.machine.ts'
import { soFar } from './list-reading.ts'

export type ListExportActor = ActorRefFrom<typeof listExportMachine>
type ListExportSnapshot = SnapshotFrom<typeof listExportMachine>

/** How far an export is: `read` of the `count` rows that the list said last; `count` is null before its first answer. */
export type ExportProgress = { read: number; count: number | null; isSecond: boolean }

export const exportProgressOf = ({ context: { reading } }: ListExportSnapshot): ExportProgress => ({
  ...soFar(reading),
  isSecond: reading.before !== null,
})

/** Whether nothing is exported, so that an export can begin. */
export const isIdle = (snapshot: ListExportSnapshot) => snapshot.context.request === null

/** Whether rows were read, and others are to be. */
export const isPartlyRead = (snapshot: ListExportSnapshot) => exportProgressOf(snapshot).count !== null

/** Whether the list is being read a second time, as it has changed meanwhile. */
export const isReadAgain = (snapshot: ListExportSnapshot) =>
  snapshot.hasTag('reading') && exportProgressOf(snapshot).isSecond
