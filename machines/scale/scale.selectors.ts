import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { DecimalText } from '#domain/figures/numbers.ts'
import type { scaleMachine } from './scale.machine.ts'
import { takeable } from './scale.setup.ts'
import type { TakenWeight } from './scale.types.ts'

export type ScaleActor = ActorRefFrom<typeof scaleMachine>
export type ScaleSnapshot = SnapshotFrom<typeof scaleMachine>

/** Returns the weight on the scale in exact kg, also while it moves; null if the scale shows none. */
export const liveWeight = ({ context: { reading } }: ScaleSnapshot): DecimalText | null =>
  reading?.kind === 'weight' ? reading.kg : null

/** Returns the last weight taken if it was for this line; otherwise null. */
export const takenFor = ({ context: { taken } }: ScaleSnapshot, line: string): TakenWeight | null =>
  taken?.line === line ? taken : null

/** True if the weight on the scale is stable and suits the next step of the line. */
export const isTakeableFor = ({ context }: ScaleSnapshot, line: string): boolean => takeable(context, line) !== null
