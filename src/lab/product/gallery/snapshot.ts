import type { Course } from '#lab/core/run/steps.ts'

/** Course to a settled state that the gallery can show as a picture. */
export type Snapshot = Omit<Course, 'machine'> & {
  /** Paths of the innermost active states, in definition order. */
  states: readonly string[]
  /** Visible facts that distinguish snapshots with the same states, such as `isEmpty`. */
  facts: readonly string[]
  /** Types of the events that are enabled. */
  takes: readonly string[]
}

/** Parses snapshots, one JSON object per line. */
export const readSnapshots = (text: string): readonly Snapshot[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map((line): Snapshot => JSON.parse(line))
