import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { recordMachine } from './record.machine.ts'

export type RecordActor<Values extends Record<string, unknown>, Saved> = ActorRefFrom<
  ReturnType<typeof recordMachine<Values, Saved>>
>
type RecordSnapshot<Values extends Record<string, unknown>, Saved> = SnapshotFrom<
  ReturnType<typeof recordMachine<Values, Saved>>
>

/** Whether the form holds something else than what was loaded or saved last. Values are compared as JSON. */
export function isDirty<Values extends Record<string, unknown>, Saved>({
  context: { values, initial },
}: RecordSnapshot<Values, Saved>): boolean {
  return JSON.stringify(values) !== JSON.stringify(initial)
}
