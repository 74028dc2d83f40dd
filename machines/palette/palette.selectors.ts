import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { paletteMachine } from './palette.machine.ts'
import type { PaletteRow } from './palette.types.ts'

export type PaletteActor<Row extends PaletteRow> = ActorRefFrom<ReturnType<typeof paletteMachine<Row>>>

export type PaletteSnapshot<Row extends PaletteRow> = SnapshotFrom<ReturnType<typeof paletteMachine<Row>>>

export const isWithRecords = <Row extends PaletteRow>({ context }: PaletteSnapshot<Row>) => context.records.length > 0

/** True if at least one source could not be searched. */
export const isPartlyRefused = <Row extends PaletteRow>({ context }: PaletteSnapshot<Row>) => context.refused.length > 0
