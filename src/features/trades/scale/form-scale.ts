import type { ScaleActor } from '#machines/scale/scale.selectors.ts'
import type { ActiveLine } from './active-line.ts'

/** Scale of the session for one form. */
export type FormScale = {
  scale: ScaleActor
  active: ActiveLine
  /** Returns an id for a line that is unique across forms. */
  idOf: (line: string) => string
  /** Captures the next weight for a line; by default, the active line. */
  capture: (line?: string) => void
}
