import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { rowSelectionMachine } from './row-selection.machine.ts'

type Identified = { id: string }

export type RowSelectionActor<Row extends Identified> = ActorRefFrom<ReturnType<typeof rowSelectionMachine<Row>>>

type RowSelectionSnapshot<Row extends Identified> = SnapshotFrom<ReturnType<typeof rowSelectionMachine<Row>>>

/** Whether a row is selected. */
export const isChosen = <Row extends Identified>({ context }: RowSelectionSnapshot<Row>, id: string) =>
  context.chosen.some(({ row }) => row.id === id)
