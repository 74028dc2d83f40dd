import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { DecimalText } from '#domain/figures/numbers.ts'
import type { scaleMachine } from './scale.machine.ts'
import { capturable } from './scale.setup.ts'
import type { CapturedWeight } from './scale.types.ts'

export type ScaleActor = ActorRefFrom<typeof scaleMachine>
export type ScaleSnapshot = SnapshotFrom<typeof scaleMachine>

/** Returns the weight on the scale in exact kg, even while it moves; null if the scale shows none. */
export const liveWeight = ({ context: { reading } }: ScaleSnapshot): DecimalText | null =>
  reading?.kind === 'weight' ? reading.kg : null

/** Returns the last weight captured if it was for this line; otherwise null. */
export const capturedFor = ({ context: { captured } }: ScaleSnapshot, line: string): CapturedWeight | null =>
  captured?.line === line ? captured : null

/** True if the weight on the scale is stable and valid for the next step of the line. */
export const isCapturableFor = ({ context }: ScaleSnapshot, line: string): boolean => capturable(context, line) !== null
