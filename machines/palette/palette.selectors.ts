import type { ActorRefFrom } from 'xstate'
import type { paletteMachine } from './palette.machine.ts'
import type { PaletteRow } from './palette.types.ts'

export type PaletteActor<Row extends PaletteRow> = ActorRefFrom<ReturnType<typeof paletteMachine<Row>>>
