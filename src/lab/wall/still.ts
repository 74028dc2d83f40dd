import type { Course } from '#lab/run/steps.ts'

/** Course to a settled state of which a picture can be taken. */
export type Still = Omit<Course, 'machine'> & {
  /** Paths of the active states, in the order of the definition. */
  states: readonly string[]
  /** Facts that are visible and distinguish snapshots of a state, such as `isEmpty`. */
  facts: readonly string[]
  /** Types of the enabled events. */
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
