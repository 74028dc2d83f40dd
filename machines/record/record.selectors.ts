import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { recordMachine } from './record.machine.ts'

export type RecordActor<Values extends Record<string, unknown>, Saved> = ActorRefFrom<
  ReturnType<typeof recordMachine<Values, Saved>>
>
type RecordSnapshot<Values extends Record<string, unknown>, Saved> = SnapshotFrom<
  ReturnType<typeof recordMachine<Values, Saved>>
>

/** Returns the fields that changed since the last load or save, with their current values. Compares values as JSON. */
export function changedFields<Values extends Record<string, unknown>, Saved>({
  context: { values, initial },
}: RecordSnapshot<Values, Saved>): Partial<Values> {
  const isChanged = ([name, value]: [string, unknown]) =>
    value !== initial[name] && JSON.stringify(value) !== JSON.stringify(initial[name])
  return Object.fromEntries(Object.entries(values).filter(isChanged)) as Partial<Values>
}

/** True if any field changed since the last load or save. */
export const isDirty = <Values extends Record<string, unknown>, Saved>(snapshot: RecordSnapshot<Values, Saved>) =>
  Object.keys(changedFields(snapshot)).length > 0
