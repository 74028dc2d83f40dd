import type { ScaleActor } from '#machines/scale/scale.selectors.ts'
import type { ActiveLine } from './active-line.ts'

/** The scale of the session, as one form uses it. */
export type FormScale = {
  scale: ScaleActor
  active: ActiveLine
  /** Id of a line that differs between forms. */
  idOf: (line: string) => string
  /** Takes the next weight for a line, or for the active line. */
  capture: (line?: string) => void
}
