import type { Course } from '#lab/run/steps.ts'

/** A course to where a machine rests, of which a picture can be taken. */
export type Still = Omit<Course, 'machine'> & {
  /** The paths of the states that it rests in, in the order of its definition. */
  states: readonly string[]
  /** What else is true there and can be seen, such as `isEmpty`: what tells apart the stills of one state. */
  facts: readonly string[]
  /** The types of the events that do something there; all others are ignored. */
  takes: readonly string[]
}

/** Stills as they are kept: one to a line. */
export const writeStills = (stills: readonly Still[]): string =>
  stills.map(still => `${JSON.stringify(still)}\n`).join('')

/** The stills that {@link writeStills} wrote. */
export const readStills = (text: string): readonly Still[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map((line): Still => JSON.parse(line))
