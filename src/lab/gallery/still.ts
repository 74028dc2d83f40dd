import type { Course } from '#lab/run/steps.ts'

/** Course to a settled state that the gallery can show as a picture. */
export type Still = Omit<Course, 'machine'> & {
  /** Paths of the innermost active states, in definition order. */
  states: readonly string[]
  /** Visible facts that distinguish snapshots with the same states, such as `isEmpty`. */
  facts: readonly string[]
  /** Types of the events that are enabled. */
  takes: readonly string[]
}

/** Serializes snapshots as one JSON object per line. */
export const writeStills = (stills: readonly Still[]): string =>
  stills.map(still => `${JSON.stringify(still)}\n`).join('')

/** Parses the output of {@link writeStills}. */
export const readStills = (text: string): readonly Still[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map((line): Still => JSON.parse(line))
